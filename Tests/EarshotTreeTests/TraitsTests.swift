import EarshotTree
import Testing

@Suite struct TraitsTests {
  @Test func everyBitHasItsOwnName() {
    let names = Traits(rawValue: .max).names
    #expect(names.count == 64 && Set(names).count == 64)
    for bit in UInt64(0)..<64 {
      let trait = Traits(rawValue: 1 << bit)
      #expect(trait.names == [names[Int(bit)]])
      #expect(Traits(name: names[Int(bit)]) == trait)
    }
  }

  @Test(arguments: ["", "Button", "bit0", "bit60", "bit64", "bit", "bit-1", "text"])
  func otherNamesAreNone(name: String) {
    #expect(Traits(name: name) == nil)
  }

  @Test func bitsAreThoseOfUIKit() {
    #expect(Traits.header.rawValue == 0x1_0000 && Traits.notEnabled.rawValue == 0x100)
    #expect(Traits.toggleButton.rawValue == 1 << 53 && Traits.icon.names == ["icon"])
    #expect(Traits.publicBits.names.count == 19)
  }
}
