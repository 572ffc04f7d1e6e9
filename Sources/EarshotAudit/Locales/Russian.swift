extension RuleText {
  /// The words of all rules in Russian.
  static let russian = [
    russianContrast, russianLabel, russianNavigate, russianRun, russianScenario,
    russianSimplify, russianSize, russianSource, russianStrings, russianWords,
  ]

  /// The rules about the audit itself, in Russian.
  static let russianRun = """
    --- baseline-stale
    Запись в списке известных проблем больше ничего не скрывает.
    в списке известных проблем осталась запись {entry}, а проблемы уже нет
    такая же проблема может вернуться незамеченной
    запустите с --ratchet, чтобы убрать лишнее
    --- capture-empty
    На снимке экрана нечего слушать.
    слушать нечего: ни один элемент экрана не получает фокус
    ничего не проверено, и считать экран верным нельзя
    снимите экран еще раз, когда он виден
    --- suppression-unknown-rule
    В исключении названо правило, которого нет.
    в исключении названо '{rule}', а такого правила нет
    оно ничего не скрывает, хотя автор думает иначе
    назовите правило из списка 'earshot rules'; ближайшее: {nearest}
    --- suppression-unused
    Исключение ничего не скрывает, или его срок вышел.
    исключение {rule} ничего не скрывает
    оно скроет следующую такую проблему, хотя причины уже нет
    удалите его; если вышел срок, исправьте проблему или назначьте новый день
    --- suppression-without-reason
    У исключения нет причины.
    у исключения {rule} не названа причина
    никто не узнает, нужно ли оно еще
    напишите, почему проблема не считается
    """
}
