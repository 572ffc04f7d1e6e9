import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceControl {
  /// Carries out a command about text; `nil` if it is about none.
  mutating func actOnText(
    _ command: SpokenCommand, on screen: Transcript.OrderedScreen
  ) -> [Response]? {
    guard command.isAboutText else { return nil }
    guard let field = screen.editedField else { return [show(.noField)] }
    editor.edit(field)
    switch command {
    case .type(let text): return change(editor.typing(text, over: editor.selection))
    case .insert(let text, let isBefore, let words):
      return change(words) { editor, range in
        let place = isBefore ? range.lowerBound : range.upperBound
        return editor.typing(text, over: place..<place)
      }
    case .replace(let words, let text):
      return change(words) { $0.typing(text, over: $1) }
    case .delete(let range): return change(range) { $0.deleting($1) }
    case .changeCase(let letters, let range): return change(range) { $0.changing($1, to: letters) }
    case .newLine(let count):
      guard field.hasSeveralLines else { return [show(.oneLine)] }
      let lines = String(repeating: "\n", count: max(1, min(count, 100)))
      return change(editor.replacing(editor.selection, with: lines))
    case .undo: return editor.undo.map { change($0) } ?? [show(.nothingToUndo)]
    case .redo: return editor.redo.map { change($0) } ?? [show(.nothingToRedo)]
    case .clipboard(let clipboard): return use(clipboard)
    default: return select(command)
    }
  }

  /// The command as it is shown: what is typed into a field that hides its characters is not.
  func hidingSecrets(
    in command: SpokenCommand, on screen: Transcript.OrderedScreen
  ) -> SpokenCommand {
    guard command.isAboutText, let field = screen.editedField, field.has(.secureTextField) else {
      return command
    }
    return switch command {
    case .type(let text): .type(text.bullets)
    case .insert(let text, let isBefore, let words):
      .insert(text.bullets, isBefore: isBefore, words)
    case .replace(let words, let text): .replace(words, with: text.bullets)
    default: command
    }
  }

  /// Learns what came of a change.
  mutating func finish(
    _ change: FieldChange, isHandled: Bool, on screen: Transcript.OrderedScreen
  ) {
    guard isHandled else { return }
    let field = editor.field.flatMap { screen[$0] }
    editor.finish(change, as: field)
  }

  /// Moves the caret or selects; the app is not asked.
  private mutating func select(_ command: SpokenCommand) -> [Response] {
    switch command {
    case .deselect: editor.selection = editor.selection.upperBound..<editor.selection.upperBound
    case .select(let range):
      guard let found = editor.range(range, language: settings.language) else {
        return [why(range)]
      }
      editor.selection = found
    case .moveCaret(let move):
      guard let place = editor.place(move, language: settings.language) else {
        if case .toWords(let words, _) = move { return [show(.noWords(words))] }
        return [show(.nothingThere)]
      }
      editor.selection = place..<place
    default: break
    }
    return []
  }

  private mutating func use(_ clipboard: SpokenCommand.Clipboard) -> [Response] {
    if clipboard == .paste {
      guard let text = editor.clipboard else { return [show(.clipboardEmpty)] }
      return change(editor.replacing(editor.selection, with: text))
    }
    guard let range = editor.that, !range.isEmpty else { return [show(.nothingSelected)] }
    editor.clipboard = String(editor.characters[range])
    return clipboard == .cut ? change(editor.deleting(range)) : []
  }

  private mutating func change(
    _ range: SpokenCommand.TextRange, _ make: (FieldEditor, Range<Int>) -> FieldChange
  ) -> [Response] {
    guard let found = editor.range(range, language: settings.language), !found.isEmpty else {
      return [why(range)]
    }
    return change(make(editor, found))
  }

  private mutating func change(
    _ words: String, _ make: (FieldEditor, Range<Int>) -> FieldChange
  ) -> [Response] {
    change(.words(words), make)
  }

  /// Asks the field for a change.
  mutating func change(_ change: FieldChange) -> [Response] {
    attempt = Attempt(kind: .edit(change))
    return [.perform(.replace(change.range, with: change.text), editor.field)]
  }

  /// Why a stretch of text was not found.
  private func why(_ range: SpokenCommand.TextRange) -> Response {
    switch range {
    case .that: show(.nothingSelected)
    case .words(let words): show(.noWords(words))
    case .all, .next, .previous: show(.nothingThere)
    }
  }
}

extension Element {
  /// Whether a return is a line break rather than the end of typing.
  fileprivate var hasSeveralLines: Bool {
    textInput.value?.isMultiline == true || has(.textArea)
      || type.map { $0.hasSuffix("TextView") || $0.hasSuffix("TextEditor") } == true
  }
}

extension SpokenCommand {
  /// Whether it needs a field that is edited.
  var isAboutText: Bool {
    switch self {
    case .type, .insert, .replace, .select, .deselect, .delete, .moveCaret, .clipboard, .undo,
      .redo, .changeCase, .newLine:
      true
    default: false
    }
  }
}

extension VoiceControl {
  /// The selection in the field that is edited, in characters from 0; empty is the caret.
  package var selection: Range<Int> { editor.selection }
}
