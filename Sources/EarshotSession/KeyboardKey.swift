/// What a key of the keyboard does, by the name that it is read by.
enum KeyboardKey: Hashable, Sendable {
  /// It types a character.
  case character(String)
  /// It deletes the character before the caret.
  case delete
  /// It ends a line, or what is done with the field.
  case `return`

  /// The names of the space bar, of delete and of return in the languages of phones, in lower case.
  private static let names: [String: KeyboardKey] = [
    "space": .character(" "), "space bar": .character(" "), "пробел": .character(" "),
    "leerzeichen": .character(" "), "leertaste": .character(" "), "espaço": .character(" "),
    "espace": .character(" "), "espacio": .character(" "), "空白": .character(" "),
    "空格": .character(" "), "スペース": .character(" "), "스페이스": .character(" "),
    "مسافة": .character(" "),
    "delete": .delete, "backspace": .delete, "удалить": .delete, "löschen": .delete,
    "apagar": .delete, "supprimer": .delete, "eliminar": .delete, "borrar": .delete,
    "削除": .delete, "删除": .delete, "삭제": .delete, "حذف": .delete,
    "return": .return, "enter": .return, "ввод": .return, "zeilenschalter": .return,
    "retorno": .return, "retour": .return, "intro": .return, "改行": .return, "换行": .return,
    "리턴": .return, "رجوع": .return,
  ]

  /// Makes the key of a name; `nil` for one that changes the keyboard, or that is not known.
  init?(_ name: String) {
    if let key = KeyboardKey.names[name.lowercased()] {
      self = key
    } else if name.count == 1 {
      self = .character(name)
    } else {
      return nil
    }
  }
}
