extension Rule {
  /// The rules that look at code, sorted by id; EarshotSource says where they are broken.
  ///
  /// No screen shows what they find, so their examples are Swift files in `Fixtures/Source/Rules`.
  package static let code: [Rule] = [
    .authPasteBlocked,
    .autoplayMedia,
    .colorHardcoded,
    .contextChangeOnInput,
    .dragNoAction,
    .dynamicTypeCapped,
    .fieldPurposeMissing,
    .focusReturnMissing,
    .fontFixed,
    .labelHardcoded,
    .lineLimitOne,
    .linkAsText,
    .minScaleFactor,
    .motionNoAlternative,
    .pickerStyleLabel,
    .pluralInCode,
    .previewNoAccessibilitySize,
    .reduceMotionIgnored,
    .sentenceConcatenated,
    .shortcutDuplicate,
    .srcAdjustableNoOverride,
    .srcAdjustableNoValue,
    .srcAnnouncementDropped,
    .srcContentShapeMissing,
    .srcCustomControlSemantics,
    .srcDeprecatedModifier,
    .srcDuplicateModifier,
    .srcElementContainerWrong,
    .srcElementsRecreated,
    .srcEmptyString,
    .srcEscapeReturnsFalse,
    .srcFieldRewritesText,
    .srcFocusStolen,
    .srcFrameLocalCoordinates,
    .srcFrameSetTooEarly,
    .srcHiddenLiteralFalse,
    .srcHitAreaMismatch,
    .srcIdentifierAsLabel,
    .srcLabelInController,
    .srcLabelOnNonelement,
    .srcLabelSetOnce,
    .srcModalOverlay,
    .srcModifierOrder,
    .srcNotificationArgument,
    .srcPauseWithoutResume,
    .srcScreenChangedTooEarly,
    .srcTraitOverwrite,
    .srcTraitPrivateBit,
    .srcTraitRemovalMisuse,
    .srcVoiceoverBranch,
  ]

  /// A colour is written as a number.
  static let colorHardcoded = Rule(
    "color-hardcoded", .info, .slows, .medium, wcag: ["1.4.3"],
    "A colour is written as a number.",
    what: "the colour {color} is the same in light and dark appearance and with increased contrast",
    why: "in another appearance the text may be hard to read",
    advice: "use a semantic colour, or one of the asset catalogue")

  /// Choosing a value leaves the screen.
  static let contextChangeOnInput = Rule(
    "context-change-on-input", .warning, .slows, .medium, wcag: ["3.2.2"],
    "Choosing a value leaves the screen.",
    what: "a change of {value} calls {call}, which leaves the screen",
    why: "a listener who only wanted to hear the values is somewhere else",
    advice: "let a button confirm the choice")

  /// Something is moved by dragging alone.
  static let dragNoAction = Rule(
    "drag-no-action", .warning, .hard, .high, wcag: ["2.5.7"],
    "Something is moved by dragging alone.",
    what: "it is moved with {gesture}, and has no action that moves it",
    why: "dragging is hard or impossible by VoiceOver, by voice and by switch",
    advice: "add actions such as “Move up” and “Move down”, or an edit mode")

  /// Focus is not given back after a sheet closes.
  static let focusReturnMissing = Rule(
    "focus-return-missing", .info, .slows, .medium, wcag: ["2.4.3"], isOptIn: true,
    "Focus is not given back after a sheet closes.",
    what: "the code shows {what} and does not give focus back to what opened it",
    why:
      "the system mostly does so by itself; where it does not, a listener starts again at the top",
    advice: "set an @AccessibilityFocusState in onDismiss")

  /// A text has a font of a fixed size.
  static let fontFixed = Rule(
    "font-fixed", .warning, .slows, .high, wcag: ["1.4.4"],
    "A text has a font of a fixed size.",
    what: "the font {font} does not grow with the text size of the user",
    why: "who needs larger text does not get it",
    advice: "use a text style, relativeTo: or UIFontMetrics")

  /// A text is held to one line.
  static let lineLimitOne = Rule(
    "line-limit-one", .info, .slows, .medium, wcag: ["1.4.4"],
    "A text is held to one line.",
    what: "the text is held to one line, and is cut off when it grows",
    why: "who needs larger text reads the beginning only",
    advice: "allow more lines at accessibility sizes")

  /// The style of a picker drops its title.
  static let pickerStyleLabel = Rule(
    "picker-style-label", .warning, .hard, .high, wcag: ["4.1.2", "1.3.1"],
    "The style of a picker drops its title.",
    what: "a picker of the style {style} does not say its title",
    why: "a listener hears the values and not what they are for",
    advice: "add accessibilityElement(children: .contain) and accessibilityLabel")

  /// A motion that repeats ignores Reduce Motion.
  static let reduceMotionIgnored = Rule(
    "reduce-motion-ignored", .warning, .slows, .medium, wcag: ["2.2.2"],
    "A motion that repeats ignores Reduce Motion.",
    what: "an animation repeats for ever, and the code never asks accessibilityReduceMotion",
    why: "motion makes some people ill, and takes the eye away from what matters",
    advice: "leave the motion out while accessibilityReduceMotion is true")

  /// An adjustable element cannot be adjusted both ways.
  static let srcAdjustableNoOverride = Rule(
    "src-adjustable-no-override", .error, .blocks, .high, wcag: ["4.1.2"],
    "An adjustable element cannot be adjusted both ways.",
    what: "it is adjustable, and {missing} is missing",
    why: "swiping up or down does nothing",
    advice:
      "do both: accessibilityIncrement and accessibilityDecrement, or both directions of accessibilityAdjustableAction"
  )

  /// A modifier of the old family is used.
  static let srcDeprecatedModifier = Rule(
    "src-deprecated-modifier", .info, .cosmetic, .high, wcag: [],
    "A modifier of the old family is used.",
    what: "accessibility({label}:) is deprecated",
    why: "newer behaviour of the new modifiers is missing",
    advice: "write {modifier}")

  /// A modifier stands twice.
  static let srcDuplicateModifier = Rule(
    "src-duplicate-modifier", .warning, .hard, .high, wcag: ["4.1.2"],
    "A modifier stands twice.",
    what: "{modifier} stands twice on one view, and only the outer one counts",
    why: "one of the two is never heard",
    advice: "keep one")

  /// Elements are made anew each time they are asked for.
  static let srcElementsRecreated = Rule(
    "src-elements-recreated", .warning, .hard, .high, wcag: ["2.4.3"],
    "Elements are made anew each time they are asked for.",
    what: "the getter of accessibilityElements makes new elements at each call",
    why: "VoiceOver loses its place, because the element that had focus is gone",
    advice: "make them once, keep them, and make them anew when the content changes")

  /// An empty text is set to silence an element.
  static let srcEmptyString = Rule(
    "src-empty-string", .error, .hard, .high, wcag: ["4.1.2"],
    "An empty text is set to silence an element.",
    what: "{property} is set to an empty text, which silences nothing",
    why: "the element keeps its stop and says nothing there",
    advice: "hide it with accessibilityHidden(true), or leave the property alone")

  /// A method handles something and answers false.
  static let srcEscapeReturnsFalse = Rule(
    "src-escape-returns-false", .warning, .hard, .high, wcag: ["2.1.2"],
    "A method handles something and answers false.",
    what: "{method} answers false on every path",
    why: "the system takes it for not handled, and goes on or says that it failed",
    advice: "answer true where it is handled")

  /// The text of a field is rewritten while it is typed.
  static let srcFieldRewritesText = Rule(
    "src-field-rewrites-text", .warning, .hard, .medium, wcag: ["3.2.2"],
    "The text of a field is rewritten while it is typed.",
    what: "{method} sets the text of the field that is typed into",
    why: "VoiceOver reads the text anew at each key, and the cursor jumps",
    advice: "format when editing ends")

  /// A frame is set in the coordinates of a view.
  static let srcFrameLocalCoordinates = Rule(
    "src-frame-local-coordinates", .error, .hard, .high, wcag: ["2.4.7"],
    "A frame is set in the coordinates of a view.",
    what: "accessibilityFrame is set to {value}, and wants the coordinates of the screen",
    why: "the cursor stands where the element is not, and touches miss it",
    advice: "set accessibilityFrameInContainerSpace, or convert the frame")

  /// A frame is set before the layout.
  static let srcFrameSetTooEarly = Rule(
    "src-frame-set-too-early", .warning, .hard, .high, wcag: ["2.4.7"],
    "A frame is set before the layout.",
    what: "accessibilityFrame is set in {method}, before views have their places",
    why: "the cursor stands where the element was not yet laid out",
    advice: "compute it in a getter, or in layoutSubviews")

  /// Hiding is set to false, which does nothing.
  static let srcHiddenLiteralFalse = Rule(
    "src-hidden-literal-false", .info, .cosmetic, .high, wcag: [],
    "Hiding is set to false, which does nothing.",
    what: "{property} is set to false, as it is by itself",
    why: "it reads as if something were shown that was hidden",
    advice: "remove it")

  /// A label is set on what is no element.
  static let srcLabelOnNonelement = Rule(
    "src-label-on-nonelement", .warning, .hard, .medium, wcag: ["4.1.2"],
    "A label is set on what is no element.",
    what: "{view} has a label and is no accessibility element",
    why: "the label is never heard",
    advice: "set isAccessibilityElement to true, or label what is an element")

  /// accessibilityElement stands behind what it should hold.
  static let srcModifierOrder = Rule(
    "src-modifier-order", .warning, .hard, .medium, wcag: ["4.1.2"],
    "accessibilityElement stands behind what it should hold.",
    what:
      "{modifier} stands before accessibilityElement(children:), which makes a new element without it",
    why: "what was set is lost",
    advice: "put accessibilityElement(children:) first")

  /// VoiceOver is paused and never goes on.
  static let srcPauseWithoutResume = Rule(
    "src-pause-without-resume", .error, .blocks, .high, wcag: ["2.1.1"],
    "An assistive technology is paused and never goes on.",
    what: "pauseAssistiveTechnology is posted, and the type never posts resumeAssistiveTechnology",
    why: "Switch Control stands still, and its user can do nothing any more",
    advice: "post resumeAssistiveTechnology on every path")

  /// A change of the screen is told before it is there.
  static let srcScreenChangedTooEarly = Rule(
    "src-screen-changed-too-early", .warning, .hard, .high, wcag: ["2.4.3"],
    "A change of the screen is told before it is there.",
    what: "screenChanged is posted in {method}, before the screen is there",
    why: "VoiceOver looks at the old screen, and focus goes nowhere",
    advice: "post it in viewDidAppear")

  /// Traits of a control are replaced.
  static let srcTraitOverwrite = Rule(
    "src-trait-overwrite", .warning, .hard, .high, wcag: ["4.1.2"],
    "Traits of a control are replaced.",
    what: "accessibilityTraits is set to {value}, and the control loses its own traits",
    why: "its kind or its state is not said any more",
    advice: "insert the trait: accessibilityTraits.insert(…)")

  /// Traits are made of a private bit.
  static let srcTraitPrivateBit = Rule(
    "src-trait-private-bit", .warning, .slows, .high, wcag: ["4.1.2"],
    "Traits are made of a private bit.",
    what: "UIAccessibilityTraits(rawValue: {value}) is no public trait",
    why: "the next version of iOS may say something else",
    advice: "copy the traits of a real control, or use the public toggleButton")

  /// A trait is taken away by an intersection.
  static let srcTraitRemovalMisuse = Rule(
    "src-trait-removal-misuse", .error, .hard, .high, wcag: ["4.1.2"],
    "A trait is taken away by an intersection.",
    what: "{method} keeps only {trait} and loses all other traits",
    why: "the element is no button any more, and its state is wrong",
    advice: "remove the trait: accessibilityTraits.remove(…)")

  /// Makes a rule about code.
  init(
    _ id: String, _ severity: Severity, _ impact: Impact, _ confidence: Confidence,
    wcag criteria: [String], isOptIn: Bool = false, _ summary: String, what: String, why: String,
    advice: String
  ) {
    self.init(
      id, .source, severity, confidence, impact, summary, what: what, why: why, advice: advice,
      wcag: criteria, isOptIn: isOptIn, check: .screen { _ in })
  }
}
