import EarshotTree

/// Words by which a label says a state that VoiceOver says by itself.
enum SpokenStates {
  /// The words for the states that a node has now.
  static func words(for facts: AuditedScreen.Node) -> [Set<String>] {
    var words: [Set<String>] = []
    if facts.traits.contains(.selected) { words.append(selected) }
    if facts.traits.contains(.notEnabled) { words.append(disabled) }
    if let status = facts.element.expandedStatus.value {
      words.append(status == .expanded ? expanded : collapsed)
    }
    if facts.role == .toggle, let value = facts.element.value.value {
      if isOn.contains(value.lowercased()) { words.append(on) }
      if isOff.contains(value.lowercased()) { words.append(off) }
    } else if let value = facts.element.value.value?.trimmed.lowercased(), !value.isEmpty {
      words += [selected, disabled, expanded, collapsed, on, off].filter { $0.contains(value) }
    }
    return words
  }

  private static let isOn: Set<String> = ["1", "on", "true", "yes", "вкл", "включено"]
  private static let isOff: Set<String> = ["0", "off", "false", "no", "выкл", "выключено"]

  private static let selected: Set<String> = [
    "selected", "checked", "chosen", "выбрано", "выбран", "выбрана", "выбраны", "отмечено",
    "отмечен", "отмечена", "ausgewählt", "markiert", "selecionado", "selecionada", "marcado",
    "محدد", "محددة",
  ]
  private static let disabled: Set<String> = [
    "disabled", "dimmed", "unavailable", "inactive", "недоступно", "недоступен", "недоступна",
    "неактивно", "неактивна", "отключено", "deaktiviert", "desativado", "desativada",
    "indisponível", "معطل", "معطّل",
  ]
  private static let expanded: Set<String> = [
    "expanded", "развернуто", "развёрнуто", "раскрыто", "erweitert", "expandido", "expandida",
    "موسع", "موسّع",
  ]
  private static let collapsed: Set<String> = [
    "collapsed", "свернуто", "свёрнуто", "reduziert", "recolhido", "recolhida", "مطوي",
  ]
  private static let on: Set<String> = [
    "on", "enabled", "checked", "включено", "включен", "включён", "включена", "включены", "вкл",
    "отмечено", "ein", "eingeschaltet", "ligado", "ativado", "marcado", "مفعل", "تشغيل",
  ]
  private static let off: Set<String> = [
    "off", "disabled", "unchecked", "выключено", "выключен", "выключена", "выключены", "выкл",
    "aus", "ausgeschaltet", "desligado", "desativado", "desmarcado", "معطل", "إيقاف",
  ]
}
