// The rules about code that look at controls, focus and what is announced.
extension Rule {
  /// An adjustment leaves the value as it was.
  static let srcAdjustableNoValue = Rule(
    "src-adjustable-no-value", .warning, .hard, .medium, wcag: ["4.1.2"],
    "An adjustment leaves the value as it was.",
    what: "accessibilityIncrement does not set accessibilityValue anew",
    why: "a listener swipes up and down and hears the same value every time",
    advice: "compute accessibilityValue, or set it wherever the value changes")

  /// An announcement is cut off.
  static let srcAnnouncementDropped = Rule(
    "src-announcement-dropped", .warning, .hard, .medium, wcag: ["4.1.3"],
    "An announcement is cut off.",
    what:
      "the announcement is posted at once together with {call}, and VoiceOver speaks of that instead",
    why: "a listener does not hear that it worked",
    advice:
      "post it later, when the screen stands still, or with accessibilitySpeechAnnouncementPriority"
  )

  /// A row reacts only where something is drawn.
  static let srcContentShapeMissing = Rule(
    "src-content-shape-missing", .info, .slows, .medium, wcag: ["2.5.8"],
    "A row reacts only where something is drawn.",
    what:
      "the {view} holds a Spacer and has no contentShape, so that a tap in the gap does nothing",
    why: "who cannot aim well, or touches where the cursor is, hits nothing",
    advice: "add contentShape(Rectangle()) before onTapGesture, or make it a Button")

  /// A control that draws itself does not say what it is.
  static let srcCustomControlSemantics = Rule(
    "src-custom-control-semantics", .warning, .blocks, .medium, wcag: ["4.1.2"],
    "A control that draws itself does not say what it is.",
    what: "{view} is drawn and reacts to touches, and has no name, kind or value",
    why: "a listener does not come to it, or does not know what it is and cannot set it",
    advice:
      "use accessibilityRepresentation, or set the label, the traits, the value and what adjusts it"
  )

  /// An element is made for another container.
  static let srcElementContainerWrong = Rule(
    "src-element-container-wrong", .warning, .hard, .medium, wcag: ["1.3.2"],
    "An element is made for another container.",
    what: "the element is made for {container} and stands in accessibilityElements of {owner}",
    why: "its frame and its place in the order are those of another view",
    advice: "make it with the container that lists it")

  /// The focus is moved without anything that the user did.
  static let srcFocusStolen = Rule(
    "src-focus-stolen", .warning, .hard, .medium, wcag: ["3.2.1", "2.4.3"],
    "The focus is moved without anything that the user did.",
    what: "the focus is moved in {call}, which the user did not ask for",
    why: "a listener is torn away from what is being read, and loses the place",
    advice: "announce what has changed, and leave the focus where it is")

  /// What VoiceOver outlines is not what a touch hits.
  static let srcHitAreaMismatch = Rule(
    "src-hit-area-mismatch", .info, .slows, .medium, wcag: ["2.5.8"],
    "What VoiceOver outlines is not what a touch hits.",
    what: "only one of the frame for VoiceOver and the area of touches of {view} is enlarged",
    why: "who touches what the cursor shows misses it, or the cursor hides how large it is",
    advice: "enlarge both: accessibilityFrame and point(inside:with:)")

  /// A view covers the screen and does not say so.
  static let srcModalOverlay = Rule(
    "src-modal-overlay", .warning, .hard, .medium, wcag: ["2.4.3"],
    "A view covers the screen and does not say so.",
    what: "{view} is laid over the whole window without accessibilityViewIsModal",
    why:
      "a listener goes on in the screen below, which nobody sees, and does not find the controls on top",
    advice: "set accessibilityViewIsModal and post screenChanged, or present a view controller")

  /// A notification goes with nothing that can be said or reached.
  static let srcNotificationArgument = Rule(
    "src-notification-argument", .warning, .hard, .medium, wcag: ["4.1.3"],
    "A notification goes with nothing that can be said or reached.",
    what: "{kind} is posted with {value}, which is empty, hidden or no text",
    why: "nothing is said, or the focus goes to the top of the screen",
    advice: "give an announcement its words, and a change of layout a view that is there")

  /// Only VoiceOver gets a control.
  static let srcVoiceoverBranch = Rule(
    "src-voiceover-branch", .info, .slows, .medium, wcag: ["2.1.1"],
    "Only VoiceOver gets a control.",
    what: "the code asks for VoiceOver alone before it shows or hides a control",
    why: "who uses Switch Control, Voice Control or a keyboard does not get it",
    advice: "offer it to everyone")

  /// Something starts to play by itself.
  static let autoplayMedia = Rule(
    "autoplay-media", .warning, .hard, .medium, wcag: ["1.4.2"],
    "Something starts to play by itself.",
    what: "{player} plays when the screen appears",
    why: "its sound covers what VoiceOver says, before a listener has found how to stop it",
    advice: "wait for the user, or start without sound")

  /// Shaking the phone does something.
  static let motionNoAlternative = Rule(
    "motion-no-alternative", .warning, .hard, .medium, wcag: ["2.5.4"],
    "Shaking the phone does something.",
    what: "motionEnded does something: a person must see whether a control does the same",
    why: "who cannot shake the phone, or has it on a mount, cannot do it",
    advice: "offer a control that does the same, and a way to turn the shaking off")

  /// What reacts to touches has an identifier in place of a label.
  static let srcIdentifierAsLabel = Rule(
    "src-identifier-as-label", .warning, .blocks, .medium, wcag: ["4.1.2"],
    "What reacts to touches has an identifier in place of a label.",
    what:
      "{view} reacts to touches and has an accessibilityIdentifier, which is never heard, and no label",
    why: "a test finds it and a listener does not",
    advice: "make it an element with a label and the button trait, or use a button")
}
