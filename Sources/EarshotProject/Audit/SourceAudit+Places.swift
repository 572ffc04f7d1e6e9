import EarshotAudit
import EarshotCaptures

extension SourceAudit {
  /// The result of a file for what is of none of its screens.
  static func resultOfCode(number: Int) -> AuditDocument.ScreenResult {
    AuditDocument.ScreenResult(
      title: nil, number: number, size: nil, stopCount: 0, problems: [], outcomes: [])
  }

  /// The result of a file to which code belongs: that of the innermost screen in whose declaration it stands,
  /// else that for what is of no screen, which is added when there is none yet.
  ///
  /// - Parameter place: where the code stands; `nil` of what is of no screen of the file.
  mutating func result(ofCodeAt place: CodePlace?, in file: Int) -> Int {
    let start = place?.offsets.lowerBound
    let around = declarations[file].enumerated().compactMap { number, declared in
      declared.flatMap { declared -> (number: Int, size: Int)? in
        guard let start, declared.path == place?.path, declared.offsets.contains(start) else {
          return nil
        }
        return (number, declared.offsets.count)
      }
    }
    if let own = around.min(by: { $0.size < $1.size }) { return own.number }
    if let free = declarations[file].firstIndex(where: { $0 == nil }) { return free }
    files[file].screens.append(Self.resultOfCode(number: files[file].screens.count + 1))
    declarations[file].append(nil)
    return files[file].screens.count - 1
  }
}
