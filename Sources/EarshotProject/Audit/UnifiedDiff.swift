import Foundation

/// The difference of two versions of a file as `diff -u` writes it.
struct UnifiedDiff {
  private static let context = 3

  let path: String
  let before: [UInt8]
  let after: [UInt8]

  /// The text; empty when nothing differs.
  var text: [UInt8] {
    let (old, new) = (Self.lines(before), Self.lines(after))
    let changes = Self.changes(old, new)
    guard changes.contains(where: { $0.kind != .same }) else { return [] }
    var output = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in Self.hunks(changes) { output += Self.written(changes[hunk], old, new) }
    return output
  }

  private enum Kind: UInt8 {
    case same = 0x20
    case gone = 0x2D
    case added = 0x2B
  }

  /// A line of either version, with the numbers of lines before it in both.
  private struct Change {
    let kind: Kind
    let old: Int
    let new: Int
  }

  /// The lines with what ends them.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var (gone, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if gone.contains(left) {
        changes.append(Change(kind: .gone, old: left, new: right))
        left += 1
      } else if added.contains(right) {
        changes.append(Change(kind: .added, old: left, new: right))
        right += 1
      } else {
        changes.append(Change(kind: .same, old: left, new: right))
        left += 1
        right += 1
      }
    }
    return changes
  }

  /// The parts with their surroundings; those that meet are one.
  private static func hunks(_ changes: [Change]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change.kind != .same {
      let start = max(0, index - context)
      let end = min(changes.count, index + context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private static func written(
    _ hunk: ArraySlice<Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    guard let first = hunk.first else { return [] }
    let less = hunk.count(where: { $0.kind != .added })
    let more = hunk.count(where: { $0.kind != .gone })
    // An empty part stands behind the line of that number.
    let head = { (start: Int, count: Int) in "\(count == 0 ? start : start + 1),\(count)" }
    var output = Array("@@ -\(head(first.old, less)) +\(head(first.new, more)) @@\n".utf8)
    for change in hunk {
      let line = change.kind == .added ? new[change.new] : old[change.old]
      output.append(change.kind.rawValue)
      output += line
      if line.last != UInt8(ascii: "\n") {
        output += Array("\n\\ No newline at end of file\n".utf8)
      }
    }
    return output
  }
}
