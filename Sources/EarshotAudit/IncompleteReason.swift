public import EarshotTree

/// Why something could not be measured.
public enum IncompleteReason: Hashable, Sendable, Comparable {
  /// The capture does not tell a property.
  case notCaptured(Element.Field)
  /// There is no screenshot beside the capture.
  case noScreenshot
  /// The program that reads text in pictures is not installed.
  case noTextRecognition
  /// Text and what is behind it cannot be told apart in the picture.
  case notSeparable
  /// The capture holds elements only, not the views behind them.
  case noViews
  /// The size of the screen is not known.
  case noScreenSize
  /// Nothing tells the language of the texts.
  case noLanguage
  /// Frames are those of the canvas of Interface Builder, and no device has laid them out.
  case canvasFrames
  /// All that is heard belongs to the system, as on a home screen.
  case systemScreen
  /// The pattern of a rule of the project took too long.
  case slowPattern

  /// The reason as a stable id, such as `not-captured:traits`.
  public var id: String {
    switch self {
    case .notCaptured(let field): "not-captured:\(field.rawValue)"
    case .noScreenshot: "no-screenshot"
    case .noTextRecognition: "no-text-recognition"
    case .notSeparable: "not-separable"
    case .noViews: "no-views"
    case .noScreenSize: "no-screen-size"
    case .noLanguage: "no-language"
    case .canvasFrames: "canvas-frames"
    case .systemScreen: "system-screen"
    case .slowPattern: "slow-pattern"
    }
  }

  /// The reason of an id; `nil` if there is none.
  init?(id: String) {
    guard let reason = Self.byID[id] else { return nil }
    self = reason
  }

  private static let byID: [String: IncompleteReason] = {
    let others: [IncompleteReason] = [
      .noScreenshot, .noTextRecognition, .notSeparable, .noViews, .noScreenSize, .noLanguage,
      .canvasFrames, .systemScreen, .slowPattern,
    ]
    let all = Element.Field.allCases.map(IncompleteReason.notCaptured) + others
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }()

  /// The property that the capture does not tell; `nil` for any other reason.
  var field: Element.Field? {
    guard case .notCaptured(let field) = self else { return nil }
    return field
  }

  /// Orders reasons by id.
  public static func < (left: IncompleteReason, right: IncompleteReason) -> Bool {
    left.id < right.id
  }
}
