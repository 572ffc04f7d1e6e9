#if History
  import GRDB

  /// The tables of a history, as they came from version to version.
  enum HistorySchema {
    /// Says in the file that it is ours: `Ears`.
    private static let application = 0x4561_7273

    /// The changes that lead from each version to the next; only ever appended to.
    ///
    /// A state is what is known of a screen, kept once for all runs in which it is the same.
    static let steps = [
      """
      CREATE TABLE run (
        id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, commit_hash TEXT, branch TEXT,
        version TEXT NOT NULL, profile TEXT NOT NULL, errors INTEGER NOT NULL,
        warnings INTEGER NOT NULL, notes INTEGER NOT NULL, questions INTEGER NOT NULL,
        suppressed INTEGER NOT NULL, screens INTEGER NOT NULL, stops INTEGER NOT NULL,
        unread INTEGER NOT NULL);
      CREATE INDEX run_of_branch ON run(branch, id);
      CREATE INDEX run_of_commit ON run(commit_hash);
      CREATE TABLE screen (
        id INTEGER PRIMARY KEY, path TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (path, name));
      CREATE TABLE state (
        id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, stops INTEGER NOT NULL,
        findings INTEGER NOT NULL);
      CREATE TABLE finding (
        id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL,
        rule TEXT NOT NULL, severity TEXT NOT NULL, component TEXT, what TEXT NOT NULL);
      CREATE TABLE state_finding (
        state INTEGER NOT NULL REFERENCES state(id),
        finding INTEGER NOT NULL REFERENCES finding(id),
        PRIMARY KEY (state, finding)) WITHOUT ROWID;
      CREATE TABLE run_screen (
        run INTEGER NOT NULL REFERENCES run(id), screen INTEGER NOT NULL REFERENCES screen(id),
        state INTEGER NOT NULL REFERENCES state(id), PRIMARY KEY (run, screen)) WITHOUT ROWID;
      CREATE TABLE run_rule (
        run INTEGER NOT NULL REFERENCES run(id), rule TEXT NOT NULL, findings INTEGER NOT NULL,
        PRIMARY KEY (run, rule)) WITHOUT ROWID;
      """,
      """
      CREATE TABLE run_goal (
        run INTEGER NOT NULL REFERENCES run(id), goal TEXT NOT NULL, technology TEXT NOT NULL,
        steps INTEGER, seconds REAL, PRIMARY KEY (run, goal, technology)) WITHOUT ROWID;
      ALTER TABLE run ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
      """,
    ]

    /// Makes the tables, or brings those of an older version to this one.
    static func prepare(_ db: Database) throws {
      let version = try version(db)
      guard version < steps.count else { return }
      for step in steps[version...] { try db.execute(sql: step) }
      try db.execute(sql: "PRAGMA application_id = \(application)")
      try db.execute(sql: "PRAGMA user_version = \(steps.count)")
    }

    /// The version of the tables; 0 of an empty file.
    ///
    /// Throws ``HistoryError`` if the file is no history, or a newer program wrote it.
    static func version(_ db: Database) throws -> Int {
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      let owner = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let tables = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
      if tables == 0, version == 0 { return 0 }
      guard owner == application else { throw HistoryError.foreign }
      guard version <= steps.count else { throw HistoryError.newer(version) }
      return version
    }
  }
#endif
