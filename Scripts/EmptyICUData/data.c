// Foundation brings the data of ICU: 34 MB of calendars, collations and names of places that Earshot
// does not use. In the static program this table takes its place, linked before Foundation.
// The header of ICU's data, then a table of contents ("ToCP") of no entries.

const struct {
  unsigned short size;
  unsigned char magic[2];
  unsigned short infoSize, reserved;
  unsigned char isBigEndian, charset, charSize, reserved2;
  unsigned char format[4], formatVersion[4], dataVersion[4], padding[8];
  unsigned int count, reserved3;
} __attribute__((aligned(16))) ICU_DATA = {
    32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, "ToCP", {1, 0, 0, 0}, {0}, {0}, 0, 0};
