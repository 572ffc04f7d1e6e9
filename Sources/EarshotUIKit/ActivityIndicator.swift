/// The spinning wheel that says that something is in progress.
package enum ActivityIndicator {
  /// The label of one that turns, such as “In progress”; `nil` in a language whose words no source tells.
  ///
  /// - Parameter language: BCP 47 tag of the language of the phone.
  package static func label(in language: String) -> String? {
    SystemWords.words(in: language).inProgress?.text
  }
}
