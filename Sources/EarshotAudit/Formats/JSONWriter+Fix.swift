import EarshotConversion
import EarshotTree
import EarshotWriting

extension JSONWriter {
  /// Writes a key and a fix with its code; `nil` is null.
  mutating func field(_ name: StaticString, _ fix: Fix?, of element: Element.ID?) {
    object(name, fix) { json, fix in
      let sketch = FixSketch(fix, of: element)
      json.field("safe", fix.isSafe)
      json.lines("edits", fix.edits) { json, edit in
        json.field("element", edit.element.rawValue)
        json.field("change", edit.change.name)
        json.present("toWrite", edit.change.placeholder?.rawValue)
        json.key("value")
        json.value(of: edit.change)
      }
      json.field("uikit", sketch.uikit)
      json.field("swiftUI", sketch.swiftUI)
    }
  }

  private mutating func value(of change: Fix.Change) {
    switch change {
    case .label(let words), .value(let words): value(words.known)
    case .hint(let words): value(words?.known)
    case .insertTraits(let traits), .removeTraits(let traits): value(traits.names)
    case .isElement(let flag), .hidden(let flag), .grouped(let flag), .modal(let flag): value(flag)
    case .order(let ids): value(ids?.map(\.rawValue))
    case .container(let type): value(type?.swift.dropFirst().description)
    case .frame(let rect): value(rect.rounded)
    case .activationPoint(let point): value(point.map { [$0.x, $0.y] })
    case .actions(let actions): value(actions.map(\.name))
    case .inputLabels(let names): value(names.map(\.text))
    case .language(let text), .identifier(let text), .color(let text): value(text)
    case .handler(let handler): value(handler.rawValue)
    case .expanded(let status): value(status.rawValue)
    case .responds(let flag): value(flag)
    case .navigationStyle(let style): value(style.rawValue)
    case .opacity(let number), .fontSize(let number): value(number)
    case .numberOfLines(let count): value(count)
    case .transform(let text): value(text)
    }
  }
}

extension Fix.Words {
  /// The text when it is finished.
  fileprivate var known: String? {
    guard case .known(let text) = self else { return nil }
    return text
  }

  fileprivate var placeholder: Fix.Placeholder? {
    guard case .toWrite(let placeholder) = self else { return nil }
    return placeholder
  }
}

extension Fix.Change {
  /// What a person has to write; `nil` when all is known.
  fileprivate var placeholder: Fix.Placeholder? {
    switch self {
    case .label(let words), .value(let words): words.placeholder
    case .hint(let words): words?.placeholder
    default: nil
    }
  }

  /// The change as a stable name.
  fileprivate var name: String {
    switch self {
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    case .insertTraits: "insertTraits"
    case .removeTraits: "removeTraits"
    case .isElement: "isAccessibilityElement"
    case .hidden: "elementsHidden"
    case .order: "accessibilityElements"
    case .grouped: "groupsChildren"
    case .container: "containerType"
    case .modal: "isModal"
    case .frame: "frame"
    case .activationPoint: "activationPoint"
    case .actions: "customActions"
    case .inputLabels: "userInputLabels"
    case .responds: "respondsToUserInteraction"
    case .navigationStyle: "navigationStyle"
    case .language: "language"
    case .handler: "handler"
    case .identifier: "identifier"
    case .expanded: "expandedStatus"
    case .color: "color"
    case .opacity: "alpha"
    case .fontSize: "fontSize"
    case .numberOfLines: "numberOfLines"
    case .transform: "transform"
    }
  }
}
