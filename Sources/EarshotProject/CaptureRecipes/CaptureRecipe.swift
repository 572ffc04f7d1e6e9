import EarshotText

/// How to take a capture with a tool: what to type, and what the capture tells.
package struct CaptureRecipe: Hashable, Sendable {
  /// The word for the command line, such as `appium`.
  package var id: String
  /// The tool, for people.
  package var title: String
  /// The lines to type or to write into a test.
  package var lines: [String]
  /// Facts about the tool and what its captures tell, as lines of at most 100 characters.
  package var notes: [String]
  /// The identifiers of the formats that the tool writes; none for a file that a project has.
  package var formats: [String]
  /// The documentation page of the format, as seen from the folder `Documentation`.
  package var page: String

  /// The recipe in full, as text.
  package var text: String {
    let code = lines.map { $0.isEmpty ? "" : "    " + $0 }
    return
      ([title.capitalizingFirst, ""] + code + [""] + notes + [
        "Read more: Documentation/\(page)", "",
      ])
      .joined(separator: "\n")
  }

  /// The recipes, one line each, as text.
  package static var list: String {
    let width = all.map(\.id.count).max() ?? 0
    let rows = all.map { recipe in
      recipe.id + String(repeating: " ", count: width + 2 - recipe.id.count) + recipe.title
    }
    return
      ([
        "A capture is a file that tells what is on a screen. Take one with a tool that you have:",
        "",
      ] + rows.map { "  " + $0 } + [
        "", "'earshot capture NAME' prints what to type.", screenshot, "",
      ]).joined(separator: "\n")
  }

  /// The recipe of a name; `nil` if there is none.
  package static func named(_ id: String) -> CaptureRecipe? { all.first { $0.id == id } }

  private static let screenshot =
    "A screenshot of the same name beside the capture, menu.png beside menu.xml, lets the audit\n"
    + "measure contrast: xcrun simctl io booted screenshot menu.png"
}
