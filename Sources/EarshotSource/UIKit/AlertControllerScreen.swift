import EarshotTree
import EarshotUIKit

/// An alert controller that a method makes, with what it is given.
struct AlertControllerScreen {
  let interpreter: Interpreter
  /// The method that makes it.
  let function: Function
  /// The statements around the place where it is made.
  let statements: [Statement]
  /// Where it is made.
  let place: CodeRange
  /// The type of the method.
  let host: String
  /// BCP 47 tag of the language of the phone.
  let language: String

  /// The elements of it, with places in a file.
  func elements(in file: String) -> [Element] {
    guard let alert = made else { return [] }
    let views = UIKitViews(interpreter, language: language, file: file)
    let isSheet = alert.fields["preferredStyle"]?.memberName == "actionSheet"
    var root = View("UIAlertController", id: views.name(ofPart: "UIAlertController"))
    root.overrides.identifier = ""
    root.source = place.file.path == file ? place.location : nil
    for name in ["title", "message"] {
      // Line breaks alone make room for a view.
      guard let text = alert.fields[name].flatMap(UIKitTexts.string(of:)),
        !text.spoken.allSatisfy(\.isWhitespace)
      else { continue }
      root.children.append(part("UILabel", text.spoken, root.source, views))
    }
    root.children += (alert.fields["#textFields"]?.objects ?? []).map(views.view)
    let actions = alert.fields["#actions"]?.objects ?? []
    root.children += DialogNodes.ordered(actions, isSheet: isSheet) { action in
      action.fields["#style"]?.memberName == "cancel"
    }.map { action in
      let title = action.fields["title"].flatMap(UIKitTexts.string(of:))?.spoken ?? ""
      let source = action.range.file.path == file ? action.range.location : nil
      var button = part("UIButton", title, source, views)
      if case .boolean(false)? = action.fields["isEnabled"] { button.isEnabled = false }
      return button
    }
    return ViewHierarchy(language: language, root: root).screen().elements
  }

  private func part(
    _ type: String, _ text: String, _ source: SourceLocation?, _ views: UIKitViews
  ) -> View {
    var view = View(type, id: views.name(ofPart: type))
    view.text = text
    view.source = source
    view.overrides.identifier = ""
    return view
  }

  /// The controller after the method has run, or after the statements around it where the method
  /// does not come to it.
  private var made: Object? {
    let factory = UIKitFactory(interpreter: interpreter)
    let owner =
      interpreter.index.type(host) == nil
      ? Object(type: host, isValue: false, range: place) : factory.object(of: host, at: place)
    _ = interpreter.invoke(
      function, owner: host, on: .object(owner), factory.arguments(of: function, at: place),
      Expression(.unknown, function.range))
    if let alert { return alert }
    _ = interpreter.run(statements, in: Scope(object: .object(owner), type: host))
    return alert
  }

  private var alert: Object? {
    interpreter.library.alerts.last { alert in
      alert.range.file.path == place.file.path
        && alert.range.offsets.lowerBound == place.offsets.lowerBound
    }
  }
}
