/// Names of controls that leave a view or a screen.
enum CloseWords {
  /// Whether a folded name says that the view closes: close, cancel, done, not now.
  static func areIn(_ folded: String) -> Bool {
    guard !folded.isEmpty, folded.utf8.count <= 96 else { return false }
    if leaving.contains(folded) || answering.contains(folded) { return true }
    return stems.contains { folded.hasPrefix($0) }
  }

  /// Whether a folded name is nothing but close, back or cancel.
  static func leave(_ folded: String) -> Bool { leaving.contains(folded) }

  private static let leaving: Set<String> = [
    "close", "back", "cancel", "dismiss", "go back", "exit", "×", "✕", "x", "✖️",
    "закрыть", "назад", "отмена", "отменить", "вернуться", "выйти",
    "schließen", "zurück", "abbrechen", "fechar", "voltar", "cancelar",
    "إغلاق", "رجوع", "إلغاء", "عودة",
  ]

  private static let answering: Set<String> = [
    "ok", "okay", "done", "skip", "not now", "later", "maybe later", "no", "no, thanks",
    "no thanks", "got it", "i understand", "understood", "allow", "don't allow", "don’t allow",
    "continue", "agree", "accept",
    "ок", "окей", "готово", "пропустить", "не сейчас", "позже", "потом", "нет", "нет, спасибо",
    "понятно", "хорошо", "ясно", "принять", "не надо", "свернуть",
    "fertig", "überspringen", "nicht jetzt", "später", "nein", "verstanden",
    "concluído", "pular", "agora não", "depois", "não", "entendi",
    "تم", "تخطي", "ليس الآن", "لاحقًا", "لا", "حسنًا", "موافق",
  ]

  private static let stems = [
    "close ", "dismiss ", "cancel ", "back to ", "закрыть ", "отменить ", "назад ", "вернуться ",
    "свернуть ", "fechar ", "voltar ", "cancelar ", "إغلاق ",
  ]
}
