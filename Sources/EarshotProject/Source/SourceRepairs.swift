#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotSource
  import EarshotText
  import EarshotTree

  /// Tells which findings of an audit of Swift source can be mended without asking, and how.
  struct SourceRepairs {
    /// The repair of a finding.
    struct Repair {
      /// What is to be done.
      let repair: CodeRepair
      /// Where.
      let place: CodePlace
    }

    private let capture: Capture
    private let suppressions: [Place: [Suppression]]
    /// The numbers of elements that are made at one place.
    private let elements: [Place: Int]
    /// The numbers of findings of a rule about elements that are made at one place.
    private let findings: [Sighting: Int]

    private struct Place: Hashable {
      var path: String
      var line: Int
      var column: Int

      init(_ path: String, _ location: SourceLocation) {
        self.path = path
        line = location.line
        column = location.column
      }
    }

    private struct Sighting: Hashable {
      var rule: Rule.ID
      var place: Place
    }

    init(_ problems: [AuditDocument.Problem], of capture: Capture, _ plan: AuditPlan) {
      self.capture = capture
      suppressions = Dictionary(
        grouping: CodeSuppressions(capture.codeComments, rules: plan.known).suppressions
      ) { Place($0.path, $0.location) }
      var elements: [Place: Int] = [:]
      for places in capture.places {
        for place in places.values { elements[Place(place.path, place.location), default: 0] += 1 }
      }
      self.elements = elements
      var findings: [Sighting: Int] = [:]
      for problem in problems {
        guard let place = problem.codePlace, problem.finding.element != nil else { continue }
        let sighting = Sighting(
          rule: problem.finding.rule, place: Place(place.path, place.location))
        findings[sighting, default: 0] += problem.sightings
      }
      self.findings = findings
    }

    /// The repair of a finding; `nil` where a person has to decide.
    func repair(of problem: AuditDocument.Problem) -> Repair? {
      let finding = problem.finding
      guard finding.outcome == .fail, problem.suppression == nil, let place = problem.codePlace
      else { return nil }
      if finding.rule == Rule.suppressionUnused.id { return unused(finding, place) }
      let repair: CodeRepair?
      if finding.element == nil {
        repair = ofCode(finding)
      } else {
        guard isOfAll(problem, place) else { return nil }
        repair = ofElement(problem, place)
      }
      return repair.map { Repair(repair: $0, place: place) }
    }

    /// Whether all elements that are made at the place have the finding: a change there changes all.
    private func isOfAll(_ problem: AuditDocument.Problem, _ place: CodePlace) -> Bool {
      let key = Place(place.path, place.location)
      return findings[Sighting(rule: problem.finding.rule, place: key)] == elements[key]
    }

    // MARK: Code

    private func ofCode(_ finding: Finding) -> CodeRepair? {
      switch finding.rule {
      case "src-deprecated-modifier": .modernize
      case "src-hidden-literal-false": .remove
      case "src-empty-string": .silence
      // Of these two everything counts, or another than the outermost.
      case "src-duplicate-modifier":
        ["accessibilityHidden", "accessibilityIdentifier"].contains(text("modifier", finding))
          ? nil : .removeEarlier
      case "src-trait-overwrite": .insertTraits
      case "src-trait-removal-misuse": .removeTrait
      case "trait-missing-button": .buttonTrait
      case "field-purpose-missing":
        text("type", finding).flatMap { type in
          type.hasPrefix(".") ? .contentType(type) : nil
        }
      default: nil
      }
    }

    private func text(_ name: String, _ finding: Finding) -> String? {
      guard case .text(let text)? = finding.arguments[name] else { return nil }
      return text
    }

    // MARK: Elements

    /// The rules about elements whose fix is sure enough though their confidence is not high.
    private static let sure: Set<Rule.ID> = ["trait-missing-header"]

    private func ofElement(
      _ problem: AuditDocument.Problem, _ place: CodePlace
    ) -> CodeRepair? {
      let finding = problem.finding
      if finding.rule == "trait-missing-button" {
        return place.framework == .swiftUI
          ? .buttonTrait : .statement(".accessibilityTraits.insert(.button)")
      }
      guard let fix = finding.fix, let edit = fix.edits.first, fix.edits.count == 1,
        edit.element == finding.element
      else { return nil }
      // What goes is no code to show, and yet a change that is known.
      if edit.change == .hint(nil) { return .removeHint }
      guard !problem.isFixWithheld else { return nil }
      let isSure =
        fix.isSafe || problem.rule.confidence == .high || Self.sure.contains(finding.rule)
      guard isSure else { return nil }
      let isSwiftUI = place.framework == .swiftUI
      switch edit.change {
      case .label(.known(let name)) where !name.contains("‹"):
        guard let old = problem.finding.arguments["label"], case .text(let old) = old else {
          return nil
        }
        return .label(from: old, to: name)
      case .insertTraits(let traits):
        guard let name = Self.kinds.first(where: { $0.traits == traits })?.name else { return nil }
        return isSwiftUI
          ? .modifier(".accessibilityAddTraits(.is\(name.capitalizingFirst))")
          : .statement(".accessibilityTraits.insert(.\(name))")
      case .isElement(false), .hidden(true):
        return isSwiftUI
          ? .modifier(".accessibilityHidden(true)") : .statement(".isAccessibilityElement = false")
      default: return nil
      }
    }

    /// The traits that say what an element is, and not how it stands.
    private static let kinds: [(traits: Traits, name: String)] = [
      (.button, "button"), (.header, "header"), (.link, "link"), (.image, "image"),
      (.searchField, "searchField"),
    ]

    // MARK: Suppressions

    private func unused(_ finding: Finding, _ place: CodePlace) -> Repair? {
      let here = suppressions[Place(place.path, place.location)] ?? []
      guard let rule = text("rule", finding),
        let comment = capture.codeComments.first(where: {
          $0.path == place.path && $0.location == place.location
        }), let suppression = here.first(where: { $0.rules.contains(rule) }),
        case .code(let lines) = suppression.target
      else { return nil }
      // Whoever ends a region would have nothing to end.
      guard lines.extent == .statement else { return nil }
      var place = place
      place.offsets = comment.offsets
      return Repair(
        repair: .removeComment(rules: suppression.rules.count == 1 ? [] : [rule]), place: place)
    }
  }
#endif
