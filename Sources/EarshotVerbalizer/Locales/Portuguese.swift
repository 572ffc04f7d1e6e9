/// Portuguese, as far as its units and short forms are known.
struct Portuguese: LanguagePack {
  let code = "pt"
  let timeRange: (from: String, to: String)? = ("das", "às")
  let currencySigns: Set<Character> = ["$", "€", "£"]
  let abbreviations = [
    "qtd": Abbreviation(full: "quantidade", needsPoint: false),
    "aprox": Abbreviation(full: "aproximadamente"), "máx": Abbreviation(),
    "mín": Abbreviation(), "núm": Abbreviation(full: "número"),
    "pág": Abbreviation(full: "página"),
  ]
  let currencies: [Character: CountedNoun] = [
    "₽": ["rublo", "rublos"], "R": ["real", "reais"],
  ]
  let units: [String: CountedNoun] = [
    "mm": ["milímetro", "milímetros"],
    "cm": ["centímetro", "centímetros"],
    "m": ["metro", "metros"], "km": ["quilômetro", "quilômetros"],
    "g": ["grama", "gramas"], "kg": ["quilograma", "quilogramas"],
    "ml": ["mililitro", "mililitros"], "l": ["litro", "litros"],
    "h": ["hora", "horas"], "min": ["minuto", "minutos"],
  ]
}
