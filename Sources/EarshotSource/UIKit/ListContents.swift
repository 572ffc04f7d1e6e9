/// Puts the cells of a table or collection into it, as its data source gives them.
struct ListContents {
  let lifecycle: UIKitLifecycle

  private var interpreter: Interpreter { lifecycle.interpreter }

  /// The number of cells that are read of one list.
  private static let limit = 100

  /// Adds headers, cells and footers to a view that is a list; others stay as they are.
  func fill(_ list: Object) {
    guard let base = interpreter.library.base(of: list, interpreter), UIKitClass.isList(base),
      list.running.insert("#filled").inserted
    else { return }
    let names = Names(base == "UITableView")
    if case .function(let provider)? = list.fields["#provider"] {
      return add(provider, to: list)
    }
    guard let source = list.fields["dataSource"]?.object,
      function(names.method, names.cell, of: source) != nil
    else { return addPrototypes(to: list) }
    let delegate = list.fields["delegate"]?.object ?? source
    var rest = Self.limit
    for section in 0..<(count(ofSections: list, source) ?? 1) {
      addHeader(section, names, list, source, delegate)
      addCells(section, names, list, source, delegate, &rest)
      addFooter(section, names, list, source)
      if rest <= 0 {
        interpreter.cut()
        break
      }
    }
  }

  /// The names of the methods of data sources.
  private struct Names {
    let method: String
    let cell: String
    let count: String
    let selection: String
    /// The methods that decide whether a row can be chosen.
    let questions: [String]

    init(_ isTable: Bool) {
      method = isTable ? "tableView" : "collectionView"
      cell = isTable ? "cellForRowAt" : "cellForItemAt"
      count = isTable ? "numberOfRowsInSection" : "numberOfItemsInSection"
      selection = isTable ? "didSelectRowAt" : "didSelectItemAt"
      questions =
        isTable
        ? ["shouldHighlightRowAt", "willSelectRowAt"]
        : ["shouldHighlightItemAt", "shouldSelectItemAt"]
    }
  }

  // MARK: Counts

  private func count(ofSections list: Object, _ source: Object) -> Int? {
    guard
      case .integer(let count)? = lifecycle.factory.run(
        "numberOfSections", on: source, [argument(.object(list), "in")])
    else { return nil }
    return min(max(count, 0), Self.limit)
  }

  // MARK: Parts

  private func addCells(
    _ section: Int, _ names: Names, _ list: Object, _ source: Object, _ delegate: Object,
    _ rest: inout Int
  ) {
    let count = call(names.method, names.count, of: source, list, .integer(section))
    var rows: [Value] = [.unknown("indexPath.row", TypeName("Int"))]
    if case .integer(let known)? = count {
      rows = (0..<min(max(known, 0), max(rest, 0))).map(Value.integer)
    } else {
      interpreter.hasOpenRows = true
    }
    for row in rows {
      guard interpreter.step() else { return }
      rest -= 1
      let path = path(section, row, list)
      guard let cell = call(names.method, names.cell, of: source, list, path)?.object else {
        continue
      }
      if isTappable(cell, path, names, list, delegate) {
        cell.fields["#isTappable"] = .boolean(true)
      }
      cell.fields["#swipes"] = .array(swipes(names, delegate, list, path))
      list.add(cell)
    }
  }

  /// Whether a tap on a cell does something: the list lets it be chosen, and its delegate follows.
  private func isTappable(
    _ cell: Object, _ path: Value, _ names: Names, _ list: Object, _ delegate: Object
  ) -> Bool {
    guard let selection = function(names.method, names.selection, of: delegate),
      list.fields["allowsSelection"]?.truth != false,
      !(cell.fields["selectionStyle"]?.memberName == "none" && holdsControl(cell, 0))
    else { return false }
    for question in names.questions {
      guard let answer = call(names.method, question, of: delegate, list, path) else { continue }
      if answer.truth == false || answer.isNothing { return false }
    }
    return SelectionEffect(interpreter: interpreter).isThere(
      selection.function, owner: selection.owner, of: delegate,
      [argument(.object(list)), argument(path, names.selection)])
  }

  /// Whether a cell has a control in it, which is what acts where the cell shows no selection.
  private func holdsControl(_ view: Object, _ depth: Int) -> Bool {
    guard depth < 12, interpreter.step() else { return false }
    var parts = view.subviews
    for name in ["accessoryView", "contentView"] {
      if let part = view.fields[name]?.object, part !== view { parts.append(part) }
    }
    return parts.contains { part in
      guard let base = interpreter.library.base(of: part, interpreter) else { return false }
      return base == "UITextView" || UIKitClass.superclasses(of: base).contains("UIControl")
        || base == "UIControl" || holdsControl(part, depth + 1)
    }
  }

  private func path(_ section: Int, _ row: Value, _ list: Object) -> Value {
    let path = Object(type: "IndexPath", isValue: true, range: list.range)
    path.fields = ["section": .integer(section), "row": row, "item": row]
    return .object(path)
  }

  private func swipes(
    _ names: Names, _ delegate: Object, _ list: Object, _ path: Value
  ) -> [Value] {
    ["leadingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAt"]
      .flatMap { label -> [Value] in
        let result = call(names.method, label, of: delegate, list, path)?.object
        return (result?.fields["actions"]?.objects ?? []).compactMap { $0.fields["title"] }
      }
  }

  private func addHeader(
    _ section: Int, _ names: Names, _ list: Object, _ source: Object, _ delegate: Object
  ) {
    let number = Value.integer(section)
    if let view = call(names.method, "viewForHeaderInSection", of: delegate, list, number)?.object {
      return list.add(view)
    }
    if let title = call(names.method, "titleForHeaderInSection", of: source, list, number),
      !title.isNothing
    {
      return list.add(text(title, "UITableViewHeaderFooterView", list))
    }
    guard
      let function = function(names.method, "viewForSupplementaryElementOfKind", of: source)
    else { return }
    let header = Value.member(type: "UICollectionView", name: "elementKindSectionHeader", [])
    let result = invoke(
      function, of: source,
      [
        argument(.object(list)), argument(header, "viewForSupplementaryElementOfKind"),
        argument(path(section, .integer(0), list), "at"),
      ])
    if let view = result.object { list.add(view) }
  }

  private func addFooter(_ section: Int, _ names: Names, _ list: Object, _ source: Object) {
    guard
      let title = call(
        names.method, "titleForFooterInSection", of: source, list, .integer(section)),
      !title.isNothing
    else { return }
    list.add(text(title, "UILabel", list))
  }

  private func text(_ title: Value, _ type: String, _ list: Object) -> Object {
    let view = Object(type: type, isValue: false, range: list.range)
    view.fields["text"] = title
    return view
  }

  /// The cell of a diffable data source: one stands for all.
  private func add(_ provider: Callable, to list: Object) {
    let item = Value.unknown("item", nil)
    let result = interpreter.call(
      provider,
      [
        argument(.object(list)),
        argument(path(0, .unknown("indexPath.row", TypeName("Int")), list)), argument(item),
      ],
      Expression(.unknown, list.range))
    if let cell = result.object { list.add(cell) }
  }

  /// Where code does not tell the cells, one of each prototype of the document stands for them.
  private func addPrototypes(to list: Object) {
    guard let nib = list.nib else { return }
    for prototype in nib.prototypes {
      let cell = NibFactory(nib.nib, interpreter).view(prototype.view)
      lifecycle.configure(cell)
      list.add(cell)
    }
  }

  // MARK: Calls

  private func argument(_ value: Value, _ label: String? = nil) -> ArgumentValue {
    ArgumentValue(
      label: label, value: value,
      expression: Expression(.unknown, CodeRange(SourceText(path: "", bytes: []), 0..<0)),
      isTrailing: false)
  }

  private func function(
    _ name: String, _ label: String, of source: Object
  ) -> (function: Function, owner: String)? {
    interpreter.index.functions(name, of: source.type).first {
      $0.function.parameters.dropFirst().first?.label == label
    }
  }

  private func call(
    _ name: String, _ label: String, of source: Object, _ list: Object, _ value: Value
  ) -> Value? {
    guard let function = function(name, label, of: source) else { return nil }
    return invoke(function, of: source, [argument(.object(list)), argument(value, label)])
  }

  private func invoke(
    _ item: (function: Function, owner: String), of source: Object, _ arguments: [ArgumentValue]
  ) -> Value {
    interpreter.invoke(
      item.function, owner: item.owner, on: .object(source), arguments,
      Expression(.unknown, item.function.range))
  }
}
