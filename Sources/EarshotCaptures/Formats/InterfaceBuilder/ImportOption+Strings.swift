extension ImportOption {
  /// The texts of a storyboard or xib in another language.
  package static let strings = ImportOption(
    name: "strings",
    help: "Texts for storyboards and xibs. (default: LANG.lproj/NAME.strings beside the document "
      + "for the language named with --language)",
    valueName: "file", formats: [CaptureFormat.interfaceBuilder.id],
    subject: "storyboards and xibs")
}
