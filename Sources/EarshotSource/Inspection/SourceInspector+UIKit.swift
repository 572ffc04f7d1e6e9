import EarshotAudit
import EarshotTree

extension SourceInspector {
  /// Looks at an expression that is no chain of modifiers.
  mutating func inspectExpression(_ expression: Expression) {
    switch expression.kind {
    case .binary("=", let target, let value): inspectAssignment(target, value, expression)
    case .call(let callee, let arguments): inspectCall(callee, arguments, expression)
    case .member(_, "localized"), .name("L10n"): localizes = true
    default: break
    }
    inspectTimer(expression)
    inspectCall(expression)
    inspectField(expression, [])
  }

  /// The class whose code is looked at, as UIKit knows it; `nil` of what is no class.
  var base: String? { type.flatMap { index.frameworkClass(of: $0.name) } }

  /// Whether the words that an assignment empties are put together after it.
  private func isBuiltUp(_ target: Expression, _ place: CodeRange) -> Bool {
    var isFound = false
    (function?.body ?? member).forEachExpression { expression in
      guard case .binary(let sign, let other, let value) = expression.kind, sign.isAssignment,
        other.unwrapped.range.text == target.range.text, value.literalText != "",
        expression.range.offsets.lowerBound > place.offsets.lowerBound
      else { return }
      isFound = true
    }
    return isFound
  }

  /// Whether the class makes what an assignment is about no element.
  private mutating func isSilenced(_ target: Expression) -> Bool {
    guard case .member(let owner?, _) = target.unwrapped.kind, let name = owner.unwrapped.lastName,
      let type, let info = index.type(type.name)
    else { return false }
    return code(of: info).assignments.contains { assignment in
      guard assignment.owner == name, assignment.property == "isAccessibilityElement",
        case .boolean(false) = assignment.value.kind
      else { return false }
      return true
    }
  }

  mutating func inspectAssignment(
    _ target: Expression, _ value: Expression, _ expression: Expression
  ) {
    guard let property = target.lastName else { return }
    switch property {
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
      inspectWords(value, at: expression.range, isPlain: true)
      inspectPlural(value)
      if value.literalText == "", function?.name != "prepareForReuse",
        !isBuiltUp(target, expression.range), !isSilenced(target)
      {
        report("src-empty-string", at: expression.range, ["property": property])
      }
    case "accessibilityElementsHidden":
      if case .boolean(false) = value.kind,
        function?.name == "viewDidLoad" || function?.name == "init"
      {
        report("src-hidden-literal-false", at: expression.range, ["property": property])
      }
    case "accessibilityTraits": inspectTraits(target, value, expression)
    case "accessibilityFrame": inspectFrame(target, value, expression)
    case "font": inspectFont(target, value, expression)
    case "maximumContentSizeCategory", "minimumScaleFactor":
      inspectSizes(property, value, expression.range)
    case "text":
      inspectTyping(target, expression)
      inspectPlural(value)
    default: break
    }
  }

  // MARK: Traits

  static let bearers: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UITableViewCell", "UIStepper",
    "UITextField", "UISearchBar", "UIPageControl", "UICollectionViewCell",
  ]

  mutating func inspectTraits(
    _ target: Expression, _ value: Expression, _ expression: Expression
  ) {
    if case .call(let callee, let arguments) = value.kind, callee.lastName == "intersection" {
      report(
        "src-trait-removal-misuse", at: expression.range,
        ["method": "intersection", "trait": arguments.first?.value.range.text ?? "it"])
      return
    }
    guard isWhole(value), let owner = ownerClass(of: target), Self.bearers.contains(owner),
      !value.range.text.contains(Self.nativeTrait(of: owner)), losesTraits(owner)
    else { return }
    report("src-trait-overwrite", at: expression.range, ["value": value.range.text])
  }

  /// The trait that a class has by itself, as code writes it.
  static func nativeTrait(of name: String) -> String {
    switch name {
    case "UIButton": ".button"
    case "UISlider", "UIPageControl", "UIStepper": ".adjustable"
    case "UISearchBar": ".searchField"
    default: "super.accessibilityTraits"
    }
  }

  /// Whether views of a class have traits by themselves: a cell only where something selects it.
  func losesTraits(_ owner: String) -> Bool {
    guard owner.hasSuffix("ViewCell"), let type else { return true }
    var isSelected = false
    var isPlain = false
    type.forEachExpression { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name):
        isSelected = isSelected || ["setSelected", "allowsMultipleSelection"].contains(name)
      // What only asks whether it is selected changes its looks.
      case .binary("=", let target, _) where target.lastName == "isSelected": isSelected = true
      case .binary("=", let target, let value)
      where target.lastName == "selectionStyle" && value.lastName == "none":
        isPlain = true
      default: break
      }
    }
    let overrides =
      type.functions.contains { $0.name == "setSelected" }
      || type.variables.contains { $0.name == "isSelected" }
    return (isSelected || overrides) && !isPlain
  }

  /// Whether a value of traits is written out, so that nothing of the class is in it.
  func isWhole(_ value: Expression) -> Bool {
    switch value.kind {
    case .member(nil, _): true
    case .member(let base?, _): base.lastName == "UIAccessibilityTraits"
    case .array(let parts): parts.allSatisfy(isWhole)
    case .ternary(_, let then, let otherwise): isWhole(then) && isWhole(otherwise)
    default: false
    }
  }

  /// The UIKit class of what a property is set on; `nil` if the code does not tell.
  func ownerClass(of target: Expression) -> String? {
    guard case .member(let owner?, _) = target.kind else { return base }
    if case .name("self") = owner.kind { return base }
    guard let name = owner.lastName, let type,
      let (variable, _) = index.variable(name, of: type.name)
    else { return nil }
    var declared = variable.type?.name
    if declared == nil, case .call(let callee, _)? = variable.initial?.kind {
      declared = callee.lastName
    }
    return declared.flatMap { index.frameworkClass(of: $0) }
  }

  // MARK: Frames

  mutating func inspectFrame(
    _ target: Expression, _ value: Expression, _ expression: Expression
  ) {
    var value = value
    for _ in 0..<4 {
      guard case .name(let name) = value.kind, let made = function?.constant(name) else { break }
      value = made
    }
    let isConverted = value.contains { part in
      guard case .call(let callee, _) = part.kind else { return false }
      return [
        "convert", "convertToScreenCoordinates", "UIAccessibilityConvertFrameToScreenCoordinates",
        "UIAccessibilityConvertPathToScreenCoordinates",
      ].contains(callee.lastName ?? "")
    }
    let isLocal =
      value.lastName == "frame" || value.lastName == "bounds"
      || {
        if case .call(let callee, _) = value.kind { callee.lastName == "CGRect" } else { false }
      }()
      || ["union", "insetBy", "offsetBy"].contains(value.lastName ?? "")
    if isLocal, !isConverted {
      report("src-frame-local-coordinates", at: expression.range, ["value": value.range.text])
      return
    }
    if let function,
      ["init", "viewDidLoad", "awakeFromNib", "viewWillAppear", "loadView"].contains(function.name)
    {
      report("src-frame-set-too-early", at: expression.range, ["method": function.name])
    }
  }

  /// Finds callbacks of typing that set the text of the field itself.
  mutating func inspectTyping(_ target: Expression, _ expression: Expression) {
    guard let function, case .member(let field?, "text") = target.kind, let name = field.lastName
    else { return }
    let isCallback =
      function.parameters.contains { $0.label == "shouldChangeCharactersIn" }
      || ["textFieldDidChangeSelection", "textViewDidChange"].contains(function.name)
    guard isCallback, function.parameters.first?.name == name else { return }
    // A field that is emptied when all is typed is not rewritten.
    if case .binary(_, _, let value) = expression.kind, value.literalText == "" { return }
    report("src-field-rewrites-text", at: expression.range, ["method": function.name])
  }

  mutating func inspectFont(
    _ target: Expression, _ value: Expression, _ expression: Expression
  ) {
    var value = value
    if case .forced(let inner) = value.kind { value = inner }
    if case .binary("??", let first, _) = value.kind { value = first }
    // A font that is made before, in the same function.
    if case .name(let name) = value.kind, let made = function?.constant(name) { value = made }
    guard case .call(let callee, let arguments) = value.kind, !value.mentions("UIFontMetrics"),
      !value.mentions("scaledFont"), !value.hasSizeOfDescriptor
    else { return }
    let name = callee.lastName ?? ""
    let size = arguments.first { ["ofSize", "size"].contains($0.label) }?.value
    let isLiteral = {
      switch size?.kind {
      case .integer, .number: true
      case .member(let base?, let name): base.lastName == "UIFont" && name.hasSuffix("FontSize")
      default: false
      }
    }()
    guard isLiteral, !showsLargeContent else { return }
    if [
      "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont",
    ].contains(name) || name == "UIFont", !isReplaced(fontAt: target, expression.range) {
      report(
        "font-fixed", at: expression.range,
        ["font": name == "UIFont" ? "UIFont(name:size:)" : ".\(name)(ofSize:)"])
    }
  }

  // MARK: Calls

  mutating func inspectCall(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression
  ) {
    switch callee.lastName {
    case "formIntersection" where callee.mentions("accessibilityTraits"):
      report(
        "src-trait-removal-misuse", at: expression.range,
        ["method": "formIntersection", "trait": arguments.first?.value.range.text ?? "it"])
    case "UIAccessibilityTraits":
      guard let raw = arguments.first(where: { $0.label == "rawValue" })?.value, isPrivate(raw)
      else {
        return
      }
      report("src-trait-private-bit", at: expression.range, ["value": raw.range.text])
    case "post": inspectPost(arguments, expression)
    case "UIAccessibilityCustomAction":
      if let name = arguments.first(where: { $0.label == "name" })?.value {
        inspectWords(name, at: expression.range, isPlain: true)
      }
    case "Text": if let words = arguments.first?.value { inspectPlural(words) }
    case "NSLocalizedString", "localized": localizes = true
    case "String" where arguments.first?.label == "localized": localizes = true
    default: break
    }
    for argument in arguments where argument.label?.hasSuffix("ccessibilityLabel") == true {
      inspectWords(argument.value, at: argument.value.range, isPlain: false)
    }
  }

  /// Whether a number of traits has a bit that is not public, as far as it is written out.
  func isPrivate(_ raw: Expression) -> Bool {
    switch raw.kind {
    case .integer(let value): return value >= 1 << 17 || value == 53
    case .binary("<<", _, let shift):
      guard case .integer(let bit) = shift.kind else { return false }
      return bit > 16 && bit != 46
    case .binary("|", let left, let right): return isPrivate(left) || isPrivate(right)
    default: return false
    }
  }

  mutating func inspectPost(
    _ arguments: [Expression.Argument], _ expression: Expression
  ) {
    if arguments.first(where: { $0.label == "notification" })?.value.lastName
      == "pauseAssistiveTechnology"
    {
      var resumes = false
      type?.forEachExpression { if $0.lastName == "resumeAssistiveTechnology" { resumes = true } }
      if !resumes { report("src-pause-without-resume", at: expression.range) }
      return
    }
    guard arguments.first(where: { $0.label == "notification" })?.value.lastName == "screenChanged",
      let function, ["viewDidLoad", "viewWillAppear", "init", "loadView"].contains(function.name)
    else { return }
    report("src-screen-changed-too-early", at: expression.range, ["method": function.name])
  }

}
