import EarshotTree

/// The text of the field that is edited, with caret, selection and history.
///
/// Places are counted in characters from 0. What the app writes itself ends the history.
struct FieldEditor: Hashable, Sendable {
  /// The field; `nil` if none is edited.
  private(set) var field: Element.ID?
  /// The text without its placeholder.
  private(set) var characters: [Character] = []
  /// What is selected; empty is the caret.
  var selection = 0..<0
  /// What was typed last, as long as it stands there.
  private(set) var typed: Range<Int>?
  /// What was cut or copied last.
  var clipboard: String?
  /// Changes with those that undo them, the last one at the end.
  private var done: [Step] = []
  /// Changes that were undone, the last one at the end.
  private var undone: [Step] = []

  private struct Step: Hashable, Sendable {
    var forward: FieldChange
    var backward: FieldChange
  }

  /// Takes over the text of a field; the caret goes to its end unless it is the text as left.
  mutating func edit(_ field: Element?) {
    let text = Array(field?.typedText ?? "")
    guard self.field != field?.id || characters != text else { return }
    self.field = field?.id
    characters = text
    selection = text.count..<text.count
    typed = nil
    done = []
    undone = []
  }

  /// What "that" is: what is selected, else what was typed last; `nil` if there is neither.
  var that: Range<Int>? { selection.isEmpty ? typed : selection }

  /// The change that undoes the last one; `nil` if there is none.
  var undo: FieldChange? {
    done.last.map(\.backward).map { change in
      var change = change
      change.purpose = .undo
      return change
    }
  }

  /// The change that makes the one again that was undone last; `nil` if there is none.
  var redo: FieldChange? {
    undone.last.map(\.forward).map { change in
      var change = change
      change.purpose = .redo
      return change
    }
  }

  /// Takes over what the field shows after a change; text of another kind ends the history.
  mutating func finish(_ change: FieldChange, as field: Element?) {
    guard let field, field.id == self.field else { return edit(field) }
    let text = Array(field.typedText)
    let expected = replaced(change, isSecret: field.has(.secureTextField))
    guard text == expected else { return edit(field) }
    let backward = change.inverse(in: characters, selection: selection)
    characters = text
    selection = change.selection.clamped(to: 0..<text.count)
    typed = change.typed?.clamped(to: 0..<text.count)
    record(change, backward)
  }

  private mutating func record(_ change: FieldChange, _ backward: FieldChange) {
    switch change.purpose {
    case .new:
      done.append(Step(forward: change, backward: backward))
      undone = []
    case .undo: if let step = done.popLast() { undone.append(step) }
    case .redo: if let step = undone.popLast() { done.append(step) }
    }
  }

  /// The text after a change; a field that hides its characters shows bullets.
  private func replaced(_ change: FieldChange, isSecret: Bool) -> [Character] {
    let text = isSecret ? change.text.map { _ in "•" } : Array(change.text)
    var characters = characters
    characters.replaceSubrange(change.range.clamped(to: 0..<characters.count), with: text)
    return characters
  }
}
