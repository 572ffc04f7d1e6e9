#if History
  import Foundation
  import GRDB

  extension HistoryFile {
    /// Adds a run in a transaction, and compares it.
    func added(
      _ run: HistoryRun, to db: Database, against reference: HistoryReference?,
      isThere: (String) -> Bool
    ) throws -> Added {
      let writer = RunWriter(db)
      let earlier = try reference.map { try RunReader(db).run($0, branch: run.branch) } ?? nil
      if case .commit(let name) = reference, earlier == nil {
        throw HistoryError.noRun(name, in: path)
      }
      let number = try writer.add(run)
      guard let earlier else {
        return Added(number: number, reference: nil, comparison: RunComparison())
      }
      let comparison = try RunReader(db).comparison(
        of: earlier.number, with: number, looksBack: true, isThere: isThere)
      if !comparison.added.isEmpty { try writer.refuse(number) }
      return Added(number: number, reference: earlier, comparison: comparison)
    }

    /// Does something with the file, which is made if there is none, alone and wholly or not at all.
    func write<Result>(_ task: (Database) throws -> Result) throws(HistoryError) -> Result {
      try access(mayCreate: true) { queue in try queue.write(task) }
    }

    /// Looks at the file as it is at one moment.
    func read<Result>(_ task: (Database) throws -> Result) throws(HistoryError) -> Result {
      try access(mayCreate: false) { queue in try queue.read(task) }
    }

    /// Opens the file, brings it to this version, and does something with it.
    private func access<Result>(
      mayCreate: Bool, _ task: (DatabaseQueue) throws -> Result
    ) throws(HistoryError) -> Result {
      do {
        let isThere = FileManager.default.fileExists(atPath: path)
        guard isThere || mayCreate else { throw HistoryError.missing }
        var configuration = Configuration()
        configuration.busyMode = .timeout(HistoryFile.lockTimeout)
        configuration.readonly = isThere && !FileManager.default.isWritableFile(atPath: path)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        // Who only reads does not wait for those who write, unless the tables have to change.
        let version = try queue.read { try HistorySchema.version($0) }
        if version < HistorySchema.steps.count {
          guard mayCreate || version > 0 else { throw HistoryError.isEmpty }
          guard mayCreate || !configuration.readonly else { throw HistoryError.old(version) }
          try queue.write { try HistorySchema.prepare($0) }
        }
        return try task(queue)
      } catch let error as HistoryError {
        throw error
      } catch let error as DatabaseError {
        throw HistoryError(error)
      } catch {
        throw HistoryError(
          message: "the history cannot be used: \(error)", help: "report this as a defect")
      }
    }
  }

  extension HistoryError {
    fileprivate static func old(_ version: Int) -> HistoryError {
      HistoryError(
        message: "the history is of version \(version), and cannot be brought to "
          + "\(HistorySchema.steps.count)", help: "make the file writable once")
    }

    fileprivate init(_ error: DatabaseError) {
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        self.init(
          message: "another run has held the history for \(Int(HistoryFile.lockTimeout)) seconds",
          help: "wait for it, or look for a program that has the file open")
      case .SQLITE_NOTADB: self = .foreign
      case .SQLITE_CORRUPT:
        self.init(
          message: "the history is damaged",
          help: "take it from a copy; 'sqlite3 FILE .recover' may save what is left")
      case .SQLITE_FULL:
        self.init(message: "the history cannot be written: the disk is full", help: "make room")
      case .SQLITE_READONLY:
        self.init(
          message: "the history cannot be written: there is no permission",
          help: "check the permissions of it and its folder")
      case .SQLITE_CANTOPEN:
        self.init(
          message: "the history cannot be opened", help: "check that its folder exists and is yours"
        )
      default:
        self.init(
          message: "the history cannot be used: \(error.message ?? "\(error.resultCode)")",
          help: "look at it with 'sqlite3 FILE \"PRAGMA integrity_check\"'")
      }
    }
  }
#endif
