/// How Voice Control comes to a target.
package struct VoiceControlReach: Hashable, Sendable {
  /// The name shown over it; `nil` if it has no name that could be said.
  package var name: String?
  /// Its number while numbers are shown, from 1; `nil` for a link in a text.
  package var number: Int?
  /// The other names that it answers to.
  package var otherNames: [String] = []
  /// How many targets answer to its name, itself included; 1 when it can be told apart.
  package var answering = 1
  /// Why it may be left out; `nil` if nothing speaks against it.
  package var doubt: ReachDoubt?

  /// The badge over it while names are shown.
  package var badge: String { name ?? number.map(String.init) ?? "" }
}
