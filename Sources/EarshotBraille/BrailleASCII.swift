/// Braille ASCII of North America, in which files for embossers are written.
package enum BrailleASCII {
  /// The character of each cell of six dots, by its dots: bit 0 is dot 1.
  private static let characters = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=".utf8)

  /// The bytes of cells; dots 7 and 8 have no place in it and are left out.
  package static func bytes(of cells: some Sequence<UInt8>) -> [UInt8] {
    cells.map { characters[Int($0 & 0x3F)] }
  }

  /// The dots of a byte, in capital or small letters; `nil` if it is none of the 64.
  package static func cell(of byte: UInt8) -> UInt8? {
    // Files in small letters have the other characters of their columns as well.
    let capital = (0x60..<0x7F).contains(byte) ? byte - 0x20 : byte
    return characters.firstIndex(of: capital).map { UInt8($0) }
  }
}
