import EarshotConversion
import EarshotWriting

/// A view of SwiftUI with a larger touch area: the size stands inside of what takes the tap.
struct SwiftUITouchArea {
  let part: FixPlan.Part
  /// The view as it is.
  let view: String
  /// Its title as a literal.
  let title: String

  /// The lines; none where the system decides the size, `nil` for what does not grow.
  var lines: [String]? {
    guard let growth = part.growth else { return nil }
    let sizes = [("minWidth", growth.width), ("minHeight", growth.height)]
      .compactMap { name, size in size.map { "\(name): \($0.swift)" } }.joined(separator: ", ")
    let area = ".frame(\(sizes)).contentShape(Rectangle())"
    let subject = part.subject
    switch subject.role {
    case .button, .keyboardKey, .segment, .tab:
      return ["Button {} label: { \(content)\(area) }"] + named
    case .link: return ["Link(destination: url) { Text(\(title))\(area) }"]
    case .field:
      return [
        "@FocusState private var isFocused: Bool  // a property of the view around it", view,
        "  .focused($isFocused)",
        "  .frame(\(sizes))", "  .contentShape(Rectangle())",
        "  .onTapGesture { isFocused = true }",
      ]
    case .text, .image, .other:
      return [
        view, "  .frame(\(sizes))", "  .contentShape(Rectangle())  // before .onTapGesture",
      ]
    // The system draws these, and takes the tap only where it draws.
    case .searchField, .toggle, .slider, .adjustable, .stepper, .picker, .progress,
      .activityIndicator:
      return []
    }
  }

  /// What the button shows.
  private var content: String {
    let subject = part.subject
    if subject.role == .tab { return view }
    // A label may be heard only.
    if subject.text.isEmpty, !subject.label.isEmpty, subject.image.isEmpty { return "content" }
    guard subject.isIcon else { return "Text(\(title))" }
    return subject.image.isEmpty ? "image" : "Image(\(subject.assetName.swiftLiteral))"
  }

  /// The label of a picture, which the picture does not tell.
  private var named: [String] {
    let subject = part.subject
    if let label = part.label { return ["  .accessibilityLabel(\(part.text(label).swiftLiteral))"] }
    guard subject.isIcon, subject.role != .tab else { return [] }
    return subject.label.isEmpty
      ? [] : ["  .accessibilityLabel(\(subject.label.swiftLiteral))"]
  }
}
