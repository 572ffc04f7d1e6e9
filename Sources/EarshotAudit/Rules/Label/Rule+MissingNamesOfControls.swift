import EarshotTree

/// The rules that say that a control, or what shows progress, has no name.
extension Rule {
  static let fieldLabelMissing = Rule(
    "field-label-missing", .label, .error, .high, .blocks,
    "A field has neither a label nor a placeholder.",
    what: "the field has no label",
    why: "a listener hears “text field” and cannot know what to type",
    advice: "set accessibilityLabel to the caption that stands beside the field",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("labels-or-instructions.html"), .apple("uikit/uitextfield")],
    fails: """
      screen ru
      text "Номер карты"
      ▼ textEntry type UITextField input ()
      ---
      header "Sign in"
      textEntry "E-mail" input ()
      ▼ textEntry secureTextField value "•••••" input (secure)
      ---
      ▼ textEntry textArea " " hint "Up to 500 characters" input (multiline)
      ▼ searchField type XCUIElementTypeSearchField input ()
      --- A capture that tells only the content: it may be a placeholder, which is no name either.
      screen unknown input
      ▼ textEntry type XCUIElementTypeTextField value "First name"
      """,
    passes: """
      textEntry "Электронная почта" type UITextField input ()
      --- This field has a rule of its own.
      textEntry value "Name" input (placeholder "Name")
      ---
      textEntry secureTextField "Password" value "••••" input (secure)
      --- A search bar of UIKit labels itself.
      searchField type UISearchBar input ()
      --- A field in a form with a caption gets that caption as its label.
      cell
        view text "Phone"
        textEntry "Phone" value "+44 20 7946 0018" input ()
      """,
    check: .each(\.controls, where: \.role.isField, telling: .label) { stop, _ in
      if stop.element.type?.hasSuffix("SearchBar") == true { return .pass }
      let placeholder = stop.element.textInput.value?.placeholder?.trimmed ?? ""
      guard stop.spokenLabel.isEmpty, placeholder.isEmpty else { return .pass }
      // What a search field is for is heard from its kind.
      let isMilder = stop.role == .searchField || stop.mayShowPlaceholder
      return .fail(fix: .label(.toWrite(.name)), severity: isMilder ? .warning : nil)
    })

  static let switchLabelMissing = Rule(
    "switch-label-missing", .label, .error, .high, .blocks,
    "A switch has no label.",
    what: "the switch has no label besides its state",
    why: "a listener hears that something is on or off and not what",
    advice: "merge the row with its switch, or set accessibilityLabel to the text of the row",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uiswitch")],
    fails: """
      screen ru
      cell
        text "Сообщать о бонусах и акциях"
        ▼ button toggleButton type UISwitch value "1"
      ---
      text "Remember me"
      ▼ button toggleButton "On" value "On" type App.Toggle
      ---
      link "Terms of service"
      ▼ button toggleButton type checkbox value "0"
      """,
    passes: """
      button toggleButton "Wi-Fi" type UISwitch value "1"
      ---
      element cell button toggleButton "Push notifications" value "0"
        view text "Push notifications"
        button toggleButton type UISwitch value "0"
      ---
      button toggleButton "Без лука" type App.Checkbox value "вкл."
      --- A switch with a title in sight is named by it, as with Toggle in SwiftUI.
      button toggleButton value "1" appearance (text "Dark theme")
      """,
    check: .named(\.controls, where: { $0.role == .toggle }) {
      $0.isNamedOrShowsText && ($0.spokenLabel.isEmpty || $0.foldedLabel != $0.value.lowercased())
    })

  static let sliderLabelMissing = Rule(
    "slider-label-missing", .label, .error, .high, .blocks,
    "A slider has no label.",
    what: "the slider has no label",
    why: "a listener hears a number and not what it changes",
    advice: "set accessibilityLabel to what is adjusted, and a value with its unit",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uislider")],
    fails: """
      screen ru
      text "Яркость" frame 24,250,100,22
      ▼ adjustable type UISlider value "50%" frame 24,276,327,31
      ---
      header "Now playing"
      button "Pause"
      ▼ adjustable type XCUIElementTypeSlider value "1:24"
      ---
      ▼ adjustable "\\u{200B}" type App.Slider value "from 500 to 2000 ₽"
      """,
    passes: """
      adjustable "Яркость" type UISlider value "50%"
      ---
      adjustable "Position" type XCUIElementTypeSlider value "1:24 of 3:05"
      --- An adjustable element that is no slider has a rule of its own.
      adjustable value "Medium"
      --- A slider inside an element gets no focus: the row speaks for it.
      element cell adjustable "Text size" value "Large"
        adjustable type UISlider value "70%"
      """,
    check: .named(\.controls, where: { $0.role == .slider }, by: \.isNamedOrShowsText))

  static let stepperLabelMissing = Rule(
    "stepper-label-missing", .label, .error, .high, .hard,
    "A stepper has no label.",
    what: "the stepper has no label",
    why: "a listener hears that something can be increased or decreased, and not what",
    advice: "make the row one adjustable element with a label and a value, or label the stepper",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uistepper")],
    fails: """
      screen ru
      text "3 события"
      ▼ stepper type UIStepper
        button "Уменьшить"
        button "Увеличить"
      ---
      text "Guests"
      ▼ view type XCUIElementTypeStepper
        button "Decrement"
        button "Increment"
      ---
      ▼ element stepper adjustable type UIStepper value "2"
      """,
    passes: """
      stepper "Quantity" type UIStepper
        button "Decrement"
        button "Increment"
      ---
      stepper type UIStepper
        button "Fewer guests"
        button "More guests"
      ---
      element stepper adjustable "Количество" type UIStepper value "3 события"
        button "Уменьшить"
        button "Увеличить"
      --- The row is one element, so the buttons are never heard.
      element cell adjustable "Copies" value "2"
        stepper type UIStepper
          button "Decrement"
          button "Increment"
      --- A labelled group around it says what the buttons change.
      group "Guests"
        stepper type UIStepper
          button "Decrement"
          button "Increment"
      """,
    check: .each(\.nodes, where: { $0.isStepper && !$0.isSystem }) { node, run in
      let buttons = node.stops
      guard !buttons.isEmpty else { return .inapplicable }
      guard node.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      let isNamed =
        !node.spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
        || !node.isStop && buttons.contains { $0.spokenLabel.words.count > 1 }
      return isNamed ? .pass : .fail(fix: node.stepperFix, covers: buttons)
    })

  static let pickerLabelMissing = Rule(
    "picker-label-missing", .label, .error, .high, .hard,
    "A picker or a segmented control has no label.",
    what: "nothing says what is chosen here",
    why: "a listener hears options without the question that they answer",
    advice: "set accessibilityLabel to what is chosen; a segmented control can become "
      + "one adjustable element with the chosen option as its value",
    wcag: ["3.3.2", "4.1.2"],
    references: [
      .wcag("labels-or-instructions.html"), .apple("uikit/uipickerview"),
      .apple("uikit/uisegmentedcontrol"),
    ],
    fails: """
      screen ru
      ▼ segments type UISegmentedControl
        button "На доставку" type UISegment
        button selected "В ресторане" type UISegment
      ---
      text "Delivery time"
      ▼ view type XCUIElementTypeDatePicker
        adjustable type XCUIElementTypePickerWheel value "7 o’clock"
        adjustable type XCUIElementTypePickerWheel value "30 minutes"
      ---
      button "Done"
      ▼ adjustable type PickerWheel value "Large"
      ---
      ▼ element segments adjustable value "Thin, 2 of 2" type UISegmentedControl
      """,
    passes: """
      element segments adjustable "Тесто" value "Тонкое, 2 из 2" type UISegmentedControl
        button "Традиционное" type UISegment
        button selected "Тонкое" type UISegment
      ---
      group "Order type"
        segments type UISegmentedControl
          button "Delivery" type UISegment
          button selected "Pickup" type UISegment
      ---
      view type UIPickerView
        adjustable "Hours" type PickerWheel value "7"
        adjustable "Minutes" type PickerWheel value "30"
      ---
      adjustable "Birthday" type UIDatePicker value "1 May 1990"
      --- The title in sight is a part of the picker and becomes its label in SwiftUI.
      view "Size" type XCUIElementTypePicker
        adjustable type XCUIElementTypePickerWheel value "Medium"
      --- Tabs over a list are no chooser, whatever draws them.
      segments
        button selected tabBarItem "Friends"
        button tabBarItem "Groups"
      --- Behind a modal view nothing is heard.
      view
        segments type UISegmentedControl
          button "List" type UISegment
          button "Map" type UISegment
      view modal
        button "Close"
      """,
    check: .screen { run in
      var end = 0
      run.each(run.screen.nodes, where: { $0.index >= end && $0.isChooser }) { node, run in
        // Wheels and segments are parts of the outermost chooser.
        end = node.end
        let parts = node.stops
        guard !node.isSystem, !parts.isEmpty else { return .inapplicable }
        guard node.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
        // Tabs lead to places; they are no answer to a question.
        guard !parts.contains(where: { $0.role == .tab }) else { return .inapplicable }
        let isSegmented = node.element.systemContainer == .segmentedControl
        let isNamed =
          !node.spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
          || !isSegmented && parts.allSatisfy { !$0.spokenLabel.isEmpty }
        return isNamed ? .pass : .fail(fix: run.pickerFix(node, parts), covers: parts)
      }
    })

  static let progressLabelMissing = Rule(
    "progress-label-missing", .label, .warning, .high, .hard,
    "A progress bar or a spinner has no label.",
    what: "the indicator does not say what is under way",
    why: "a listener hears a number or nothing, and does not know what to wait for",
    advice: "set accessibilityLabel to the task, such as “Loading the menu”; "
      + "the share belongs in the value",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiprogressview"), .apple("uikit/uiactivityindicatorview")],
    fails: """
      screen ru
      header "Ваш заказ"
      ▼ element type UIProgressView value "40 %"
      ---
      ▼ updatesFrequently type UIActivityIndicatorView
      ---
      text "Photo.jpg"
      ▼ element type XCUIElementTypeProgressIndicator value "12%"
      button "Cancel"
      """,
    passes: """
      updatesFrequently "Загрузка меню" type UIActivityIndicatorView
      ---
      element "Upload" type UIProgressView value "12 %"
      --- A spinner that is no element is not heard.
      view type UIActivityIndicatorView
      text "Loading…"
      --- The button around it is the element and says that it is busy.
      button dimmed "Pay" value "in progress"
        element type UIActivityIndicatorView
      """,
    check: .named(
      \.stops, where: { $0.role == .progress || $0.role == .activityIndicator },
      by: { !$0.spokenLabel.isEmpty }))
}

extension AuditedScreen.Node {
  /// Whether the content may be a placeholder that the capture does not call so.
  fileprivate var mayShowPlaceholder: Bool { !value.isEmpty && !isAuthored(.textInput) }
}

extension AuditedScreen.Node {
  fileprivate var isStepper: Bool { role == .stepper || element.systemContainer == .stepper }

  /// One adjustable element in place of two buttons.
  fileprivate var stepperFix: Fix {
    if isStop { return .of(element.id, .label(.toWrite(.name))) }
    return .of(
      element.id, .isElement(true), .insertTraits(.adjustable), .label(.toWrite(.name)),
      .value(.toWrite(.value)))
  }
}

extension AuditedScreen {
  /// Whether a group around a node has a label and holds nothing else, so that it names the node.
  func isInNamedGroup(_ node: Node) -> Bool {
    guard
      let group = node.ancestors.first(where: { $0.element.containerType.value != nil }),
      !group.spokenLabel.isEmpty
    else { return false }
    return group.stops.allSatisfy { isInside($0, node) || $0.role == .text }
  }
}

extension AuditedScreen.Node {
  fileprivate var isChooser: Bool {
    role == .picker || element.systemContainer == .segmentedControl
  }
}

extension RuleContext {
  /// A name for the picker; segments become one adjustable element.
  fileprivate func pickerFix(_ node: AuditedScreen.Node, _ parts: [AuditedScreen.Node]) -> Fix {
    let id = node.element.id
    guard node.element.systemContainer == .segmentedControl, !node.isStop else {
      return .of(id, .label(.toWrite(.name)))
    }
    let chosen = parts.first { $0.isSelected }.map { $0.spokenLabel } ?? ""
    return .of(
      id, .isElement(true), .insertTraits(.adjustable), .label(.toWrite(.name)),
      .value(chosen.isEmpty ? .toWrite(.value) : .known(chosen)))
  }
}
