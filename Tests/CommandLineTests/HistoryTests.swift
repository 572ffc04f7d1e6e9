#if History
  import EarshotHost
  import Foundation
  import TestSupport
  import Testing

  /// `earshot audit --store` and `earshot trend`.
  struct HistoryTests {
    private static let good = """
      screen "Menu" 375x812 en
      header "Menu" frame 16,60,343,40
      button "Pay" frame 16,700,343,50

      """
    private static let worse = good.replacingOccurrences(of: "\"Pay\"", with: "\"ic_cart\"")

    private static func run(
      _ scratch: Scratch, _ arguments: [String] = [], input: String = "."
    ) throws -> Program.Outcome {
      try scratch.run(
        ["audit", input, "--store", "history.db", "--fail-on", "never", "--format", "concise"]
          + arguments)
    }

    /// What SQLite itself says of the history.
    private static func sql(_ scratch: Scratch, _ query: String) throws -> String {
      let script =
        "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])"
      let outcome = try Program.run(
        URL(filePath: "/usr/bin/env"),
        ["python3", "-c", script, scratch.path("history.db"), query], input: [])
      return outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func aBuildThatAddsFindingsFails() throws {
      let scratch = try Scratch(["menu.screen": Self.good])
      defer { scratch.remove() }
      let ratchet = ["--no-worse-than", "previous"]
      let first = try Self.run(scratch, ratchet)
      #expect(first.status == 0 && first.messages.contains("kept as run #1"))
      try scratch.write(Self.worse, to: "menu.screen")
      for number in 2...3 {
        let outcome = try Self.run(scratch, ratchet)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("kept as run #\(number)"), "\(outcome.messages)")
        #expect(outcome.messages.contains("not in run #1"))
        #expect(outcome.messages.contains("menu.screen: note: new: "))
      }
      try scratch.write(Self.good, to: "menu.screen")
      #expect(try Self.run(scratch, ratchet).status == 0)
      let trend = try scratch.run(["trend", "history.db", "--since", "#3"])
      #expect(trend.status == 0 && trend.text.contains("Mended findings: "))
      #expect(trend.text.contains("Nothing is new."))
    }

    /// What is not looked at is not mended, and no reason to fail.
    @Test func aPartOfTheScreensIsNoWorse() throws {
      let scratch = try Scratch(["menu.screen": Self.worse, "cart.screen": Self.worse])
      defer { scratch.remove() }
      _ = try Self.run(scratch)
      let part = try Self.run(scratch, ["--no-worse-than", "PREVIOUS"], input: "cart.screen")
      #expect(part.status == 0)
      #expect(part.messages.contains("0 new and 0 mended"))
      // The other screen is compared with what was seen of it last.
      let whole = try Self.run(scratch, ["--no-worse-than", "PREVIOUS"])
      #expect(whole.status == 0 && whole.messages.contains("0 new and 0 mended"))
      // A file under another name is the same one.
      try FileManager.default.moveItem(
        atPath: scratch.path("menu.screen"), toPath: scratch.path("list.screen"))
      #expect(try Self.run(scratch, ["--no-worse-than", "PREVIOUS"]).status == 0)
      #expect(try Self.run(scratch, ["--no-worse-than", "1234567"]).status == 3)
    }

    @Test func runsAreKnownByCommitAndBranch() throws {
      let scratch = try Scratch(["menu.screen": Self.good])
      defer { scratch.remove() }
      let line = """
        cd '\(scratch.path())' && git init -q -b main && git config user.name A
        git config user.email a@example.com && git add menu.screen && git commit -qm A
        earshot audit menu.screen --store history.db --quiet --fail-on never
        git checkout -qb topic && sed -i 's/"Pay"/"ic_cart"/' menu.screen && git commit -qam B
        earshot audit menu.screen --store history.db --quiet --fail-on never --no-worse-than PREVIOUS
        echo "status $?"
        earshot audit menu.screen --store history.db --quiet --fail-on never --no-worse-than main
        echo "status $?"
        earshot trend history.db --branch main --format json | grep -c '"runCount": 1'
        """
      let text = try Program.shell(line)
      #expect(text.matches(of: /status 1/).count == 2, "\(text)")
      #expect(text.hasSuffix("\n1\n"), "\(text)")
      #expect(
        try Self.sql(scratch, "SELECT COUNT(*) FROM run WHERE length(commit_hash) = 40") == "3")
      #expect(try Self.sql(scratch, "SELECT branch FROM run WHERE id = 3") == "topic")
    }

    @Test func theEffortOfGoalsIsKept() throws {
      let scratch = try Scratch(["menu.screen": Self.good])
      defer { scratch.remove() }
      for label in ["Pay", "Pay", "Other"] {
        try scratch.write(
          Self.good.replacingOccurrences(of: "\"Pay\"", with: "\"\(label)\""), to: "menu.screen")
        let outcome = try Self.run(scratch, ["--goal", "pay=menu.screen:Pay"])
        #expect(outcome.status == 0, "\(outcome.messages)")
      }
      let trend = try scratch.run(["trend", "history.db"])
      #expect(trend.text.contains("pay, voiceover: "), "\(trend.text)")
      #expect(trend.text.contains(" → not reached"))
    }

    @Test(arguments: [
      ["--no-worse-than", "PREVIOUS"], ["--goal", "a=b:c"], ["--branch", "x"],
      ["--store", "h.db", "--goal", "pay"], ["--store", "h.db", "--goal", "=a:b"],
      ["--store", "h.db", "--goal", "a=b:"], ["--store", "h.db", "--commit", "main"],
    ])
    func optionsThatMakeNoSenseAreRefused(_ options: [String]) throws {
      #expect(try Program.run(["audit", "pizza"] + options).status == 2)
    }

    /// Files that are no history stay as they are.
    @Test(arguments: ["text", "empty", "other", "newer", "missing"])
    func aFileThatIsNoHistoryIsLeftAlone(_ kind: String) throws {
      let scratch = try Scratch(["menu.screen": Self.good])
      defer { scratch.remove() }
      let script: [String: String] = [
        "other": "CREATE TABLE a (b)", "newer": "CREATE TABLE run (b); PRAGMA user_version = 99",
      ]
      switch kind {
      case "text":
        try scratch.write(String(repeating: "not a history\n", count: 100), to: "history.db")
      case "empty": try scratch.write("", to: "history.db")
      case "missing": break
      default:
        let code = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.argv[2])"
        var sql = try #require(script[kind])
        if kind == "newer" { sql += "; PRAGMA application_id = \(0x4561_7273)" }
        _ = try Program.run(
          URL(filePath: "/usr/bin/env"), ["python3", "-c", code, scratch.path("history.db"), sql],
          input: [])
      }
      let before = try? Data(contentsOf: URL(filePath: scratch.path("history.db")))
      let trend = try scratch.run(["trend", "history.db"])
      #expect(trend.status == 3 && trend.messages.contains("error: "), "\(trend.messages)")
      #expect(trend.text == "")
      guard !["empty", "missing"].contains(kind) else { return }
      let audit = try Self.run(scratch)
      #expect(audit.status == 3 && audit.messages.contains("history.db: error: "))
      #expect(try Data(contentsOf: URL(filePath: scratch.path("history.db"))) == before)
    }

    /// A history of an older version keeps all that it has.
    @Test func anOlderHistoryGoesOn() throws {
      let scratch = try Scratch(["menu.screen": Self.worse, "cart.screen": Self.good])
      defer { scratch.remove() }
      let sql = SharedFolder.checkout.appending(path: "Fixtures/History/version-1.sql")
      let code = """
        import sqlite3, sys
        sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2], encoding="utf-8").read())
        """
      _ = try Program.run(
        URL(filePath: "/usr/bin/env"),
        ["python3", "-c", code, scratch.path("history.db"), sql.path], input: [])
      let before = try scratch.run(["trend", "history.db"])
      #expect(
        before.status == 0 && before.text.contains("Mended findings: 1"), "\(before.messages)")
      let outcome = try Self.run(scratch, ["--branch", "main", "--no-worse-than", "PREVIOUS"])
      #expect(outcome.status == 1 && outcome.messages.contains("not in run #2 (bbbbbbb)"))
      #expect(try Self.sql(scratch, "PRAGMA integrity_check") == "ok")
      #expect(try Self.sql(scratch, "SELECT COUNT(*) FROM run") == "3")
      #expect(
        try Self.sql(scratch, "SELECT COUNT(*) FROM finding WHERE hash IN ('f1', 'f2')") == "2")
    }

    @Test func runsAtOnceAreAllKept() throws {
      let scratch = try Scratch(["menu.screen": Self.worse])
      defer { scratch.remove() }
      let line = """
        cd '\(scratch.path())'
        for n in 1 2 3 4 5 6; do
          earshot audit menu.screen --store history.db --quiet --fail-on never >/dev/null && echo kept &
        done; wait
        """
      #expect(try Program.shell(line).split(separator: "\n").count { $0 == "kept" } == 6)
      #expect(try Self.sql(scratch, "SELECT COUNT(*) FROM run") == "6")
      #expect(try Self.sql(scratch, "PRAGMA integrity_check") == "ok")
    }

    /// Who only reads does not wait for a run that is about to be kept, and changes nothing.
    @Test func aTrendIsToldWhileARunIsKept() throws {
      let scratch = try Scratch(["menu.screen": Self.worse])
      defer { scratch.remove() }
      _ = try Self.run(scratch)
      let code = """
        import sqlite3, subprocess, sys
        history = sqlite3.connect(sys.argv[2], isolation_level=None)
        history.execute("BEGIN IMMEDIATE")
        print(subprocess.run([sys.argv[1], "trend", sys.argv[2]], timeout=30).returncode)
        """
      let outcome = try Program.run(
        URL(filePath: "/usr/bin/env"),
        [
          "python3", "-c", code, Program.folder.appending(path: "earshot").path,
          scratch.path("history.db"),
        ], input: [])
      #expect(outcome.status == 0 && outcome.text.hasSuffix("\n0\n"), "\(outcome.messages)")
      try scratch.write("", to: "empty.db")
      #expect(try scratch.run(["trend", "empty.db"]).status == 3)
      #expect(try scratch.text(of: "empty.db").isEmpty)
    }

    /// A run that is killed is kept whole or not at all, and the others are not touched.
    @Test func aRunThatIsKilledLosesNothing() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      for number in 0..<40 { try scratch.write(Self.worse, to: "s\(number).screen") }
      let line = """
        cd '\(scratch.path())'
        for n in 1 2 3 4 5 6 7 8; do
          earshot audit . --store history.db --quiet --fail-on never >/dev/null & p=$!
          sleep 0.$((n * 11 + 10)); kill -9 $p 2>/dev/null; wait $p 2>/dev/null && echo kept
        done
        earshot audit . --store history.db --quiet --fail-on never >/dev/null && echo kept
        """
      let kept = try Program.shell(line).split(separator: "\n").count { $0 == "kept" }
      let runs = try #require(Int(try Self.sql(scratch, "SELECT COUNT(*) FROM run")))
      #expect(kept >= 1 && runs >= kept && runs <= 9)
      #expect(try Self.sql(scratch, "PRAGMA integrity_check") == "ok")
      let partial =
        "SELECT COUNT(*) FROM (SELECT run FROM run_screen GROUP BY run HAVING COUNT(*) != 40)"
      #expect(try Self.sql(scratch, partial) == "0")
    }

    @Test func thePageIsReadByKeyboardAndScreenReader() throws {
      let scratch = try Scratch(["menu.screen": Self.good])
      defer { scratch.remove() }
      for screen in [Self.good, Self.worse] {
        try scratch.write(screen, to: "menu.screen")
        _ = try Self.run(scratch, ["--goal", "pay=menu.screen:Pay"])
      }
      let page = try scratch.run(["trend", "history.db", "--output", "trend.html"])
      #expect(page.status == 0, "\(page.messages)")
      let html = try scratch.text(of: "trend.html")
      #expect(html.contains("<polyline") && html.contains("role=\"img\""))
      guard NativeProgram("chromium") != nil, SharedFolder.isRequired else { return }
      let outcome = try Program.run(
        URL(filePath: "/usr/bin/env"),
        ["python3", "Scripts/check-page", scratch.path("trend.html")],
        input: [])
      #expect(outcome.status == 0, "\(outcome.text)\(outcome.messages)")
    }
  }
#endif
