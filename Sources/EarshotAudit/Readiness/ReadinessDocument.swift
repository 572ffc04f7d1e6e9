import EarshotTree

/// How far captures and scenarios of an app bear out the requirements of a standard.
package struct ReadinessDocument: Sendable {
  /// The result of the evidence.
  package enum Status: String, CaseIterable, Sendable {
    case supported
    case notSupported = "not-supported"
    case notEnoughEvidence = "not-enough-evidence"

    /// The status of several tasks together: of all of them, or what is wrong with one.
    init(_ all: [Status]) {
      if all.contains(.notSupported) {
        self = .notSupported
      } else {
        self = !all.isEmpty && all.allSatisfy { $0 == .supported } ? .supported : .notEnoughEvidence
      }
    }
  }

  /// Why evidence that nothing stands against is not enough.
  enum Lack: Hashable, Sendable {
    /// No rule is about the requirement.
    case noRule
    /// Rules see a part of it only.
    case partOfIt
    /// No rule about it measured anything.
    case nothingMeasured
    /// A number of screens were not measured in full.
    case unmeasured(Int)
    /// No scenario of the technology was driven.
    case noScenario(ReadinessTechnology)
    /// A scenario failed, which somebody has to look at.
    case failedScenario
    /// A number of captures could not be read, or hold nothing to hear.
    case unread(Int)
  }

  /// A place of a finding.
  struct Place: Sendable {
    var path: String
    var screen: String?
    var problem: AuditDocument.Problem
    /// Path, line and column, for people.
    var location: String
  }

  /// The findings of a rule.
  struct Findings: Sendable {
    var rule: Rule
    var places: [Place]
  }

  /// A requirement with the evidence of a task.
  struct TaskResult: Sendable {
    /// The name of the task.
    var task: String
    /// The number of screens.
    var screens: Int
    /// The screens on which a rule about it measured something.
    var looked: Int
    /// Why something was not measured, each with the number of screens.
    var unmeasured: [(reason: IncompleteReason, screens: Int)]
    /// The flaws that stand against it.
    var against: [Findings]
    /// Flaws that do not decide.
    var milder: [Findings]
    /// What only a person can tell.
    var questions: [Findings]
    /// The number of findings that a configuration accepts.
    var accepted: Int
    /// The scenarios of the technology.
    var scenarios: [ReadinessScenario]
    /// Why it is not enough.
    var lacks: [Lack]

    var status: Status {
      if !against.isEmpty { return .notSupported }
      return lacks.isEmpty ? .supported : .notEnoughEvidence
    }
  }

  /// A requirement on a device, by task.
  struct Entry: Sendable {
    var requirement: ReadinessRequirement
    var tasks: [TaskResult]

    var status: Status { Status(tasks.map(\.status)) }
  }

  /// All requirements on a device.
  struct DeviceResult: Sendable {
    var device: ReadinessDevice
    var screens: Int
    var tasks: [String]
    /// The number of scenarios.
    var scenarios: Int
    var entries: [Entry]
  }

  /// The list of requirements.
  package let standard: ReadinessStandard
  /// The language of the words.
  package let language: String
  /// The system that was assumed, such as `ios18-phone`.
  let profile: String
  /// The version of the program.
  let version: String
  /// The devices of the captures, in the order of the store.
  let devices: [DeviceResult]
  /// The scenarios on captures that are among the inputs.
  let scenarios: [ReadinessScenario]
  /// The scenarios that were driven on something else.
  let strayScenarios: [ReadinessScenario]
  /// The inputs that could not be read.
  let unread: [AuditDocument.Unread]
  /// The number of captures that hold nothing to hear.
  let silent: Int

  /// The number of screens.
  var screens: Int { devices.reduce(0) { $0 + $1.screens } }
  /// The names of the tasks, in order.
  let tasks: [String]
}
