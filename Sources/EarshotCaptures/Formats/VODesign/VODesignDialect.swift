package import EarshotTree

/// Which bits mean which trait: VoiceOver Designer and the plug-in of Figma differ.
public enum VODesignDialect: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver Designer.
  case designer = "a"
  /// The exporter of the Figma plug-in.
  case figma = "b"

  /// The program that writes it.
  var name: String { self == .designer ? "VoiceOver Designer" : "the Figma plug-in" }

  /// The dialect that a document seems to be in, and whether another reading is as good.
  ///
  /// The plug-in writes neither containers nor a `document.json`, and always states its scale.
  static func assumed(
    _ survey: VODesignSurvey, _ canvas: VODesignCanvas
  ) -> (dialect: VODesignDialect, isInDoubt: Bool) {
    if survey.bits & onlyFigmaBits != 0 { return (.figma, false) }
    if survey.hasArtboards || survey.hasContainers { return (.designer, false) }
    // The plug-in writes points and states a scale of 3.
    let isInPoints =
      canvas.statedScale == 3
      && (canvas.imageWidth.map { survey.right <= min(1100, $0 / 3 + 1) } ?? (survey.right <= 450))
      && survey.right > 0
    if isInPoints { return (.figma, survey.bits & onlyDesignerBits != 0) }
    let isSurelyDesigner = survey.bits & onlyDesignerBits != 0 || canvas.statedScale != nil
    return (.designer, survey.bits & ambiguousBits != 0 && !isSurelyDesigner)
  }

  /// Bits of the plug-in that VoiceOver Designer does not have.
  private static let onlyFigmaBits: UInt64 = 1 << 17 | 1 << 53
  /// Bits of VoiceOver Designer that the plug-in does not have.
  private static let onlyDesignerBits: UInt64 = 0b1_1111 << 18
  /// Bits that mean one trait in the one and another trait in the other.
  static let ambiguousBits: UInt64 = designerBits.reduce(0) { bits, entry in
    guard let other = figmaBits[entry.key], other != entry.value else { return bits }
    return bits | 1 << UInt64(entry.key)
  }

  /// The traits of some bits; what no trait has is returned as well.
  package func traits(_ bits: UInt64) -> (traits: Traits, unknown: [Int]) {
    var traits: Traits = []
    var unknown: [Int] = []
    let table = self == .designer ? Self.designerBits : Self.figmaBits
    var rest = bits
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      if let trait = table[bit] { traits.formUnion(trait) } else { unknown.append(bit) }
    }
    return (traits, unknown)
  }

  /// The bits of some traits; those that the program has no bit for are left out.
  package func bits(of traits: Traits) -> UInt64 {
    let table = self == .designer ? Self.designerBits : Self.figmaBits
    // A bit of two traits stands before those of one.
    let entries = table.sorted { first, second in
      let counts = [first, second].map(\.value.rawValue.nonzeroBitCount)
      return counts[0] != counts[1] ? counts[0] > counts[1] : first.key < second.key
    }
    var bits: UInt64 = 0
    var rest = traits
    for (bit, trait) in entries where rest.isSuperset(of: trait) {
      bits |= 1 << UInt64(bit)
      rest.subtract(trait)
    }
    return bits
  }

  /// Changes the traits that bits stand for; a bit that the program does not know stays.
  package func bits(_ bits: UInt64, changedTo traits: Traits) -> UInt64 {
    let (old, unknown) = self.traits(bits)
    guard old != traits else { return bits }
    return unknown.reduce(self.bits(of: traits)) { $0 | 1 << UInt64($1) }
  }

  private static let designerBits: [Int: Traits] = [
    0: .button, 1: .header, 2: .adjustable, 3: .link, 4: .staticText, 5: .image, 6: .searchField,
    7: [.button, .tabBarItem], 8: .selected, 9: .notEnabled, 10: .summaryElement,
    11: .playsSound, 12: .allowsDirectInteraction, 13: .startsMediaSession,
    14: .updatesFrequently, 15: .causesPageTurn, 16: .keyboardKey, 18: .textEntry,
    // Beta versions wrote 19 and 22.
    19: .textEntry, 20: [.button, .toggleButton], 21: .isEditing, 22: .isEditing,
  ]

  private static let figmaBits: [Int: Traits] = [
    0: .button, 1: .header, 2: .adjustable, 3: .link, 4: .selected, 5: .image, 6: .staticText,
    7: .summaryElement, 8: .updatesFrequently, 9: .playsSound, 10: .startsMediaSession,
    11: .allowsDirectInteraction, 12: .causesPageTurn, 13: .textEntry, 14: .isEditing,
    15: .searchField, 16: .keyboardKey, 17: .notEnabled, 53: [.button, .toggleButton],
  ]
}
