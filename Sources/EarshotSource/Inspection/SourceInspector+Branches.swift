import EarshotAudit

extension SourceInspector {
  // MARK: What only VoiceOver gets

  static let asking: Set<String> = ["isVoiceOverRunning", "accessibilityVoiceOverEnabled"]

  /// Finds controls that are shown or hidden for VoiceOver only, in a class of UIKit.
  mutating func inspectBranches(_ info: TypeInfo, _ code: ClassCode, _ base: String) {
    guard code.names.contains("isVoiceOverRunning") else { return }
    for functions in info.functions.values {
      for function in functions {
        (function.body ?? []).forEachChoice { conditions, then, _ in
          guard conditions.asksVoiceOver(Self.asking, []) else { return }
          var isTold = false
          then.forEachExpression { expression in
            guard !isTold, case .binary("=", let target, let value) = expression.kind,
              target.lastName == "isHidden", case .boolean = value.kind,
              let name = className(target.owner, in: info),
              let kind = index.frameworkClass(of: name),
              ["UIButton", "UIControl", "UISwitch", "UISlider", "UIStepper"].contains(kind)
            else { return }
            isTold = true
            report("src-voiceover-branch", at: expression.range, ["view": target.owner])
          }
        }
        for assignment in code.assignments
        where assignment.function == function.name && assignment.property == "isHidden" {
          guard assignment.value.mentions("isVoiceOverRunning"),
            !assignment.value.mentions("isSwitchControlRunning"),
            let kind = className(assignment.owner, in: info).flatMap(index.frameworkClass),
            ["UIButton", "UIControl", "UISwitch", "UISlider", "UIStepper"].contains(kind)
          else { continue }
          report("src-voiceover-branch", at: assignment.range, ["view": assignment.owner])
        }
      }
    }
  }

  static let controls: Set<String> = [
    "Button", "Toggle", "Slider", "Stepper", "Picker", "Menu", "NavigationLink", "Link",
  ]

  /// Finds controls that a view of SwiftUI shows while VoiceOver runs and not otherwise.
  mutating func inspectBranches(_ declaration: TypeDeclaration) {
    let flags = Set(
      declaration.variables.filter { variable in
        variable.attributes.contains { attribute in
          attribute.arguments.contains { $0.value.mentions("accessibilityVoiceOverEnabled") }
        }
      }.compactMap(\.name))
    guard !flags.isEmpty else { return }
    for variable in declaration.variables {
      (variable.getter ?? []).forEachChoice { conditions, then, otherwise in
        guard conditions.asksVoiceOver(Self.asking, flags) else { return }
        let controls = then.controlCount(Self.controls)
        guard controls > 0, (otherwise ?? []).controlCount(Self.controls) == 0,
          let first = conditions.first?.expression
        else { return }
        report("src-voiceover-branch", at: first.range, ["view": "\(controls)"])
      }
    }
  }
}

extension [Statement.Condition] {
  /// Whether they ask for VoiceOver, and for no other technology.
  fileprivate func asksVoiceOver(_ names: Set<String>, _ flags: Set<String>) -> Bool {
    let asked = compactMap(\.expression)
    guard asked.contains(where: { $0.contains { names.union(flags).contains($0.lastName ?? "") } })
    else { return false }
    return !asked.contains { expression in
      expression.contains { part in
        let name = part.lastName?.lowercased() ?? ""
        return name.contains("switchcontrol") || name.contains("voicecontrol")
          || name.contains("assistive")
      }
    }
  }
}

extension [Statement] {
  fileprivate func controlCount(_ controls: Set<String>) -> Int {
    var count = 0
    forEachExpression { expression in
      guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
        controls.contains(name)
      else { return }
      count += 1
    }
    return count
  }
}
