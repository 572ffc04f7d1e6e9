/// Words by which a text near a field is known to be about a mistake.
enum ErrorWords {
  /// Whether a folded text reports a mistake.
  static func areIn(_ folded: String) -> Bool { stems.contains { folded.contains($0) } }

  /// Whether a folded text is about a whole form rather than one field.
  static func areFormWide(_ folded: String) -> Bool { wide.contains { folded.contains($0) } }

  private static let stems = [
    "error", "invalid", "incorrect", "is wrong", "not valid", "too short", "too long",
    "is required", "can't be", "can’t be", "cannot be", "doesn't match", "don't match",
    "do not match", "does not match", "already taken", "must be", "must contain", "not recognized",
    "ошибк", "неверн", "неправильн", "некорректн", "недопустим", "не совпада", "слишком коротк",
    "слишком длинн", "обязательное поле", "обязательно для заполнения", "не может быть",
    "должен содержать", "должно содержать", "должна содержать", "уже занят", "не удалось",
    "fehler", "ungültig", "falsch", "erforderlich", "stimmt nicht", "zu kurz", "zu lang",
    "erro ", "inválid", "incorret", "obrigatório", "não confere", "muito curt",
    "خطأ", "غير صالح", "غير صحيح", "مطلوب", "غير مطابق",
  ]

  private static let wide = [
    " fields", "the form", " полях", " поля ", "форм", "felder", "formular", "campos", "formulário",
    "الحقول", "النموذج",
  ]
}
