import EarshotTree

/// The words for the role of an element, which VoiceOver says by itself, by language.
enum RoleWords {
  /// The words for the roles that a node has, in the languages in which its label can be.
  static func words(for facts: AuditedScreen.Node) -> [Set<String>] {
    var words: [Set<String>] = []
    if let own = byRole[facts.role] { words.append(own) }
    if facts.role != .image, facts.traits.contains(.image) { words.append(images) }
    if facts.traits.contains(.header) { words.append(headings) }
    return words
  }

  /// Words that also name what a gallery holds: «Фото, 12 мая».
  static let kindsOfContent: Set<String> = ["photo", "фото", "foto", "фотография", "fotografia"]

  private static let images: Set<String> = [
    "image", "icon", "picture", "photo", "graphic", "img",
    "изображение", "картинка", "иконка", "значок", "фото", "фотография", "рисунок",
    "bild", "grafik", "foto", "imagem", "ícone", "fotografia",
    "صورة", "أيقونة",
  ]

  private static let headings: Set<String> = [
    "heading", "header", "заголовок", "überschrift", "cabeçalho",
  ]

  private static let byRole: [Role: Set<String>] = [
    .button: ["button", "btn", "кнопка", "schaltfläche", "botão", "زر"],
    .link: ["link", "hyperlink", "ссылка", "رابط"],
    .toggle: [
      "switch", "toggle", "checkbox", "button", "переключатель", "тумблер", "флажок", "чекбокс",
      "schalter", "interruptor", "مفتاح",
    ],
    .slider: ["slider", "ползунок", "слайдер", "schieberegler", "regler"],
    .adjustable: ["slider", "ползунок", "слайдер", "schieberegler"],
    .stepper: ["stepper", "степпер"],
    .picker: ["picker"],
    .segment: ["segment", "tab", "вкладка", "сегмент", "aba"],
    .tab: ["tab", "вкладка", "aba", "button", "кнопка"],
    .field: ["field", "textfield", "поле", "feld", "textfeld", "campo", "حقل"],
    .searchField: ["field", "textfield", "поле", "feld", "campo", "حقل"],
    .image: images,
    .progress: ["progressbar"],
  ]
}
