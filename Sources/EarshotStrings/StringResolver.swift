import EarshotText

/// Makes up a text from its variants and arguments.
struct StringResolver {
  private let rules: PluralRules
  private let sign: Character
  private let arguments: [FormatArgument]
  private let width: Int?
  private let device: StringCatalog.Device

  /// How deep variables may refer to each other.
  static let largestDepth = 8
  /// How many variables a text may put in all together, each time that it does.
  private static let largestCount = 1_000

  /// - Parameters:
  ///   - language: BCP 47 tag of the text.
  ///   - arguments: the values, in the order of the call.
  ///   - width: the width that the text is drawn in; `nil` takes the longest text.
  ///   - device: the device.
  init(
    language: String, arguments: [FormatArgument], width: Int?, device: StringCatalog.Device
  ) {
    let language = Language(language)
    rules = PluralRules(language)
    sign = DecimalSign.of(language)
    self.arguments = arguments
    self.width = width
    self.device = device
  }

  /// Where in a text the resolver is.
  private struct Place {
    /// The variables that may be referred to, the nearest last.
    var variables: [StringCatalog.Variable] = []
    /// The number of the argument that comes next, from 1.
    var next = 1
    /// The number of the argument of the variable around the text.
    var number: Int?
    /// The kind of value of that variable.
    var specifier: FormatString.Placeholder?
    /// The names of the variables around the text.
    var open: [String] = []
  }

  /// The text made up; `nil` when a part of it has no variant that holds.
  func string(of text: StringCatalog.Text) -> String? {
    var steps = Self.largestCount
    return string(of: text, Place(), &steps)
  }

  private func string(
    of text: StringCatalog.Text, _ place: Place, _ steps: inout Int
  ) -> String? {
    var place = place
    place.variables += text.variables
    switch text.content {
    case .none: return nil
    case .unit(let unit): return string(of: FormatString(unit.value), place, &steps)
    case .plural(let variants):
      return form(among: variants, place).flatMap { string(of: $0.text, place, &steps) }
    case .device(let variants):
      return Self.variant(among: variants, for: device).flatMap {
        string(of: $0.text, place, &steps)
      }
    case .width(let variants):
      return Self.variant(among: variants, fitting: width).flatMap {
        string(of: $0.text, place, &steps)
      }
    }
  }

  /// The variant for a device, or the one for all others.
  static func variant(
    among variants: [StringCatalog.Variant<StringCatalog.Device>], for device: StringCatalog.Device
  ) -> StringCatalog.Variant<StringCatalog.Device>? {
    variants.last { $0.condition == device } ?? variants.last { $0.condition == .other }
  }

  /// The variant that is drawn in a width; the longest one for no width.
  static func variant(
    among variants: [StringCatalog.Variant<Int>], fitting width: Int?
  ) -> StringCatalog.Variant<Int>? {
    let fitting = variants.filter { width == nil || $0.condition <= width ?? 0 }
    return fitting.max { $0.condition < $1.condition }
      ?? variants.min { $0.condition < $1.condition }
  }

  /// The variant for the number that the text is about.
  private func form(
    among variants: [StringCatalog.Variant<PluralCategory>], _ place: Place
  ) -> StringCatalog.Variant<PluralCategory>? {
    let category = number(of: place).map { operands in
      operands.i == 0 && operands.f == 0 && variants.contains { $0.condition == .zero }
        ? .zero : rules.category(of: operands)
    }
    return variants.last { $0.condition == category } ?? variants.last { $0.condition == .other }
  }

  private func string(
    of format: FormatString, _ place: Place, _ steps: inout Int
  ) -> String? {
    var place = place
    var result = ""
    for piece in format.pieces {
      switch piece {
      case .text(let text): result += text
      case .number: result += written(place.number ?? 1, in: place.specifier) ?? "%arg"
      case .placeholder(let placeholder):
        let position = placeholder.position ?? place.next
        if placeholder.position == nil { place.next += 1 }
        result += written(position, in: placeholder) ?? placeholder.written
      case .reference(let reference):
        guard let text = string(of: reference, &place, &steps) else { return nil }
        result += text
      }
    }
    return result
  }

  private func string(
    of reference: FormatString.Reference, _ place: inout Place, _ steps: inout Int
  ) -> String? {
    steps -= 1
    // What refers to nothing, or to itself, stays as it is written.
    guard let variable = place.variables.last(where: { $0.name == reference.name }),
      !place.open.contains(reference.name), place.open.count < Self.largestDepth,
      steps > 0
    else { return reference.written }
    let position = reference.position ?? variable.argument ?? place.next
    if reference.position == nil, variable.argument == nil { place.next += 1 }
    var inner = place
    inner.number = position
    inner.next = position
    inner.specifier = variable.placeholder
    inner.open.append(variable.name)
    return string(of: variable.text, inner, &steps)
  }

  /// The number at a position, as the form of words sees it; `nil` when there is none.
  private func number(of place: Place) -> PluralOperands? {
    argument(place.number ?? 1)?.operands(in: place.specifier)
  }

  private func written(_ position: Int, in placeholder: FormatString.Placeholder?) -> String? {
    argument(position)?.written(in: placeholder, sign: sign)
  }

  private func argument(_ position: Int) -> FormatArgument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }
}
