package import EarshotTree

/// Something that one technology reaches and another does not, or cannot call by its name.
///
/// What is wrong with the wording of names is for the rules of the audit.
package struct ReachDifference: Hashable, Sendable {
  /// The kind of a difference; the names are those of the rules of the audit.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// An adjustable element hides controls from everybody but VoiceOver.
    case adjustableHidesControls = "adjustable-hides-controls"
    /// VoiceOver can act on it, scanning does not stop at it.
    case switchUnreachable = "switch-unreachable"
    /// A UI test cannot find it or the parts in it, tell it from others, or hit it.
    case testUnreachable = "test-unreachable"
    /// Several targets answer to one name.
    case voiceNameDuplicate = "voice-name-duplicate"
    /// Voice Control shows only a number.
    case voiceNameMissing = "voice-name-missing"
    /// VoiceOver can act on it, Voice Control offers neither name nor number.
    case voiceUnreachable = "voice-unreachable"
    /// A finger reaches it, VoiceOver does not.
    case voiceOverUnreachable = "voiceover-unreachable"
  }

  /// Why it is so, as far as it shows in the tree.
  package enum Cause: Hashable, Sendable {
    /// The app says that it does not respond to people.
    case saysNotResponding
    /// Nothing but its reaction to a tap says that it is a control.
    case noTrait
    /// It lies outside the frame of a view around it.
    case outsideParent
    /// It lies inside an accessibility element.
    case inside(Element.ID)
    /// It, or a view around it, is hidden from assistive technology.
    case hidden
    /// It is no accessibility element.
    case noElement
    /// A link in a text is no item of scanning unless the text asks for separate navigation.
    case linkInText(Element.ID)
    /// Only its place tells it from others of its type.
    case notUnique
    /// Something else takes touches at its activation point.
    case covered(by: Element.ID)
    /// Its frame is empty.
    case emptyFrame
    /// It has no name that could be said.
    case noName
    /// A number of targets share its name.
    case sharedName(String, count: Int)
    /// It hides a number of controls.
    case hidesControls(Int)
    /// It hides a number of parts that have identifiers for tests.
    case hidesIdentifiers(Int)
    /// Nothing in the tree tells why.
    case unknown
  }

  /// The kind of the difference.
  package let code: Code
  /// The element that it is about.
  package let element: Element.ID
  /// The name that people use for the element.
  package let name: String
  /// Why it is so.
  package let cause: Cause
  /// Other elements that it is about: the first 100 of the same name, or those that are hidden.
  package let others: [Element.ID]
  /// The technologies that reach the element.
  package let reaching: [ReachTechnology]
  /// The technologies that do not, or that have to do without its name.
  package let missing: [ReachTechnology]
  /// Whether the source tells it for sure; otherwise the system may judge otherwise.
  package let isSure: Bool

  /// The most elements of one name that are listed; their number is in the cause.
  static let mostOthers = 100
}
