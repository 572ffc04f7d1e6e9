import EarshotConversion
import EarshotTree
import EarshotWriting

extension JSONWriter {
  /// Writes a key and a fix with its code; `nil` is null.
  mutating func field(_ name: StaticString, _ fix: Fix?, _ subjects: FixSubjects) {
    object(name, fix) { json, fix in
      json.field("safe", fix.isSafe)
      json.lines("edits", fix.edits) { json, edit in
        let (name, value) = edit.change.named
        json.fields(["element": edit.element.rawValue, "change": name])
        json.present("toWrite", edit.change.placeholder?.rawValue)
        json.fields(["value": value])
      }
      json.lines("code", FixCode(fix, subjects).blocks) { json, block in
        json.fields(["for": block.name, "lines": block.lines])
      }
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

  /// The change as a stable name, with its value.
  fileprivate var named: (name: String, value: (any JSONValue)?) {
    switch self {
    case .label(let words): ("label", words.known)
    case .value(let words): ("value", words.known)
    case .hint(let words): ("hint", words?.known)
    case .insertTraits(let traits): ("insertTraits", traits.names)
    case .removeTraits(let traits): ("removeTraits", traits.names)
    case .isElement(let flag): ("isAccessibilityElement", flag)
    case .hidden(let flag): ("elementsHidden", flag)
    case .order(let ids): ("accessibilityElements", ids?.map(\.rawValue))
    case .grouped(let flag): ("groupsChildren", flag)
    case .container(let type): ("containerType", type?.swift.dropFirst().description)
    case .modal(let flag): ("isModal", flag)
    case .frame(let rect): ("frame", rect.rounded)
    case .activationPoint(let point): ("activationPoint", point.map { [$0.x, $0.y] })
    case .actions(let actions): ("customActions", actions.map(\.name))
    case .inputLabels(let names): ("userInputLabels", names.map(\.text))
    case .responds(let flag): ("respondsToUserInteraction", flag)
    case .navigationStyle(let style): ("navigationStyle", style.rawValue)
    case .language(let tag): ("language", tag)
    case .handler(let handler): ("handler", handler.rawValue)
    case .identifier(let text): ("identifier", text)
    case .expanded(let status): ("expandedStatus", status.rawValue)
    case .color(let text): ("color", text)
    case .opacity(let number): ("alpha", number)
    case .fontSize(let number): ("fontSize", number)
    case .numberOfLines(let count): ("numberOfLines", count)
    case .transform(let text): ("transform", text)
    }
  }
}
