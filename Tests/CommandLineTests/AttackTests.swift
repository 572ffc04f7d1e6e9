import EarshotAudit
import Foundation
import TestSupport
import Testing

/// Inputs that made the program hang, fill the memory or stop: `Fixtures/Attack`.
struct AttackTests {
  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/Attack")
  static let names = SharedFolder.files(in: folder, ending: ".attack").map(\.lastPathComponent)

  /// Seconds of the processor for each run; a build with optimisation takes a tenth.
  private static let seconds = 60
  /// Seconds that go by, on a machine with much else to do.
  private static let patience = 600
  /// Memory for each run, with what is only reserved.
  private static let kilobytes = 6_000_000

  @Test func thereAreAttacks() { #expect(AttackTests.names.count >= 15) }

  @Test(arguments: names)
  func theProgramEndsAsItShould(name: String) throws {
    let file = AttackTests.folder.appending(path: name)
    let attack = try Attack(String(contentsOf: file, encoding: .utf8))
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    for input in attack.inputs { try make(input, in: scratch) }
    for pipe in attack.pipes { try #require(mkfifo(scratch.path(pipe), 0o600) == 0) }
    for run in attack.runs { try check(run, in: scratch, stack: attack.stack) }
  }

  /// Any number is a value of a setting, or it is refused; none ends the run of a rule.
  @Test(arguments: ["0", "0.5", "1", "9223372036854775807", "1e19", "99999999999999999999"])
  func everySettingTakesAnyNumber(_ number: String) throws {
    let rules = Rule.all.filter { !$0.settings.isEmpty }
    #expect(rules.count >= 30)
    let configuration = rules.map { rule in
      "\(rule.id):\n"
        + rule.settings.keys.sorted().map { "  \($0): \(number)\n" }.joined()
    }.joined()
    let scratch = try ScratchFolder([
      ".earshot.yml": "opt_in_rules: [all]\n" + configuration,
      "room.screen": "screen en\ntext \"Room 5\"\n",
    ])
    for name in ["menu-before", "cart-cell-before", "pizza-card-before"] {
      let file = "\(name).view.json"
      try FileManager.default.copyItem(
        at: SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza/\(file)"),
        to: scratch.url.appending(path: file))
    }
    let outcome = try Program.run(
      Program.folder.appending(path: "earshot"), ["audit", ".", "--format", "json"], input: [],
      in: scratch.url)
    #expect([0, 1, 2].contains(outcome.status), "\(outcome.status): \(outcome.messages)")
    #expect(outcome.status != 2 || outcome.messages.contains(".earshot.yml:"))
  }

  private func make(_ input: Attack.Input, in scratch: Scratch) throws {
    try scratch.write("", to: input.name)
    let path = scratch.path(input.name)
    try Data(input.bytes).write(to: URL(filePath: path))
    guard input.isProgram else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func check(_ run: Attack.Run, in scratch: Scratch, stack: Int?) throws {
    let line =
      (stack.map { "ulimit -s \($0); " } ?? "")
      + "ulimit -t \(AttackTests.seconds); ulimit -v \(AttackTests.kilobytes); "
      + "PATH=\"$1/bin:$PATH\"; shift; "
      + "exec timeout -s KILL \(AttackTests.patience) \"$@\""
    let program = Program.folder.appending(path: "earshot").path
    let outcome = try Program.run(
      URL(filePath: "/bin/sh"), ["-c", line, "sh", scratch.path(), program] + run.arguments,
      input: [], in: URL(filePath: scratch.path()))
    let words = run.arguments.joined(separator: " ")
    #expect(outcome.status == run.status, "\(words): \(outcome.messages.prefix(500))")
    if let error = run.error {
      // Some messages name files by their whole path.
      #expect(outcome.messages.contains(error), "\(words): \(outcome.messages.prefix(500))")
    }
    for (name, most) in run.largest {
      let size = try Data(contentsOf: URL(filePath: scratch.path(name))).count
      #expect(size <= most, "\(words) writes \(size) bytes into \(name)")
    }
  }
}
