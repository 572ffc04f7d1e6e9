#if History
  import EarshotHistory
  import EarshotWriting
  import Foundation
  import TestSupport
  import Testing

  /// Histories in files.
  struct HistoryFileTests {
    /// A run of screens, each with the numbers of its findings.
    private static func run(
      _ time: Int, commit: String? = nil, branch: String? = "main", _ screens: [String: [Int]],
      goals: [HistoryRun.Goal] = []
    ) -> HistoryRun {
      HistoryRun(
        time: time * 86_400, commit: commit, branch: branch, version: "1", profile: "ios18-phone",
        screens: screens.sorted { $0.key < $1.key }.map { name, findings in
          HistoryRun.Screen(
            path: "\(name).screen", name: name, stops: 10,
            findings: findings.map { number in
              HistoryFinding(
                fingerprint: "\(name)-\(number)", rule: "rule-\(number)",
                severity: HistoryFinding.Severity.allCases[number % 4], component: "button",
                what: "The button \(number) has no label")
            })
        }, goals: goals)
    }

    private static func history() throws -> (Scratch, HistoryFile) {
      let scratch = try Scratch()
      return (scratch, HistoryFile(path: scratch.path("history.db")))
    }

    @Test func aRunThatIsWorseIsNeverTheMeasure() throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      let previous = HistoryReference.previous(ancestors: [])
      let first = try file.add(Self.run(1, ["A": [1]]), against: previous)
      #expect(first.number == 1 && first.reference == nil)
      for number in 2...3 {
        let worse = try file.add(Self.run(2, ["A": [1, 2]]), against: previous)
        #expect(worse.number == number && worse.reference?.number == 1)
        #expect(worse.comparison.added.map(\.finding.fingerprint) == ["A-2"])
      }
      let better = try file.add(Self.run(3, ["A": []]), against: previous)
      #expect(better.reference?.number == 1)
      #expect(better.comparison.added.isEmpty && better.comparison.mended.count == 1)
      #expect(try file.add(Self.run(4, ["A": [1]]), against: previous).reference?.number == 4)
    }

    /// Of a branch without runs it is the nearest ancestor that counts.
    @Test func aBranchBeginsWhereItParted() throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      let hashes = ["a", "b", "c"].map { String(repeating: $0, count: 40) }
      for (day, hash) in hashes.enumerated() {
        _ = try file.add(Self.run(day, commit: hash, ["A": [day]]), against: nil)
      }
      let added = try file.add(
        Self.run(5, branch: "topic", ["A": [1]]),
        against: .previous(ancestors: ["ffff", hashes[1], hashes[0]]))
      #expect(added.reference?.commit == hashes[1] && added.comparison.added.isEmpty)
      let again = try file.add(
        Self.run(6, branch: "topic", ["A": []]), against: .previous(ancestors: [hashes[0]]))
      #expect(again.reference?.number == added.number)
      let short = try file.add(Self.run(7, ["A": []]), against: .commit("AAAAAAA"))
      #expect(short.reference?.commit == hashes[0])
      #expect(throws: HistoryError.self) {
        try file.add(Self.run(8, ["A": []]), against: .commit("1234567"))
      }
      #expect(try file.trend(TrendQuery(branch: "main")).runCount == 4)
    }

    /// The runs that are asked for, and the numbers of the first and the last.
    @Test(arguments: [
      (TrendQuery(), 1, 4), (TrendQuery(since: "#2"), 2, 4), (TrendQuery(until: "#3"), 1, 3),
      (TrendQuery(since: "1970-01-03", until: "1970-01-03"), 2, 2),
      (TrendQuery(branch: "topic"), 5, 5), (TrendQuery(since: "bbbbbbb"), 2, 4),
    ])
    func aTrendIsOfTheRunsThatAreAsked(_ query: TrendQuery, _ since: Int, _ until: Int) throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      for (day, letter) in ["a", "b", "c", "d"].enumerated() {
        _ = try file.add(
          Self.run(day + 1, commit: String(repeating: letter, count: 40), ["A": [day]]),
          against: nil)
      }
      _ = try file.add(Self.run(9, branch: "topic", ["A": [1]]), against: nil)
      var query = query
      query.branch = query.branch ?? "main"
      let trend = try file.trend(query)
      #expect(trend.since.number == since && trend.until.number == until)
    }

    @Test(arguments: [
      TrendQuery(branch: "none"), TrendQuery(since: "#9"), TrendQuery(since: "1234567"),
      TrendQuery(since: "2030-01-01"), TrendQuery(since: "#2", until: "#1"), TrendQuery(since: "x"),
    ])
    func aRunThatIsNotThereIsAnError(_ query: TrendQuery) throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      for day in 1...2 { _ = try file.add(Self.run(day, ["A": [1]]), against: nil) }
      #expect(throws: HistoryError.self) { try file.trend(query) }
    }

    @Test func aTrendTellsRulesScreensComponentsAndGoals() throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      let goal = HistoryRun.Goal(name: "pay", technology: "voiceover", steps: 12, seconds: 20.5)
      var mended = goal
      (mended.steps, mended.seconds) = (7, 11)
      _ = try file.add(
        Self.run(1, ["A": [1, 5], "B": [1], "C": [2]], goals: [goal]), against: nil)
      _ = try file.add(
        Self.run(2, ["A": [1], "B": [1, 4, 8], "D": [3]], goals: [mended]), against: nil)
      let trend = try file.trend(TrendQuery())
      #expect(
        trend.rules.map(\.id) == ["rule-3", "rule-4", "rule-8", "rule-1", "rule-2", "rule-5"])
      #expect(trend.rules.map(\.findings.growth) == [1, 1, 1, 0, -1, -1])
      #expect(trend.screens.map(\.name) == ["B", "A"])
      #expect(trend.newScreens == 1 && trend.goneScreens == 1)
      #expect(trend.components.map(\.screens) == [Trend.Change(3, 3)])
      #expect(trend.goals.first?.before == goal && trend.goals.first?.after == mended)
      #expect(trend.comparison.added.map(\.finding.fingerprint) == ["B-4", "B-8", "D-3"])
      #expect(trend.comparison.mended.map(\.finding.fingerprint) == ["A-5"])
      #expect(trend.comparison.unknown == 1)
    }

    /// The look of a long history: not every run is drawn, but the first and the last are.
    @Test func aLongHistoryIsDrawnInParts() throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      for day in 1...150 { _ = try file.add(Self.run(day, ["A": [day % 3]]), against: nil) }
      let trend = try file.trend(TrendQuery())
      #expect(trend.runCount == 150 && trend.runs.count == 120)
      #expect(trend.runs.first?.number == 1 && trend.runs.last?.number == 150)
      #expect(trend.rules.allSatisfy { $0.series.count == 120 })
    }

    /// A screen is kept once for all runs in which it is the same.
    @Test func runsThatAreTheSameTakeLittleRoom() throws {
      let (scratch, file) = try Self.history()
      defer { scratch.remove() }
      let screens = Dictionary(uniqueKeysWithValues: (0..<200).map { ("S\($0)", [1, 2, 3]) })
      func size() throws -> Int { try Data(contentsOf: URL(filePath: file.path)).count }
      _ = try file.add(Self.run(1, screens), against: nil)
      let one = try size()
      for day in 2...21 { _ = try file.add(Self.run(day, screens), against: nil) }
      #expect(try size() - one < 20 * 200 * 20)
    }
  }
#endif
