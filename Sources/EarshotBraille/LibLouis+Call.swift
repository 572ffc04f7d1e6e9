import Synchronization

extension LibLouis {
  /// What the library makes of some characters, with the place that each comes from.
  struct Translation<Unit: Sendable>: Sendable {
    var units: [Unit]
    var places: [Int]
  }

  /// Files that the library has loaded, behind its lock.
  ///
  /// The library has one state for the whole process and is not safe for threads, so that there can
  /// be only one lock.
  private static let loaded = Mutex<Set<String>>([])

  /// What the library makes of a span, without what it makes of the words before it.
  func translation<Unit: FixedWidthInteger & UnsignedInteger & Sendable>(
    _ function: LouisLibrary.Translation, of span: BrailleSource<Unit>.Span,
    in source: BrailleSource<Unit>, by file: String, of table: BrailleTable
  ) throws -> Translation<Unit> {
    let result = try translation(
      function, of: source.units[span.context..<span.units.upperBound], by: file, of: table)
    let own = result.places.indices.filter {
      span.units.contains(span.context + result.places[$0])
    }
    return Translation(
      units: own.map { result.units[$0] },
      places: own.map { source.places[span.context + result.places[$0]] })
  }

  /// Calls the library, with more room until it has taken all characters.
  private func translation<Unit: FixedWidthInteger & Sendable>(
    _ function: LouisLibrary.Translation, of units: ArraySlice<Unit>, by file: String,
    of table: BrailleTable
  ) throws -> Translation<Unit> {
    guard !units.isEmpty else { return Translation(units: [], places: []) }
    return try Self.loaded.withLock { loaded in
      if !loaded.contains(file) {
        guard library.checkTable(file) != 0 else { throw BrailleError.tableIsMissing(table) }
        loaded.insert(file)
      }
      var room = 4 * units.count + 4 * Self.spare
      while room <= 64 * (units.count + Self.spare) {
        if let result = try call(function, Array(units), file, room, table) { return result }
        room *= 2
      }
      throw BrailleError.failed(table: table, reason: "it does not take the whole text")
    }
  }

  /// Room that must be left after a call, more than any one character needs: what a table does not
  /// know becomes its number, a dozen cells.
  private static let spare = 64

  /// One call; `nil` if there was too little room.
  private func call<Unit: FixedWidthInteger & Sendable>(
    _ function: LouisLibrary.Translation, _ input: [Unit], _ file: String, _ room: Int,
    _ table: BrailleTable
  ) throws -> Translation<Unit>? {
    var output = [Unit](repeating: 0, count: room)
    var places = [CInt](repeating: 0, count: room)
    var outputPlaces = [CInt](repeating: 0, count: input.count)
    var taken = CInt(input.count)
    var made = CInt(room)
    let isDone = function(
      file, input, &taken, &output, &made, nil, nil, &outputPlaces, &places, nil,
      LouisLibrary.dotsAsUnicode)
    guard isDone != 0, (0...room).contains(Int(made)) else {
      throw BrailleError.failed(table: table, reason: "it reports an error of its own")
    }
    // Some tables say that they took everything when the end of it found no room.
    guard taken == input.count, room - Int(made) >= Self.spare else { return nil }
    return Translation(
      units: Array(output.prefix(Int(made))),
      places: places.prefix(Int(made)).map { min(max(0, Int($0)), input.count - 1) })
  }
}
