/// A node of the accessibility tree of an app: `UIAccessibility` as values.
///
/// A node is an element that VoiceOver stops at, or a container around others. Every property that a
/// source may be unable to tell is a ``Property`` with three states.
public struct Element: Hashable, Sendable, Identifiable {
  /// The identity within the screen, unique among all its nodes.
  public var id: ID {
    get { box.values.id }
    set { own.values.id = newValue }
  }
  /// The class or type as the source names it, such as `UIButton`; `nil` if it names none.
  public var type: String? {
    get { box.values.type }
    set { own.values.type = newValue }
  }
  /// Whether VoiceOver stops at the element, `isAccessibilityElement`; its children are then ignored.
  public var isAccessibilityElement: Bool {
    get { box.values.isAccessibilityElement }
    set { own.values.isAccessibilityElement = newValue }
  }

  /// The name that is spoken, `accessibilityLabel`.
  public var label: Property<String> {
    get { box.values.label }
    set { own.values.label = newValue }
  }
  /// The value that is spoken after the name, `accessibilityValue`.
  public var value: Property<String> {
    get { box.values.value }
    set { own.values.value = newValue }
  }
  /// The effect of activation, spoken after a pause, `accessibilityHint`.
  public var hint: Property<String> {
    get { box.values.hint }
    set { own.values.hint = newValue }
  }
  /// The name with speech attributes, `accessibilityAttributedLabel`.
  public var attributedLabel: Property<AttributedText> {
    get { rare[\.attributedLabel] }
    set { rare[\.attributedLabel] = newValue }
  }
  /// The value with speech attributes, `accessibilityAttributedValue`.
  public var attributedValue: Property<AttributedText> {
    get { rare[\.attributedValue] }
    set { rare[\.attributedValue] = newValue }
  }
  /// The hint with speech attributes, `accessibilityAttributedHint`.
  public var attributedHint: Property<AttributedText> {
    get { rare[\.attributedHint] }
    set { rare[\.attributedHint] = newValue }
  }
  /// The name for tests, `accessibilityIdentifier`; never spoken.
  public var identifier: Property<String> {
    get { box.values.identifier }
    set { own.values.identifier = newValue }
  }
  /// Kind, states and behaviour, `accessibilityTraits`.
  public var traits: Property<Traits> {
    get { box.values.traits }
    set { own.values.traits = newValue }
  }

  /// The focus frame in screen coordinates, `accessibilityFrame`.
  public var frame: Property<Rect> {
    get { box.values.frame }
    set { own.values.frame = newValue }
  }
  /// The focus shape in screen coordinates, `accessibilityPath`.
  public var path: Property<Path> {
    get { rare[\.path] }
    set { rare[\.path] = newValue }
  }
  /// Where a double tap taps, in screen coordinates, `accessibilityActivationPoint`.
  public var activationPoint: Property<Point> {
    get { rare[\.activationPoint] }
    set { rare[\.activationPoint] = newValue }
  }
  /// BCP 47 tag of the language it is spoken in, `accessibilityLanguage`.
  public var language: Property<String> {
    get { box.values.language }
    set { own.values.language = newValue }
  }

  /// The type of the container, `accessibilityContainerType`.
  public var containerType: Property<ContainerType> {
    get { box.values.containerType }
    set { own.values.containerType = newValue }
  }
  /// The system view it is, when VoiceOver reads such a view as one block.
  public var systemContainer: SystemContainer? {
    get { box.values.systemContainer }
    set { own.values.systemContainer = newValue }
  }
  /// The place in a data table, `UIAccessibilityContainerDataTableCell`.
  public var tableCell: Property<TableCell> {
    get { rare[\.tableCell] }
    set { rare[\.tableCell] = newValue }
  }
  /// The explicit order of its contents, `accessibilityElements`; replaces the walk of children.
  public var accessibilityElements: Property<[ID]> {
    get { box.values.accessibilityElements }
    set { own.values.accessibilityElements = newValue }
  }
  /// Whether all its contents are read before what follows, `shouldGroupAccessibilityChildren`.
  public var groupsChildren: Property<Bool> {
    get { box.values.groupsChildren }
    set { own.values.groupsChildren = newValue }
  }
  /// Whether the node and all below are hidden from VoiceOver, `accessibilityElementsHidden`.
  public var elementsHidden: Property<Bool> {
    get { box.values.elementsHidden }
    set { own.values.elementsHidden = newValue }
  }
  /// Whether the view itself is hidden or fully transparent.
  public var isHidden: Property<Bool> {
    get { box.values.isHidden }
    set { own.values.isHidden = newValue }
  }
  /// Whether its siblings are ignored, `accessibilityViewIsModal`.
  public var isModal: Property<Bool> {
    get { box.values.isModal }
    set { own.values.isModal = newValue }
  }
  /// Whether what lies outside its bounds is not drawn, `clipsToBounds`.
  public var clipsToBounds: Bool {
    get { box.values.clipsToBounds }
    set { own.values.clipsToBounds = newValue }
  }
  /// How Switch Control walks its children, `accessibilityNavigationStyle`.
  public var navigationStyle: Property<NavigationStyle> {
    get { rare[\.navigationStyle] }
    set { rare[\.navigationStyle] = newValue }
  }

  /// Named things to do, `accessibilityCustomActions`; activate is implicit and not listed.
  public var customActions: Property<[CustomAction]> {
    get { box.values.customActions }
    set { own.values.customActions = newValue }
  }
  /// Facts heard on demand, `accessibilityCustomContent`.
  public var customContent: Property<[CustomContent]> {
    get { box.values.customContent }
    set { own.values.customContent = newValue }
  }
  /// Ways of jumping, `accessibilityCustomRotors`.
  public var customRotors: Property<[CustomRotor]> {
    get { rare[\.customRotors] }
    set { rare[\.customRotors] = newValue }
  }
  /// The data of a chart, `accessibilityChartDescriptor`.
  package var chart: Property<Chart> {
    get { rare[\.chart] }
    set { rare[\.chart] = newValue }
  }
  /// Names for Voice Control, the first is displayed, `accessibilityUserInputLabels`.
  public var userInputLabels: Property<[String]> {
    get { rare[\.userInputLabels] }
    set { rare[\.userInputLabels] = newValue }
  }
  /// Places to drag from, `accessibilityDragSourceDescriptors`.
  public var dragSources: Property<[LocationDescriptor]> {
    get { rare[\.dragSources] }
    set { rare[\.dragSources] = newValue }
  }
  /// Places to drop on, `accessibilityDropPointDescriptors`.
  public var dropPoints: Property<[LocationDescriptor]> {
    get { rare[\.dropPoints] }
    set { rare[\.dropPoints] = newValue }
  }
  /// Whether it is open, `accessibilityExpandedStatus`; unsupported is empty.
  public var expandedStatus: Property<ExpandedStatus> {
    get { box.values.expandedStatus }
    set { own.values.expandedStatus = newValue }
  }
  /// The state of a text field.
  public var textInput: Property<TextInput> {
    get { rare[\.textInput] }
    set { rare[\.textInput] = newValue }
  }
  /// The effect of increment and decrement.
  public var adjustment: Property<Adjustment> {
    get { rare[\.adjustment] }
    set { rare[\.adjustment] = newValue }
  }
  /// The place in a series when the source gives it; otherwise it is counted.
  public var position: Property<SeriesPosition> {
    get { rare[\.position] }
    set { rare[\.position] = newValue }
  }
  /// Heading level from 1 to 6, as in web content.
  public var headingLevel: Property<Int> {
    get { rare[\.headingLevel] }
    set { rare[\.headingLevel] = newValue }
  }
  /// The overridden methods that answer `true`, sorted.
  public var handlers: Property<[Handler]> {
    get { rare[\.handlers] }
    set { rare[\.handlers] = newValue }
  }
  /// Whether the view reacts to a tap.
  public var isTappable: Property<Bool> {
    get { rare[\.isTappable] }
    set { rare[\.isTappable] = newValue }
  }
  /// The gestures besides taps that the view recognizes.
  package var gestures: Property<[ViewGesture]> {
    get { rare[\.gestures] }
    set { rare[\.gestures] = newValue }
  }
  /// Whether it is an element only while VoiceOver runs, as an app answers by
  /// `UIAccessibility.isVoiceOverRunning`; the other technologies then see what is inside.
  package var isOnlyWhileVoiceOverRuns: Property<Bool> {
    get { rare[\.isOnlyWhileVoiceOverRuns] }
    set { rare[\.isOnlyWhileVoiceOverRuns] = newValue }
  }
  /// Whether its frame was set once, as `accessibilityFrame` that is stored, and stays where it is while
  /// the view around it scrolls; other frames follow.
  package var isFrameStored: Property<Bool> {
    get { rare[\.isFrameStored] }
    set { rare[\.isFrameStored] = newValue }
  }
  /// Whether people can act on it, when the app says so, `accessibilityRespondsToUserInteraction`.
  public var respondsToUserInteraction: Property<Bool> {
    get { rare[\.respondsToUserInteraction] }
    set { rare[\.respondsToUserInteraction] = newValue }
  }
  /// The content that the large content viewer shows of it; empty where it shows none,
  /// `showsLargeContentViewer`.
  package var largeContent: Property<LargeContent> {
    get { rare[\.largeContent] }
    set { rare[\.largeContent] = newValue }
  }
  /// The facts of web content; given for everything in a web page.
  package var web: Property<WebContent> {
    get { rare[\.web] }
    set { rare[\.web] = newValue }
  }
  /// The words that a program finds for its picture; no capture tells it, and no format writes it.
  package var recognition: PictureRecognition? {
    get { rare[\.recognition].value }
    set { rare[\.recognition] = newValue.map { .given($0) } ?? .notCaptured }
  }
  /// How it looks.
  public var appearance: Property<Appearance> {
    get { rare[\.appearance] }
    set { rare[\.appearance] = newValue }
  }

  /// The properties that the importer concluded from others, rather than read.
  package var derived: Fields {
    get { box.values.derived }
    set { own.values.derived = newValue }
  }
  /// Where in the input the node was read.
  package var source: SourceLocation? {
    get { box.values.source }
    set { own.values.source = newValue }
  }
  /// The object of the Interface Builder document that it was read from.
  package var document: DocumentObject? {
    get { rare[\.document].value }
    set { rare[\.document] = newValue.map { .given($0) } ?? .notCaptured }
  }
  /// The nodes inside, back to front as the source lists them.
  public var children: [Element] {
    get { box.children }
    // Children are appended one by one, which must not copy those that are there.
    _modify { yield &own.children }
  }

  private var rare: RareProperties {
    get { box.rare }
    _modify { yield &own.rare }
  }
  private var box: ElementBox

  /// The box when nobody else has it, or else a copy of it.
  private var own: ElementBox {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = box.copy }
      return box
    }
  }

  /// Makes a node of which only its identity and its being an element are known.
  public init(id: ID, type: String? = nil, isAccessibilityElement: Bool) {
    box = ElementBox(
      ElementValues(id: id, type: type, isAccessibilityElement: isAccessibilityElement))
  }
}

extension Element {
  /// Whether the element is known to have all the given traits.
  package func has(_ traits: Traits) -> Bool {
    self.traits.value?.isSuperset(of: traits) ?? false
  }

  /// Whether the node, or the view it stands for, is hidden with all below.
  package var isHiddenFromAssistiveTechnology: Bool {
    elementsHidden.value == true || isHidden.value == true
  }

  /// The focus shape's rectangle: the frame unless it is empty, else the bounds of the path.
  ///
  /// `nil` if the source gives neither; a frame with a number that is not finite is zero, as in
  /// UIKit.
  package var effectiveFrame: Rect? {
    let given = frame.value.map { $0.isFinite ? $0 : .zero }
    if let given, !given.isEmpty { return given }
    guard let bounds = path.value?.bounds, !bounds.isEmpty else { return given }
    return bounds
  }

  /// Where a double tap taps: the given point, else the centre of the effective frame.
  ///
  /// A point of zero with an empty frame counts as not set.
  package var effectiveActivationPoint: Point? {
    let center = effectiveFrame.map { $0.isEmpty ? $0.origin : $0.center }
    guard let point = activationPoint.value else { return center }
    return point == .zero && effectiveFrame?.isEmpty == true ? center : point
  }

  /// Whether the activation point is the one that UIKit sets: the centre of the effective frame
  /// within one pixel, or a point that the importer derived, such as the thumb of a slider.
  ///
  /// - Parameter scale: pixels per point of the screen.
  package func isActivationPointDefault(scale: Double) -> Bool {
    guard let point = activationPoint.value, let frame = effectiveFrame,
      derived.isDisjoint(with: Fields(.activationPoint))
    else { return true }
    if frame.isEmpty && point == .zero { return true }
    let tolerance = 1 / scale
    return abs(point.x - frame.center.x) <= tolerance && abs(point.y - frame.center.y) <= tolerance
  }

  /// Whether the point lies on the focus shape: the path if there is one, else the frame.
  package func isHit(at point: Point) -> Bool {
    if let path = path.value, !path.bounds.isEmpty { return path.contains(point) }
    return effectiveFrame?.contains(point) ?? false
  }
}

extension Element {
  /// The ids of its children, in the order in which they are drawn.
  package var idsOfChildren: [Element.ID] { children.map(\.id) }
}
