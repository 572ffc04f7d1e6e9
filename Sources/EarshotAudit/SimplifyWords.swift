/// Words by which the rules about superfluous stops know controls, in the languages of Earshot.
enum SimplifyWords {
  /// A name or asset of the button that takes one away.
  static let decrease: Set<String> = [
    "-", "−", "–", "minus", "decrement", "decrease", "less", "fewer", "subtract", "remove",
    "минус", "уменьшить", "меньше", "убавить", "убрать",
    "verringern", "weniger", "entfernen", "diminuir", "menos", "reduzir", "إنقاص", "ناقص", "تقليل",
  ]

  /// A name or asset of the button that adds one.
  static let increase: Set<String> = [
    "+", "plus", "increment", "increase", "more", "add",
    "плюс", "увеличить", "больше", "прибавить", "добавить",
    "erhöhen", "mehr", "hinzufügen", "aumentar", "mais", "adicionar", "زيادة", "زائد", "إضافة",
  ]

  /// A name or asset of a mark in a rating.
  static let rating: Set<String> = [
    "star", "stars", "heart", "hearts", "starfill", "rating",
    "звезда", "звезды", "звёзды", "звезд", "звёзд", "звездочка", "звёздочка", "сердце", "сердечко",
    "stern", "sterne", "herz", "estrela", "estrelas", "coração", "نجمة", "نجوم", "قلب",
  ]

  /// A name or asset of a picture that only decorates.
  static let decoration: Set<String> = [
    "chevron", "divider", "separator", "line", "disclosure", "bullet", "dot", "caret",
    "шеврон", "разделитель", "линия", "точка", "trenner", "linie", "separador", "linha",
    "فاصل", "خط",
  ]

  /// A name or asset of a picture that stands behind others.
  static let backdrop: Set<String> = [
    "background", "bg", "backdrop", "blur", "blurred", "gradient", "shadow", "overlay",
    "фон", "подложка", "размытие", "hintergrund", "fundo", "خلفية",
  ]
}

extension String {
  /// Whether one of its words is in a list; also words joined by `_` and `.`, as in assets, and a
  /// text that is one sign.
  func hasWord(of list: Set<String>) -> Bool {
    if list.contains(self) { return true }
    return split { !$0.isLetter }.contains { list.contains($0.lowercased()) }
  }
}
