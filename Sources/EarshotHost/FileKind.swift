import Foundation

/// The kind of thing that a path leads to.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A named pipe, or the pipe of a process substitution.
  case pipe
  case socket
  case device
  /// A symbolic link, where links are not followed.
  case link

  /// Looks at what is at the end of all links; `nil` when there is nothing.
  package init?(of path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    case S_IFLNK: self = .link
    default: self = .file
    }
  }
}
