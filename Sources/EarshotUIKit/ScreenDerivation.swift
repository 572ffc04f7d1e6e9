import EarshotTree

/// Turns views into elements: the defaults of the class first, then what the app set.
struct ScreenDerivation {
  let system: UIKitSystem
  let ids: PositionalIDs
  private(set) var unconfirmed: [ExposedTree.Unconfirmed] = []

  init(system: UIKitSystem, ids: PositionalIDs) {
    self.system = system
    self.ids = ids
  }

  /// The element of a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - place: where it stands, such as `0.2.1`.
  mutating func element(of view: View, at place: String) -> Element {
    var element = bare(view, at: place)
    addChildren(of: view, at: place, to: &element)
    noteDefaults(of: view, on: &element)
    return element
  }

  /// The element without its children, made apart so that each level of a deep tree takes little of the
  /// stack.
  private mutating func bare(_ view: View, at place: String) -> Element {
    let kind = ViewClass.of(view)
    let defaults = kind.defaults(view, system)
    var element = Element(
      id: Element.ID(view.id ?? ids.id(at: place)), type: view.className,
      isAccessibilityElement: kind.isView && (view.overrides.isElement ?? defaults.isElement))
    element.source = view.source
    element.document = view.document
    element.identifier = Property(view.overrides.identifier ?? view.id)
    setWords(of: view, defaults, on: &element)
    setGeometry(of: view, defaults, on: &element)
    setContainer(of: view, kind, on: &element)
    setOperations(of: view, kind, on: &element)
    element.appearance = .given(view.appearance)
    element.largeContent = view.largeContent
    return element
  }

  private mutating func noteDefaults(of view: View, on element: inout Element) {
    note(ViewClass.of(view).defaults(view, system), of: view, on: &element)
  }

  private func setWords(of view: View, _ defaults: ViewDefaults, on element: inout Element) {
    let overrides = view.overrides
    element.label = overrides.label.map { Property($0) } ?? defaults.label
    element.hint = Property(overrides.hint)
    element.traits = .given(overrides.traits ?? defaults.traits)
    element.language = Property(overrides.language)
    element.adjustment = Property(overrides.adjustment)
    let adjusted = overrides.adjustment?.wording(language: system.language)
    // An empty value of its own is no value that is missing: a field then keeps its placeholder.
    let value = (overrides.value ?? adjusted).map {
      view.placeholder.isEmpty ? Property($0) : .given($0)
    }
    element.value = value ?? defaults.value
    element.customContent = Property(overrides.customContent)
    element.userInputLabels = Property(overrides.userInputLabels)
    element.expandedStatus = Property(overrides.expandedStatus)
    // A page control says its place as its value.
    element.position = Property(view.className == "UIPageControl" ? nil : view.position)
  }

  private func setGeometry(of view: View, _ defaults: ViewDefaults, on element: inout Element) {
    let overrides = view.overrides
    element.frame = (overrides.frame ?? view.frame).map(Property.given) ?? .notCaptured
    element.isFrameStored = Property(overrides.isFrameStored)
    element.path = Property(overrides.path)
    element.activationPoint = Property(overrides.activationPoint ?? defaults.activationPoint)
    if overrides.activationPoint == nil && defaults.activationPoint != nil {
      element.derived.insert(Element.Fields(.activationPoint))
    }
    element.clipsToBounds = view.clipsToBounds
    element.isHidden = .given(view.isHidden || view.alpha <= 0)
  }

  private func setContainer(of view: View, _ kind: ViewClass, on element: inout Element) {
    let overrides = view.overrides
    element.systemContainer = kind.container
    element.containerType = Property(overrides.containerType)
    element.groupsChildren = .given(overrides.groupsChildren ?? false)
    element.elementsHidden = .given(overrides.elementsHidden ?? false)
    element.isModal = .given(overrides.isModal ?? kind.isModal)
    element.customRotors = Property(overrides.customRotors)
    element.navigationStyle = Property(overrides.navigationStyle)
    element.chart = Property(overrides.chart)
  }

  private func setOperations(of view: View, _ kind: ViewClass, on element: inout Element) {
    let overrides = view.overrides
    // UIKit offers the swipe actions of a cell after the actions that the app sets itself.
    // One that the app names as well is the same action, and is heard once.
    let own = overrides.customActions ?? []
    let swipes = view.swipeActions.filter { name in !own.contains { $0.name == name } }
    element.customActions = Property(own + swipes.map { CustomAction($0) })
    element.handlers = Property(overrides.handlers.map { Set($0).sorted() })
    element.isTappable = .given(
      (view.isTappable || kind.isControl) && overrides.respondsToUserInteraction != false)
    element.gestures = Property(view.gestures)
    element.isOnlyWhileVoiceOverRuns = Property(overrides.isOnlyWhileVoiceOverRuns)
    element.respondsToUserInteraction = Property(overrides.respondsToUserInteraction)
    element.textInput = Property(textInput(of: view, kind, element.traits.value ?? []))
  }

  /// The state of a field; a view that the app gave the traits of a field counts as one.
  private func textInput(of view: View, _ kind: ViewClass, _ traits: Traits) -> TextInput? {
    guard kind.field != nil || !traits.isDisjoint(with: [.textEntry, .searchField]) else {
      return nil
    }
    return TextInput(
      placeholder: view.placeholder.isEmpty ? nil : view.placeholder,
      isEditing: view.isEditing || traits.contains(.isEditing),
      isSecure: view.isSecure || traits.contains(.secureTextField),
      isMultiline: kind.field == .multiLine || traits.contains(.textArea))
  }

  /// Adds the subviews, then the members of the explicit order that are described in place.
  private mutating func addChildren(of view: View, at place: String, to element: inout Element) {
    for child in ViewClass.of(view).parts(view, system) {
      element.children.append(self.element(of: child, at: "\(place).\(element.children.count)"))
    }
    if view.overrides.elements == nil {
      element.accessibilityElements = .empty
      if element.children.isEmpty { addData(of: view, to: &element) }
    } else {
      addMembers(of: view, at: place, to: &element)
    }
  }

  /// Adds the members of an explicit order that are no views of the tree.
  private mutating func addMembers(of view: View, at place: String, to element: inout Element) {
    var order: [Element.ID] = []
    for member in view.overrides.elements ?? [] {
      switch member {
      case .id(let id): order.append(Element.ID(id))
      case .view(let child):
        var added = self.element(of: child, at: "\(place).\(element.children.count)")
        if let rect = child.overrides.frameInContainerSpace, let origin = view.frame {
          added.frame = .given(rect.moved(by: Point(x: origin.x, y: origin.y)))
        }
        order.append(added.id)
        element.children.append(added)
      }
    }
    element.accessibilityElements = .given(order)
  }

  /// Adds the elements of the data of a chart that is none itself and has no others.
  private mutating func addData(of view: View, to element: inout Element) {
    guard let chart = view.overrides.chart, !element.isAccessibilityElement else { return }
    let data = ChartElements(chart, in: element, language: system.language)
    element.children = data.elements
    if data.hasUnconfirmedWords {
      unconfirmed.append(
        ExposedTree.Unconfirmed(
          element: element.id, field: .value,
          message: "the words for the segments of a chart are not confirmed", source: view.source))
    }
  }

  /// Notes the texts of the system that no source confirms and that the app did not replace.
  private mutating func note(
    _ defaults: ViewDefaults, of view: View, on element: inout Element
  ) {
    guard element.isAccessibilityElement else { return }
    var notes = defaults.unconfirmed.filter { !view.overrides.replaces($0.field) }
    if case .options(let options)? = view.overrides.adjustment, options.isEnumerated,
      view.overrides.value == nil, system.words.place(1, 1) == nil
    {
      notes.append(
        (
          .value,
          "the words for a place in a series in the language '\(system.language)' are not known"
        ))
    }
    for (field, message) in notes {
      element.derived.insert(Element.Fields(field))
      unconfirmed.append(
        ExposedTree.Unconfirmed(
          element: element.id, field: field, message: message, source: view.source))
    }
  }
}

extension AccessibilityOverrides {
  /// Whether the text of a field does not come from the class.
  fileprivate func replaces(_ field: Element.Field) -> Bool {
    switch field {
    case .label: label != nil
    case .value: value != nil || adjustment != nil
    default: false
    }
  }
}

extension View {
  fileprivate var appearance: Appearance {
    var appearance = Appearance()
    appearance.text = text.isEmpty ? nil : text
    appearance.isSelected = isSelected ? true : nil
    appearance.isEnabled = isEnabled ? nil : false
    appearance.color = color
    appearance.background = background
    appearance.backgroundAlpha = background == nil ? backgroundAlpha : backgroundAlpha ?? 1
    appearance.darkColor = darkColor
    appearance.darkBackground = darkBackground
    appearance.alpha = alpha
    appearance.fontSize = fontSize
    appearance.fontWeight = fontWeight
    appearance.textStyle = textStyle
    appearance.scalesText = scalesText
    appearance.shrinksText = shrinksText
    appearance.fixedHeight = fixedHeight
    appearance.numberOfLines = numberOfLines ?? (className == "UILabel" ? 1 : nil)
    appearance.image = image
    appearance.pictureText = pictureText
    appearance.drawing = drawing
    // What the app gives as another frame for assistive technology is not drawn there.
    appearance.visibleFrame = visibleFrame ?? (overrides.frame == nil ? nil : frame)
    appearance.transform = transform
    return appearance
  }
}
