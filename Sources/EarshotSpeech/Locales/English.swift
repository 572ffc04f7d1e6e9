extension Phrasebook {
  /// English, from the string tables of AccessibilitySnapshot and device recordings.
  static let english = Phrasebook(
    language: "en", status: .verified,
    panel: PanelHabits(capitalizesTypes: true, percent: "percent")
  ) { phrase in
    switch phrase {
    case .selected: .lowercased("Selected.")
    case .notEnabled: .lowercased("Dimmed.")
    case .switchOn: .lowercased("On.")
    case .switchOff: .lowercased("Off.")
    case .switchMixed: .lowercased("Mixed.")
    case .isEditing: .lowercased("Is editing.")
    case .characterMode: .lowercased("Character mode.")
    case .insertionPointAtStart: .lowercased("Insertion point at start.")
    case .insertionPointAtEnd: .lowercased("Insertion point at end.")
    case .possibly: .lowercased("Possibly")
    case .possibleText(let text): .lowercased("Possible text: \(text)", isVerified: false)
    case .imageDescription(let text): .lowercased("Image description: \(text)", isVerified: false)
    case .characters(let count): .sentence(count == 1 ? "1 character" : "\(count) characters")
    case .web(let phrase): WebPhrasebook.english(phrase)
    case .expanded: .lowercased("Expanded.")
    case .collapsed: .lowercased("Collapsed.")
    case .button: .lowercased("Button.")
    case .backButton: .lowercased("Back Button.").withCaption("back button")
    case .switchButton: .lowercased("Switch Button.").withCaption("switch button")
    case .tab: .lowercased("Tab.")
    case .textField: .lowercased("Text Field.").withCaption("text field")
    case .secureTextField: .lowercased("Secure Text Field.").withCaption("secure text field")
    case .pickerItem: .lowercased("Picker item.")
    case .heading: .lowercased("Heading.")
    case .link: .lowercased("Link.")
    case .visited: .lowercased("Visited.")
    case .adjustable: .lowercased("Adjustable.")
    case .image: .lowercased("Image.")
    case .searchField: .lowercased("Search Field.").withCaption("search field")
    case .radioButton: .lowercased("Radio button.")
    case .statusBarItem: .lowercased("Status bar item.")
    case .inactive: .lowercased("Inactive.")
    case .footer: .lowercased("Footer.")
    case .draggable: .lowercased("Draggable.")
    case .learning: .lowercased("Learning.")
    case .popupButton: .lowercased("Pop up button.")
    case .maths: .lowercased("Maths.")
    case .folder: .lowercased("Folder.")
    case .menuItem: .lowercased("Menu item.")
    case .videoPlayback: .lowercased("Video playback.")
    case .icon: .lowercased("Icon.")
    case .position(let index, let count): .sentence("\(index) of \(count).")
    case .listStart: .lowercased("List Start.").withCaption("list start")
    case .listEnd: .lowercased("List End.").withCaption("list end")
    case .landmarkStart: .lowercased("Landmark.")
    case .landmarkEnd: Wording("End.", caption: "landmark end", isVerified: false)
    case .row(let row): .lowercased("Row \(row).")
    case .column(let column): .lowercased("Column \(column).")
    case .rowSpan(let rows): .lowercased("Spans \(rows) rows.")
    case .columnSpan(let columns): .lowercased("Spans \(columns) columns.")
    case .tabBar: .lowercased("Tab bar.", isVerified: false)
    case .adjustHint: .sentence("Swipe up or down with one finger to adjust the value.")
    case .toggleHint: .sentence("Double tap to toggle setting.")
    case .editHint: .sentence("Double tap to edit.")
    case .editingHint: .sentence("Use the rotor to access Misspelled Words")
    case .collapseHint: .sentence("Double tap to collapse.")
    case .expandHint: .sentence("Double tap to expand.")
    case .popupHint: .sentence("Double tap to activate the picker.", isVerified: false)
    case .reorderHint:
      .sentence("Double tap and hold, wait for the sound, then drag to re-arrange")
    case .rotorHint(let name): .sentence("Use the rotor to access \(name)")
    case .actionsAvailable: Wording("Actions Available", caption: "Actions available")
    case .moreContentAvailable:
      Wording("More Content Available", caption: "More content available")
    case .back: .sentence("Back")
    case .activate: .sentence("Activate")
    case .decrement: .sentence("Decrement")
    case .increment: .sentence("Increment")
    case .inProgress: .sentence("In progress")
    case .progressHalted: .sentence("Progress halted")
    case .items(let count): .sentence(count == 1 ? "1 item" : "\(count) items")
    case .page(let page, let count): .sentence("Page \(page) of \(count)")
    case .rows(let first, let last, let count):
      .sentence("Rows \(first) to \(last) of \(count)", isVerified: false)
    case .undone: .sentence("Undone", isVerified: false)
    case .shortcutSheet: .sentence("Accessibility Shortcuts", isVerified: false)
    case .shortcut(let name): .sentence(shortcut(name), isVerified: false)
    case .cancel: .sentence("Cancel", isVerified: false)
    case .chart(let phrase): .sentence(chart(phrase), isVerified: false)
    case .rotor(let name): rotorEnglish(name)
    case .gesture(let name): .sentence(gesture(name), isVerified: false)
    case .languageName(let tag): languageEnglish(tag)
    case .capital(let letter): .sentence("cap \(letter)", isVerified: false)
    case .standardTyping: .sentence("Standard typing", isVerified: false)
    case .touchTyping: .sentence("Touch typing", isVerified: false)
    case .directTyping: .sentence("Direct touch typing", isVerified: false)
    case .space: .sentence("Space", isVerified: false)
    case .newLine: .sentence("New line", isVerified: false)
    case .off: .sentence("Off", isVerified: false)
    case .on: .sentence("On", isVerified: false)
    case .appNotAnswering: .sentence("The app does not answer", isVerified: false)
    case .speech(let isOn):
      .sentence(isOn ? "Speech on" : "Speech off", isVerified: false)
    case .screenCurtain(let isOn):
      .sentence(isOn ? "Screen curtain on" : "Screen curtain off", isVerified: false)
    case .itemChooser(let count): .sentence("Item chooser, \(count) items", isVerified: false)
    case .gesturePractice(let isOn):
      .sentence(isOn ? "Gesture practice on" : "Gesture practice off", isVerified: false)
    }
  }
}

extension Wording {
  /// The same script form with another caption form.
  func withCaption(_ caption: String) -> Wording {
    Wording(script, caption: caption, isVerified: isVerified)
  }
}

/// The features of the sheet of shortcuts in English.
private func shortcut(_ name: ShortcutName) -> String {
  switch name {
  case .voiceOver: "VoiceOver"
  case .voiceControl: "Voice Control"
  case .switchControl: "Switch Control"
  case .zoom: "Zoom"
  case .magnifier: "Magnifier"
  case .assistiveTouch: "AssistiveTouch"
  case .colorFilters: "Color Filters"
  }
}

/// Words about charts in English.
private func chart(_ phrase: ChartPhrase) -> String {
  switch phrase {
  case .describe: "Describe Chart"
  case .playAudioGraph: "Play Audio Graph"
  case .details: "Chart Details"
  case .xAxis: "X axis"
  case .yAxis: "Y axis"
  case .span(let first, let last): "from \(first) to \(last)"
  case .series(let count): count == 1 ? "1 data series" : "\(count) data series"
  case .points(let count): count == 1 ? "1 data point" : "\(count) data points"
  case .lowest: "Lowest value"
  case .highest: "Highest value"
  }
}

/// The names of rotor modes in English.
private func rotorEnglish(_ name: RotorName) -> Wording {
  switch name {
  case .characters: .sentence("Characters", isVerified: false)
  case .words: .sentence("Words", isVerified: false)
  case .lines: .sentence("Lines", isVerified: false)
  case .headings: .sentence("Headings")
  case .links: .sentence("Links")
  case .visitedLinks: .sentence("Visited Links")
  case .unvisitedLinks: .sentence("Unvisited Links", isVerified: false)
  case .inPageLinks: .sentence("In-Page Links", isVerified: false)
  case .formControls: .sentence("Form Controls", isVerified: false)
  case .buttons: .sentence("Buttons", isVerified: false)
  case .textFields: .sentence("Text Fields")
  case .searchFields: .sentence("Search Fields", isVerified: false)
  case .images: .sentence("Images")
  case .tables: .sentence("Tables")
  case .lists: .sentence("Lists")
  case .landmarks: .sentence("Landmarks")
  case .containers: .sentence("Containers", isVerified: false)
  case .staticText: .sentence("Static Text", isVerified: false)
  case .sameItem: .sentence("Same Item", isVerified: false)
  case .verticalNavigation: .sentence("Vertical Navigation", isVerified: false)
  case .adjustValue: .sentence("Adjust Value", isVerified: false)
  case .actions: .sentence("Actions", isVerified: false)
  case .moreContent: .sentence("More Content", isVerified: false)
  case .audioGraph: .sentence("Audio Graph", isVerified: false)
  case .speechRate: .sentence("Speech Rate", isVerified: false)
  case .volume: .sentence("Volume", isVerified: false)
  case .punctuation: .sentence("Punctuation", isVerified: false)
  case .language: .sentence("Language", isVerified: false)
  case .hints: .sentence("Hints", isVerified: false)
  case .verbosity: .sentence("Verbosity", isVerified: false)
  case .typingMode: .sentence("Typing Mode", isVerified: false)
  case .sounds: .sentence("Sounds", isVerified: false)
  case .audioDucking: .sentence("Audio Ducking", isVerified: false)
  case .brailleInput: .sentence("Braille Screen Input", isVerified: false)
  case .imageDescriptions: .sentence("Image Descriptions", isVerified: false)
  }
}

/// The names of languages in English; of others the tag.
private func languageEnglish(_ tag: String) -> Wording {
  switch tag {
  case "en": .sentence("English", isVerified: false)
  case "ru": .sentence("Russian", isVerified: false)
  case "de": .sentence("German", isVerified: false)
  default: .sentence(tag, isVerified: false)
  }
}

/// What gestures are called in English, and what they do.
private func gesture(_ name: GestureName) -> String {
  switch name {
  case .touch: "Touch with one finger, go to the element under it"
  case .lift: "The finger is lifted"
  case .singleTap: "Tap, the element is read again"
  case .doubleTap: "Double tap, activate"
  case .tripleTap: "Triple tap, double-tap the element"
  case .doubleTapAndHold: "Double tap and hold, touch and hold the element"
  case .doubleTapAndDrag: "Double tap and drag, drag the element"
  case .splitTap: "Split tap, activate"
  case .swipeRight: "Swipe right, next element"
  case .swipeLeft: "Swipe left, previous element"
  case .swipeUp: "Swipe up, change the value or use the rotor"
  case .swipeDown: "Swipe down, change the value or use the rotor"
  case .twoFingerTap: "Two-finger tap, pause or continue speech"
  case .magicTap: "Two-finger double tap, main function"
  case .twoFingerTripleTap: "Two-finger triple tap, item chooser"
  case .twoFingerDoubleTapAndHold: "Two-finger double tap and hold, label the element"
  case .twoFingerSwipeUp: "Two-finger swipe up, read everything from the top"
  case .twoFingerSwipeDown: "Two-finger swipe down, read everything from here"
  case .twoFingerSwipeLeft: "Two-finger swipe left"
  case .twoFingerSwipeRight: "Two-finger swipe right"
  case .scrub: "Two-finger scrub, go back"
  case .rotateClockwise: "Rotate two fingers clockwise, next rotor mode"
  case .rotateCounterclockwise: "Rotate two fingers counterclockwise, previous rotor mode"
  case .threeFingerTap: "Three-finger tap, where you are"
  case .threeFingerDoubleTap: "Three-finger double tap, speech off or on"
  case .threeFingerTripleTap: "Three-finger triple tap, screen curtain off or on"
  case .threeFingerSwipeLeft: "Three-finger swipe left, scroll right"
  case .threeFingerSwipeRight: "Three-finger swipe right, scroll left"
  case .threeFingerSwipeUp: "Three-finger swipe up, scroll down"
  case .threeFingerSwipeDown: "Three-finger swipe down, scroll up"
  case .fourFingerTapTop: "Four-finger tap near the top, first element"
  case .fourFingerTapBottom: "Four-finger tap near the bottom, last element"
  case .fourFingerDoubleTap: "Four-finger double tap, gesture practice"
  case .fourFingerSwipeLeft: "Four-finger swipe left, next app"
  case .fourFingerSwipeRight: "Four-finger swipe right, previous app"
  case .strongPress: "Stronger press, preview"
  case .shake: "Shake, undo"
  case .home: "From the bottom edge up, home screen"
  case .appSwitcher: "From the bottom edge up and further, app switcher"
  }
}
