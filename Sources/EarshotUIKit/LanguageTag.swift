/// BCP 47 tags, as far as they are needed here.
enum LanguageTag {
  /// The language without script and region, in lower case.
  static func primary(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
