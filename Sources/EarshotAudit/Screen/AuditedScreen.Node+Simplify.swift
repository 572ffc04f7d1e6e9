import EarshotTree

extension AuditedScreen.Node {
  /// Whether it is a heading.
  var isHeading: Bool { traits.contains(.header) || element.headingLevel.value != nil }

  /// Whether it is text that is no heading.
  var isBodyText: Bool { role == .text && !isHeading }

  /// Whether it is a control that stands at a value and is named by a text beside it.
  var isValueControl: Bool {
    switch role {
    case .toggle, .slider, .adjustable, .field, .stepper, .picker: true
    default: false
    }
  }

  /// Whether its contents are a drawing or a map, where the rules about elements do not hold.
  var isCanvas: Bool {
    isCanvasType || !traits.isDisjoint(with: [.allowsDirectInteraction, .map])
  }

  /// What it draws by itself, unless that is decoration: the kind, or its class.
  var drawingName: String? {
    if let drawing = element.appearance.value?.drawing {
      return Self.ornaments.contains(drawing) ? nil : drawing
    }
    return element.type.flatMap { Self.drawingViews.contains(where: $0.hasSuffix) ? $0 : nil }
  }

  private static let ornaments: Set<String> = [
    "line", "separator", "shadow", "gradient", "background", "border",
  ]
  private static let drawingViews = ["MTKView", "SKView", "SCNView", "GLKView", "PKCanvasView"]
}

extension String {
  /// Whether it is an amount, or a short text that begins with a number: `12+`, `#9`, `3 events`.
  var isFigure: Bool {
    guard let first = first(where: { !$0.isWhitespace }) else { return false }
    if isAmount { return true }
    guard first.isNumber || "#№+-−±~≈<>".contains(first) || first.isCurrencySymbol else {
      return false
    }
    // Several figures in one text have no caption in common.
    return count <= 24 && contains(where: \.isNumber) && !contains(" · ") && !contains(" | ")
  }
}
