#ifndef EARSHOT_STUDIO_PAGE_H
#define EARSHOT_STUDIO_PAGE_H

#include <stddef.h>

/// A file of the page of the studio, as it stands in the program.
struct EarshotPageFile {
  /// Its path below `page`, such as `rooms/listen.js`.
  const char *path;
  /// Its bytes; not closed by a zero.
  const unsigned char *bytes;
  /// How many bytes it has.
  size_t length;
};

/// How many files the page has.
size_t earshotPageFileCount(void);

/// The file at a place from 0; NULL beyond the last one.
const struct EarshotPageFile *earshotPageFile(size_t place);

#endif
