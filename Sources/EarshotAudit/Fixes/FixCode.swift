import EarshotText
import EarshotTree

/// A fix as code to start from, in the language of each framework that the screen may be written
/// with.
package struct FixCode: Hashable, Sendable {
  /// The code for one framework.
  package struct Block: Hashable, Sendable {
    /// The framework or program, such as `SwiftUI`.
    package let name: String
    /// The language as Markdown names it.
    package let language: String
    /// The lines.
    package let lines: [String]
  }

  /// The code, what most people need first; empty where no code says it.
  package let blocks: [Block]

  /// Writes a fix.
  package init(_ fix: Fix, _ subjects: FixSubjects = FixSubjects()) {
    guard !subjects.isWithheld else {
      blocks = []
      return
    }
    let plan = FixPlan(fix, subjects)
    let uikit = Block(name: "UIKit", language: "swift", lines: UIKitFix(plan: plan).lines)
    var blocks: [Block] = []
    // What a web view shows is written in HTML, whatever the app around it is written with.
    let isOnPage = plan.parts.contains(where: \.subject.isOnPage)
    switch isOnPage ? .web : subjects.platform {
    case .apple:
      blocks = [
        Block(name: "SwiftUI", language: "swift", lines: SwiftUIFix(plan: plan).lines), uikit,
      ]
    case .swiftUI:
      blocks = [
        Block(name: "SwiftUI", language: "swift", lines: SwiftUIFix(plan: plan).lines)
      ]
    case .uiKit: blocks = [uikit]
    case .interfaceBuilder:
      let builder = InterfaceBuilderFix(plan: plan)
      blocks.append(Block(name: "Interface Builder", language: "xml", lines: builder.lines))
      // What no attribute says is code.
      if !builder.isComplete { blocks.append(uikit) }
    case .mac:
      blocks = [
        Block(name: "SwiftUI", language: "swift", lines: SwiftUIFix(plan: plan).lines),
        Block(name: "AppKit", language: "swift", lines: AppKitFix(plan: plan).lines),
      ]
    case .flutter:
      blocks = [Block(name: "Flutter", language: "dart", lines: FlutterFix(plan: plan).lines)]
    case .reactNative:
      let lines = ReactNativeFix(plan: plan).lines
      blocks = [Block(name: "React Native", language: "jsx", lines: lines)]
    case .android:
      let android = AndroidFix(plan: plan)
      blocks.append(Block(name: "Android views", language: "xml", lines: android.views))
      if !plan.parts.contains(where: \.subject.isInLayout) {
        blocks.append(Block(name: "Compose", language: "kotlin", lines: android.compose))
      }
    case .web:
      blocks = [Block(name: "HTML", language: "html", lines: WebFix(plan: plan).lines)]
    }
    let useful = blocks.filter { !$0.lines.isEmpty }.map { plan.hasPatterns ? $0.explained : $0 }
    let telling = useful.filter { !$0.lines.allSatisfy { $0.isComment && !$0.isRemoval } }
    let all = telling.isEmpty ? Array(useful.prefix(1)) : telling
    self.blocks = subjects.isForMerging ? all.filter { !$0.hasPattern } : all
  }

  /// As many whole blocks as have at most so many lines; half of an edit mends nothing, and half of the
  /// edits may make it worse.
  func blocks(upTo limit: Int) -> [Block] {
    var left = limit
    return blocks.filter { block in
      guard block.lines.count <= left else { return false }
      left -= block.lines.count
      return true
    }
  }
}

extension FixCode.Block {
  /// Whether it has a text that a person has to write.
  var hasPattern: Bool { lines.contains { $0.hasASCII("‹") } }

  private static let placeholders: [String] = Fix.Placeholder.allCases.map {
    Fix.Words.toWrite($0).text
  }

  /// The block with a word on each pattern, which is no text to copy.
  fileprivate var explained: Self {
    let (start, end) = ["xml", "html"].contains(language) ? ("<!--", " -->") : ("//", "")
    return Self(
      name: name, language: language,
      lines: lines.map { line in
        let isPattern =
          line.hasASCII("‹") && !Self.placeholders.contains(where: line.contains)
          && !line.hasASCII(start)
        let note = "\(start) an example: put it together from the data\(end)"
        return isPattern ? "\(line)  \(note)" : line
      })
  }
}

extension String {
  /// Whether it says what is to be taken away, which no code can.
  fileprivate var isRemoval: Bool { hasPrefix("// remove ") }
  /// Whether the whole line is a comment.
  var isComment: Bool {
    hasPrefix("//") || hasPrefix("<!--") && hasSuffix("-->")
  }
}
