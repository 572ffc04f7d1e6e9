extension Numerals {
  /// The numerals of English.
  static let english = Numerals(
    values: englishValues,
    multipliers: [
      "hundred": 100, "thousand": 1000, "million": 1_000_000,
    ],
    joiner: "and",
    ordinal: { englishOrdinals[$0] },
    ordinalForm: { "\($0)" + englishSuffix($0) },
    ordinalSuffixes: ["st", "nd", "rd", "th"],
    homophones: [
      "won": "one", "to": "two", "too": "two", "for": "four", "fore": "four", "ate": "eight",
    ],
    introductions: ["number", "the"],
    spelling: englishSpelling)
}

private let englishUnits = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]

private let englishTens = [
  "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
]

private let englishValues: [String: Int] = {
  var values: [String: Int] = [:]
  for (value, word) in englishUnits.enumerated() { values[word] = value }
  for (index, word) in englishTens.enumerated() { values[word] = (index + 2) * 10 }
  return values
}()

private let englishOrdinals: [String: Int] = {
  let units = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth",
  ]
  let tens = [
    "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
    "ninetieth",
  ]
  var ordinals: [String: Int] = [:]
  for (index, word) in units.enumerated() { ordinals[word] = index + 1 }
  for (index, word) in tens.enumerated() { ordinals[word] = (index + 2) * 10 }
  return ordinals
}()

private func englishSuffix(_ number: Int) -> String {
  if (11...13).contains(number % 100) { return "th" }
  return switch number % 10 {
  case 1: "st"
  case 2: "nd"
  case 3: "rd"
  default: "th"
  }
}

@Sendable private func englishSpelling(_ number: Int) -> [String] {
  if number >= 1000 {
    let rest = number % 1000
    return englishSpelling(number / 1000) + ["thousand"] + (rest > 0 ? englishSpelling(rest) : [])
  }
  if number >= 100 {
    let rest = number % 100
    return [englishUnits[number / 100], "hundred"] + (rest > 0 ? englishSpelling(rest) : [])
  }
  guard number >= 20 else { return [englishUnits[number]] }
  let tens = englishTens[number / 10 - 2]
  return number % 10 > 0 ? [tens, englishUnits[number % 10]] : [tens]
}
