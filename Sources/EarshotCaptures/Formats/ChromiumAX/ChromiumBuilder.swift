import EarshotTree

/// Makes a screen of an accessibility tree of Chromium.
struct ChromiumBuilder {
  private let tree: ChromiumTree
  private let series: ChromiumSeries
  /// Whether something that reacts lies in a node.
  private let holdsControls: [Bool]
  private(set) var losses = Losses()
  private(set) var unknowns = UnknownList()
  private(set) var warnings: [Capture.Warning] = []

  /// What the nodes around a node decide.
  private struct Surroundings {
    /// The level of the heading around; `nil` outside of headings.
    var heading: String?
    var isInTabs = false
    /// The place in a table of the cell around.
    var cell: TableCell?
    /// What the item of a list of descriptions around is.
    var item: WebContent.Role?
    /// What the text around is the current one of.
    var current: WebContent.Current?
  }

  init(_ tree: ChromiumTree) {
    self.tree = tree
    series = ChromiumSeries(tree)
    var holds = Array(repeating: false, count: tree.nodes.count)
    var order: [Int] = []
    var stack = tree.roots
    while let number = stack.popLast() {
      order.append(number)
      stack += tree.children[number]
    }
    for number in order.reversed() {
      holds[number] = tree.children[number].contains {
        holds[$0] || (!tree.nodes[$0].isIgnored && tree.nodes[$0].isControl)
      }
    }
    holdsControls = holds
  }

  mutating func screen(_ options: ReadOptions) throws(CaptureError) -> Screen {
    var elements: [Element] = []
    for root in tree.roots { add(root, Surroundings(), to: &elements) }
    let title = tree.roots.map { tree.nodes[$0].name }.first { !$0.isEmpty }
    let screen = Screen(
      title: title, elements: elements, idiom: options.profile?.idiom ?? .phone)
    losses.count(
      screen,
      [
        .never(.frame, "the tree has no frames, so its order is read"),
        .never(.traits, "concluded from the roles of web content"),
        .never(Self.never, "a browser does not tell"),
      ])
    return screen
  }

  private static let never: [Element.Field] = [
    .identifier, .path, .activationPoint, .language, .accessibilityElements, .groupsChildren,
    .customActions, .customContent, .customRotors, .userInputLabels, .dragDescriptions,
    .handlers, .appearance, .navigationStyle,
  ]
}

extension ChromiumBuilder {
  /// Adds the elements of a node; an ignored one only passes on what is inside.
  private mutating func add(
    _ number: Int, _ outer: Surroundings, to elements: inout [Element]
  ) {
    let node = tree.nodes[number]
    if node.isIgnored { return addChildren(of: number, outer, to: &elements) }
    if node.has("hidden") { return }
    guard let role = ChromiumRole.of(node.role) else {
      unknowns.note("role '\(node.role)'", at: node.location)
      return addChildren(of: number, outer, to: &elements)
    }
    switch role {
    case .silent: break
    case .row: addChildren(of: number, outer, to: &elements)
    case .passage: addPassage(number, outer, to: &elements)
    case .item(let kind): addItem(number, kind, outer, to: &elements)
    case .text:
      if node.name.contains(where: { !$0.isWhitespace }) {
        elements.append(stop(number, .staticText, outer))
      }
    case .heading: addHeading(number, outer, to: &elements)
    case .stop(let traits):
      var inner = outer
      inner.heading = headingLevel(in: number) ?? outer.heading
      elements.append(stop(number, traits, inner))
    case .control(let traits): addControl(number, traits, outer, to: &elements)
    case .table: elements.append(table(number, outer))
    case .cell: addCell(number, outer, to: &elements)
    case .group, .namedLandmark, .tabs, .dialog:
      elements.append(container(number, role, outer))
    }
  }

  private mutating func addChildren(
    of number: Int, _ outer: Surroundings, to elements: inout [Element]
  ) {
    for child in tree.children[number] { add(child, outer, to: &elements) }
  }

  /// The first stop of an item says its marker; a term or a definition is one itself.
  private mutating func addItem(
    _ number: Int, _ kind: WebContent.Role?, _ outer: Surroundings, to elements: inout [Element]
  ) {
    var inner = outer
    inner.item = kind
    var inside: [Element] = []
    addChildren(of: number, inner, to: &inside)
    let markers = tree.children[number].filter {
      tree.nodes[$0].role == "ListMarker" && !tree.nodes[$0].name.isEmpty
    }
    if let marker = markers.first { inside.setMarker(tree.nodes[marker].name) }
    elements += inside
  }

  /// A node without a meaning of its own is a stop when it reacts and says all that is inside.
  private mutating func addPassage(
    _ number: Int, _ outer: Surroundings, to elements: inout [Element]
  ) {
    let node = tree.nodes[number]
    let isWhole = node.has("focusable") && !node.name.isEmpty && !holdsControls[number]
    guard isWhole, node.role.lowercased() == "generic" else {
      var inner = outer
      inner.current =
        node.attributes["aria-current"].flatMap(WebContent.Current.init) ?? outer.current
      return addChildren(of: number, inner, to: &elements)
    }
    elements.append(stop(number, [], outer))
  }

  private mutating func addHeading(
    _ number: Int, _ outer: Surroundings, to elements: inout [Element]
  ) {
    let node = tree.nodes[number]
    guard holdsControls[number] else {
      if !node.name.isEmpty { elements.append(stop(number, .header, outer)) }
      return
    }
    var inner = outer
    inner.heading = node.properties["level"] ?? ""
    addChildren(of: number, inner, to: &elements)
  }

  private mutating func addControl(
    _ number: Int, _ traits: Traits, _ outer: Surroundings, to elements: inout [Element]
  ) {
    let node = tree.nodes[number]
    if traits == .image, node.name.isEmpty, holdsControls[number] {
      return addChildren(of: number, outer, to: &elements)
    }
    elements.append(stop(number, traits, outer))
  }

  /// An element that focus stops at; what is inside is not reached.
  private mutating func stop(_ number: Int, _ traits: Traits, _ outer: Surroundings) -> Element {
    let node = tree.nodes[number]
    var element = node.element(isStop: true)
    let level = node.properties["level"].flatMap { traits.contains(.header) ? $0 : nil }
    var contents = ChromiumContents(
      node, traits, heading: level ?? outer.heading, isInTabs: outer.isInTabs)
    contents.fill(&element)
    place(&element, number, outer)
    return element
  }

  /// What the nodes around decide: the place in a table or a series, what an item is.
  private func place(_ element: inout Element, _ number: Int, _ outer: Surroundings) {
    if let place = series.places[number] { element.position = .given(place) }
    var web = element.web.value ?? WebContent()
    if let cell = outer.cell {
      element.tableCell = .given(cell)
      // What heads the first column and the first row heads both.
      if cell.row == 0, cell.column == 0, web.role == .columnHeader { web.role = .cornerHeader }
    }
    web.current = web.current ?? outer.current
    if web.role == nil, element.has(.staticText) { web.role = outer.item }
    element.web = .given(web)
  }

  /// Whether a group of a form says its name by a legend of its own.
  private func holdsLegend(_ number: Int) -> Bool {
    tree.children[number].contains { tree.nodes[$0].role == "Legend" }
  }

  private mutating func container(
    _ number: Int, _ role: ChromiumRole, _ outer: Surroundings
  ) -> Element {
    let node = tree.nodes[number]
    var element = node.element(isStop: false)
    element.label = Property(node.name)
    var inner = outer
    switch role {
    case .group(let type): element.containerType = .given(type)
    case .namedLandmark: element.containerType = node.name.isEmpty ? .empty : .given(.landmark)
    case .tabs:
      element.traits = .given(.tabBar)
      inner.isInTabs = true
    case .dialog:
      element.isModal = .given(node.has("modal"))
      element.containerType = .given(.semanticGroup)
    default: break
    }
    var web = WebContent(role: WebContent.Role(container: node.role))
    if role == .group(.semanticGroup), holdsLegend(number) { web.role = .formGroup }
    web.roleDescription = node.properties["roledescription"].flatMap { $0.isEmpty ? nil : $0 }
    element.web = .given(web)
    addChildren(of: number, inner, to: &element.children)
    return element
  }
}

extension ChromiumBuilder {
  /// A table whose rows and columns are counted, with the headers of its columns.
  private mutating func table(_ number: Int, _ outer: Surroundings) -> Element {
    var element = tree.nodes[number].element(isStop: false)
    element.label = Property(tree.nodes[number].name)
    var headers: [[Element.ID]] = []
    let rows = descendants(of: number) { $0 == .row }
    for child in tree.children[number] where !isRow(child) {
      // A caption that names the table is said on entry; what holds rows is read by them.
      let isName = tree.nodes[child].role == "caption" && element.label.value != nil
      if !isName, descendants(of: child, where: { $0 == .row }).isEmpty {
        add(child, outer, to: &element.children)
      }
    }
    for (row, rowNumber) in rows.enumerated() {
      let cells = descendants(of: rowNumber) { $0 == .cell }
      for (column, cell) in cells.enumerated() {
        while headers.count <= column { headers.append([]) }
        var inner = outer
        inner.cell = TableCell(row: row, column: column)
        let first = element.children.count
        add(cell, inner, to: &element.children)
        if tree.nodes[cell].role == "columnheader", element.children.indices.contains(first) {
          headers[column].append(element.children[first].id)
        }
      }
    }
    element.containerType = .given(
      .dataTable(
        DataTable(rowCount: rows.count, columnCount: headers.count, columnHeaders: headers)))
    element.derived.formUnion(Element.Fields(.containerType))
    element.web = .given(WebContent())
    losses.note(.containerType, "rows and columns of a table are counted; spans are not told")
    return element
  }

  private func isRow(_ number: Int) -> Bool {
    !tree.nodes[number].isIgnored && ChromiumRole.of(tree.nodes[number].role) == .row
  }

  /// A cell is a stop with the text in it, unless something in it reacts.
  private mutating func addCell(
    _ number: Int, _ outer: Surroundings, to elements: inout [Element]
  ) {
    guard !holdsControls[number], !tree.nodes[number].name.isEmpty else {
      return addChildren(of: number, outer, to: &elements)
    }
    elements.append(stop(number, [], outer))
  }

  /// The outermost nodes of a kind in a node.
  private func descendants(of number: Int, where isWanted: (ChromiumRole) -> Bool) -> [Int] {
    var found: [Int] = []
    var stack = Array(tree.children[number].reversed())
    while let child = stack.popLast() {
      let node = tree.nodes[child]
      if !node.isIgnored, let role = ChromiumRole.of(node.role), isWanted(role) {
        found.append(child)
      } else {
        stack += tree.children[child].reversed()
      }
    }
    return found
  }

  /// The level of a heading in a link, which the link says.
  private func headingLevel(in number: Int) -> String? {
    descendants(of: number) { $0 == .heading }.first.map {
      tree.nodes[$0].properties["level"] ?? ""
    }
  }
}

extension ChromiumNode {
  fileprivate func element(isStop: Bool) -> Element {
    var element = Element(
      id: Element.ID("\(role)[\(id)]"), type: role, isAccessibilityElement: isStop)
    element.source = location
    return element
  }

  /// Whether the role is one that reacts, so that it is a stop of its own.
  var isControl: Bool {
    switch ChromiumRole.of(role) {
    case .stop?: true
    case .control(let traits)?: traits != .image && traits != .updatesFrequently
    default: false
    }
  }
}

extension [Element] {
  /// Gives the first stop a marker; `false` when there is none.
  @discardableResult
  fileprivate mutating func setMarker(_ marker: String) -> Bool {
    for index in indices {
      if self[index].isAccessibilityElement {
        var web = self[index].web.value ?? WebContent()
        web.marker = marker.split(separator: " ").joined(separator: " ")
        self[index].web = .given(web)
        return true
      }
      if self[index].children.setMarker(marker) { return true }
    }
    return false
  }
}

extension WebContent.Role {
  /// The container of a role of the page; `nil` for one that says no more than its name.
  fileprivate init?(container role: String) {
    switch role {
    case "contentinfo": self = .contentInformation
    case "DescriptionList": self = .descriptionList
    case "banner", "complementary", "main", "navigation", "region", "search", "form":
      self.init(rawValue: role)
    default: return nil
    }
  }
}
