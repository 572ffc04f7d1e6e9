import EarshotConversion
import EarshotTree

/// The elements that a fix and its finding name, as code has to know them, and the kind of code.
package struct FixSubjects: Hashable, Sendable {
  /// The framework that the screen is written with, as far as the input tells.
  package enum Platform: Hashable, Sendable {
    /// SwiftUI or UIKit; a capture does not tell which.
    case apple
    /// A storyboard or xib.
    case interfaceBuilder
    /// Views or Compose.
    case android
    /// HTML.
    case web

    fileprivate init(_ format: String, _ screen: AuditedScreen) {
      switch format {
      case "interface-builder": self = .interfaceBuilder
      case "uiautomator": self = .android
      case "chromium-ax": self = .web
      default: self = screen.nodes.prefix(16).contains(where: \.isAndroid) ? .android : .apple
      }
    }
  }

  /// What the screen is written with.
  let platform: Platform
  private let subjects: [Element.ID: FixSubject]
  /// The elements that the finding is about besides its own, in order.
  let covered: [FixSubject]

  /// Knows nothing but identities.
  package init() {
    platform = .apple
    subjects = [:]
    covered = []
  }

  /// Looks up the elements of a finding.
  ///
  /// - Parameter format: the format of the input.
  package init(_ finding: Finding, on screen: AuditedScreen, format: String) {
    platform = Platform(format, screen)
    guard let fix = finding.fix else {
      subjects = [:]
      covered = []
      return
    }
    var subjects: [Element.ID: FixSubject] = [:]
    var used: Set<String> = []
    func add(_ id: Element.ID) {
      guard subjects[id] == nil, let node = screen[id] else { return }
      let base = FixSubject.name(of: node)
      var name = base
      var number = 2
      while !used.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      subjects[id] = FixSubject(node, named: name)
    }
    for edit in fix.edits {
      add(edit.element)
      if case .order(let ids?) = edit.change { ids.forEach(add) }
    }
    finding.covers.forEach(add)
    self.subjects = subjects
    covered = finding.covers.compactMap { subjects[$0] }
  }

  /// An element; one of which nothing is known is called after its identity.
  subscript(id: Element.ID) -> FixSubject {
    subjects[id] ?? FixSubject(id, named: SwiftNames.name(id.rawValue))
  }
}
