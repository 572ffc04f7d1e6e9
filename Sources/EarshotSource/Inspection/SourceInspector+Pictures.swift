import EarshotAudit

extension SourceInspector {
  // MARK: Pictures

  /// Looks at the pictures of a view with all that is around them.
  mutating func inspectPictures(_ declaration: TypeDeclaration) {
    for variable in declaration.variables {
      guard let body = variable.getter, variable.type?.name == "some" || variable.name == "body"
      else { continue }
      var pictures: [(chain: ModifierChain, around: [ModifierChain], isBesideText: Bool)] = []
      body.forEachView { chain, around, siblings in
        if chain.type == "Image" {
          pictures.append((chain, around, siblings.contains { $0.type == "Text" }))
        }
        if chain.type == "Button" { inspectCountButton(chain) }
      }
      for picture in pictures {
        inspectPicture(
          picture.chain, around: picture.around, isBesideText: picture.isBesideText,
          isBody: variable.name == "body")
      }
    }
  }

  static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation",
    "accessibilityChildren", "accessibilityRemoveTraits",
  ]

  private mutating func inspectPicture(
    _ picture: ModifierChain, around: [ModifierChain], isBesideText: Bool, isBody: Bool
  ) {
    guard case .call(_, let arguments) = picture.root.kind, let name = arguments.first,
      !Self.naming.contains(where: picture.has),
      around.allSatisfy({ Self.layout.contains($0.type ?? "") }),
      !around.contains(where: { outer in Self.naming.contains(where: outer.has) })
    else { return }
    let modes = around.compactMap { $0.last("accessibilityElement") }.map { modifier in
      modifier.arguments.first { $0.label == "children" }?.value.lastName ?? "ignore"
    }
    let isAsset = name.label == nil && arguments.allSatisfy { $0.label != "label" }
    if modes.contains("combine") {
      // The name of the asset becomes a part of what is heard.
      if isAsset { report("image-label-missing", at: picture.root.range) }
      return
    }
    guard modes.isEmpty, isBody, isBesideText, name.label == "systemName",
      name.value.literalText == nil, name.value.isPath, let type, screens.contains(type.name)
    else { return }
    // What the symbol says by itself only runs will tell, and whether it matters only a person.
    report("image-label-missing", at: picture.root.range, isQuestion: true)
  }

  static let layout: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ScrollView", "List",
    "ForEach", "Section", "Form", "GeometryReader", "Grid", "GridRow", "NavigationStack",
    "NavigationView",
  ]

  /// Finds buttons of a picture and a number: the number alone is what they are called.
  private mutating func inspectCountButton(_ button: ModifierChain) {
    guard case .call(_, let arguments) = button.root.kind,
      !["accessibilityLabel", "accessibility", "accessibilityElement", "accessibilityHidden"]
        .contains(where: button.has),
      let label = arguments.first(where: { $0.label == "label" })?.value
        ?? arguments.last(where: { $0.isTrailing && arguments.contains { $0.label == "action" } })?
        .value,
      case .closure(let code) = label.kind
    else { return }
    var hasPicture = false
    var counts = 0
    var isOther = false
    label.walk { part in
      if case .member(_, let name) = part.kind, name.hasPrefix("accessibility") { isOther = true }
      guard case .call(let callee, let inner) = part.kind, case .name(let name) = callee.kind,
        name.first?.isUppercase == true
      else { return }
      switch name {
      case "Image": hasPicture = hasPicture || inner.first?.label == "systemName"
      case "Text" where inner.first?.value.isBareCount == true: counts += 1
      case "ZStack", "HStack", "VStack", "Circle", "Capsule", "Spacer", "Rectangle": break
      default: isOther = true
      }
    }
    guard hasPicture, counts > 0, !isOther, !code.body.isEmpty else { return }
    report("icon-button-label-missing", at: button.root.range)
  }

  // MARK: Choices

  /// Finds buttons of one choice that stand together without anything that says what is chosen.
  mutating func inspectChoices(_ chain: ModifierChain) {
    guard ["HStack", "VStack"].contains(chain.type ?? ""),
      case .call(_, let arguments) = chain.root.kind,
      case .closure(let code)? = arguments.last(where: \.isTrailing)?.value.kind,
      !["accessibilityElement", "accessibilityRepresentation"].contains(where: chain.has)
    else { return }
    var targets: Set<String> = []
    var count = 0
    for statement in code.body {
      guard case .expression(let expression) = statement.kind,
        let button = ModifierChain(expression) ?? ModifierChain(plain: expression),
        button.type == "Button", let target = button.chosenTarget, button.drawnFlag != nil
      else { continue }
      targets.insert(target)
      count += 1
    }
    guard count >= 2, targets.count == 1 else { return }
    var isContained = false
    type?.forEachExpression { expression in
      if case .call(let callee, let parts) = expression.kind,
        callee.lastName == "accessibilityElement", parts.first?.value.lastName == "contain"
      {
        isContained = true
      }
    }
    guard !isContained else { return }
    report("group-unlabelled", at: chain.root.range, ["count": String(count)])
  }
}

extension ModifierChain {
  /// What its action sets to a value that is written out, as one of several that can be chosen.
  fileprivate var chosenTarget: String? {
    guard case .call(_, let arguments) = root.kind else { return nil }
    for argument in arguments where argument.isTrailing || argument.label == "action" {
      guard case .closure(let code) = argument.value.kind else { continue }
      for statement in code.body {
        guard case .expression(let expression) = statement.kind,
          case .binary("=", let target, let value) = expression.kind
        else { continue }
        switch value.kind {
        case .string, .integer, .member(nil, _): return target.lastName
        default: continue
        }
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it is a name or a path of names: what somebody else decides.
  fileprivate var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.isPath
    default: false
    }
  }

  /// Whether it is a text of a number alone: `"\(count)"`.
  fileprivate var isBareCount: Bool {
    guard case .string(let segments) = kind else { return false }
    var isCount = false
    for segment in segments {
      switch segment {
      case .text(let text): if text.contains(where: \.isLetter) { return false }
      case .interpolation(let arguments):
        let name = arguments.first?.value.lastName?.lowercased() ?? ""
        guard
          ["count", "number", "total", "amount", "badge", "quantity"].contains(where: name.contains)
        else { return false }
        isCount = true
      }
    }
    return isCount
  }
}

extension [Statement] {
  /// Calls a function for every view in them, with the views around it, the outermost first, and
  /// those beside it.
  func forEachView(
    around: [ModifierChain] = [],
    _ body: (ModifierChain, _ around: [ModifierChain], _ siblings: [ModifierChain]) -> Void
  ) {
    let siblings = views
    for statement in self {
      switch statement.kind {
      case .expression(let expression), .result(.some(let expression)):
        guard let chain = ModifierChain(expression) ?? ModifierChain(plain: expression) else {
          continue
        }
        body(chain, around, siblings)
        guard case .call(_, let arguments) = chain.root.kind else { continue }
        for argument in arguments {
          guard case .closure(let code) = argument.value.kind else { continue }
          code.body.forEachView(around: around + [chain], body)
        }
      case .branch(_, let then, let otherwise):
        then.forEachView(around: around, body)
        otherwise?.forEachView(around: around, body)
      case .choice(_, let cases):
        for item in cases { item.body.forEachView(around: around, body) }
      case .block(let inner): inner.forEachView(around: around, body)
      default: continue
      }
    }
  }

  private var views: [ModifierChain] {
    compactMap { statement in
      guard case .expression(let expression) = statement.kind else { return nil }
      return ModifierChain(expression) ?? ModifierChain(plain: expression)
    }
  }
}
