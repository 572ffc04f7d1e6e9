/// Phrases that Voice Control itself obeys.
enum VoiceCommands {
  /// Whether a name in lower case is a command in a language or in English.
  static func contains(_ name: String, in language: String) -> Bool {
    english.contains(name) || byLanguage[language]?.contains(name) == true
  }

  private static let english: Set<String> = [
    "go back", "go home", "go to sleep", "wake up", "open", "open app switcher",
    "open control center", "open notification center", "tap", "double tap", "long press",
    "scroll up", "scroll down", "scroll left", "scroll right", "scroll to top",
    "scroll to bottom", "swipe up", "swipe down", "swipe left", "swipe right", "zoom in",
    "zoom out", "show names", "hide names", "show numbers", "hide numbers", "show grid",
    "hide grid", "show commands", "undo that", "redo that", "copy that", "cut that", "paste that",
    "delete that", "select all", "select that", "take screenshot", "lock screen",
    "turn up volume", "turn down volume", "search web for",
  ]

  private static let byLanguage: [String: Set<String>] = [
    "ru": [
      "перейти назад", "вернуться назад", "перейти домой", "открыть", "коснуться",
      "дважды коснуться", "прокрутить вверх", "прокрутить вниз", "прокрутить влево",
      "прокрутить вправо", "смахнуть вверх", "смахнуть вниз", "смахнуть влево", "смахнуть вправо",
      "показать имена", "скрыть имена", "показать номера", "скрыть номера", "показать сетку",
      "скрыть сетку", "показать команды", "выбрать все", "сделать снимок экрана",
      "заблокировать экран",
    ],
    "de": [
      "zurück gehen", "zurückgehen", "öffnen", "tippen", "nach oben scrollen",
      "nach unten scrollen", "namen einblenden", "namen ausblenden", "zahlen einblenden",
      "zahlen ausblenden", "raster einblenden", "raster ausblenden", "alles auswählen",
    ],
    "pt": [
      "abrir", "tocar", "rolar para cima", "rolar para baixo", "mostrar nomes", "ocultar nomes",
      "mostrar números", "ocultar números", "mostrar grade", "ocultar grade", "selecionar tudo",
    ],
    "ar": ["افتح", "اضغط", "إظهار الأسماء", "إخفاء الأسماء", "إظهار الأرقام", "إخفاء الأرقام"],
  ]
}
