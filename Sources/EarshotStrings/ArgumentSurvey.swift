/// The arguments that a text takes, found by walking through all its variants.
struct ArgumentSurvey {
  /// What is known of an argument.
  struct Slot: Hashable, Sendable {
    /// The variable that it is the number of.
    var variable: String?
    /// Whether words change with it.
    var isCounted = false
    /// Whether it is a number.
    var isNumber = false
    /// Whether it may have decimals.
    var isFraction = false
  }

  /// The arguments by their number, from 1.
  private(set) var slots: [Int: Slot] = [:]
  /// The widths that texts are for, sorted.
  private(set) var widths: [Int] = []
  /// The variables with their arguments that were walked through, so that none is twice.
  private var seen: Set<Place> = []
  /// How deep the walk is in variables.
  private var depth = 0

  /// A variable with an argument.
  private struct Place: Hashable {
    var name: String
    var position: Int
  }

  private let device: StringCatalog.Device

  /// Walks through a text as a device has it.
  init(_ text: StringCatalog.Text, device: StringCatalog.Device) {
    self.device = device
    var next = 1
    walk(text, [], number: nil, &next)
    widths = Set(widths).sorted()
  }

  private mutating func walk(
    _ text: StringCatalog.Text, _ outer: [StringCatalog.Variable], number: Int?, _ next: inout Int
  ) {
    let variables = outer + text.variables
    switch text.content {
    case .none: break
    case .unit(let unit):
      walk(FormatString(unit.value), variables, number: number, &next)
    case .plural(let variants):
      slots[number ?? 1, default: Slot()].isCounted = true
      slots[number ?? 1, default: Slot()].isNumber = true
      for variant in variants { branch(variant.text, variables, number, next) }
    case .device(let variants):
      if let variant = StringResolver.variant(among: variants, for: device) {
        walk(variant.text, variables, number: number, &next)
      }
    case .width(let variants):
      widths += variants.map(\.condition)
      for variant in variants { branch(variant.text, variables, number, next) }
    }
  }

  /// Walks through one of several variants, which all begin with the same argument.
  private mutating func branch(
    _ text: StringCatalog.Text, _ variables: [StringCatalog.Variable], _ number: Int?, _ next: Int
  ) {
    var next = next
    walk(text, variables, number: number, &next)
  }

  private mutating func walk(
    _ format: FormatString, _ variables: [StringCatalog.Variable], number: Int?, _ next: inout Int
  ) {
    for piece in format.pieces {
      switch piece {
      case .text: continue
      case .number: slots[number ?? 1, default: Slot()].isNumber = true
      case .placeholder(let placeholder):
        note(placeholder, at: placeholder.position ?? next)
        if placeholder.position == nil { next += 1 }
      case .reference(let reference):
        guard let variable = variables.last(where: { $0.name == reference.name }),
          depth < StringResolver.largestDepth
        else { continue }
        let position = reference.position ?? variable.argument ?? next
        if reference.position == nil, variable.argument == nil { next += 1 }
        slots[position, default: Slot()].variable = variable.name
        if let placeholder = variable.placeholder { note(placeholder, at: position) }
        guard seen.insert(Place(name: variable.name, position: position)).inserted else { continue }
        depth += 1
        branch(variable.text, variables, position, position)
        depth -= 1
      }
    }
  }

  private mutating func note(_ placeholder: FormatString.Placeholder, at position: Int) {
    slots[position, default: Slot()].isNumber =
      slots[position]?.isNumber == true || placeholder.isWhole || placeholder.isFraction
    if placeholder.isFraction { slots[position, default: Slot()].isFraction = true }
  }
}
