extension ImportOption {
  /// The program that numbered the traits of a design.
  package static let voDesignDialect = ImportOption(
    name: "vodesign-dialect",
    help: "How a .vodesign package numbers traits: a as VoiceOver Designer, b as the Figma "
      + "plug-in, or auto.",
    valueName: "a|b|auto", formats: [CaptureFormat.voDesign.id])
}

extension VODesignDialect {
  /// The values of the option.
  package static let optionValues = ["a", "b", "auto"]

  /// The dialect of a value of the option; `nil` if it is to be recognised.
  package static func named(_ name: String) throws(ImportOption.InvalidValue) -> VODesignDialect? {
    if name == "auto" { return nil }
    guard let dialect = VODesignDialect(rawValue: name) else {
      throw ImportOption.InvalidValue(
        message: "unknown dialect '\(name)'; known are \(optionValues.joined(separator: ", "))")
    }
    return dialect
  }
}
