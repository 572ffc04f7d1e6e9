package import EarshotAudit
package import EarshotHost
import Foundation

/// A baseline as JSON: sorted, with a version, and written whole or not at all.
package struct BaselineFile {
  /// The version that is written, and the newest that is read.
  package static let version = 1

  /// How many equal findings an entry may stand for; no screen has more.
  package static let counts = 1...100_000

  /// The path as the user wrote it.
  package var path: String

  /// The folder that the paths in it are seen from.
  package var folder: AbsolutePath { AbsolutePath(path).folder }

  private struct Document: Codable {
    var version: Int
    var entries: [Entry]

    enum CodingKeys: String, CodingKey {
      case version = "earshot-baseline"
      case entries
    }
  }

  private struct Entry: Codable {
    var rule: String
    var path: String
    var screen: String
    var element: String
    var count: Int
  }

  private struct Header: Codable {
    var version: Int

    enum CodingKeys: String, CodingKey { case version = "earshot-baseline" }
  }

  /// Reads the file.
  ///
  /// Throws ``InputError``.
  package func read() throws -> Baseline {
    let data: Data
    do throws(InputError) {
      data = Data(try InputFile(path: path).bytes())
    } catch {
      throw InputError(
        message: "the baseline cannot be read: \(error.message)",
        help: "write one with --write-baseline")
    }
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
      throw InputError(
        message: "this is no baseline", help: "write one with --write-baseline")
    }
    guard (1...Self.version).contains(header.version) else {
      throw InputError(
        message: "the baseline is of version \(header.version); this program knows "
          + "\(Self.version)", help: "update earshot, or write the baseline again")
    }
    do {
      return try Self.baseline(of: JSONDecoder().decode(Document.self, from: data).entries)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(
        message: "the baseline is broken: an entry lacks a key, or has a value of another kind",
        help: "take it from the version control, or write it again")
    }
  }

  private static func baseline(of entries: [Entry]) throws -> Baseline {
    var counts: [Baseline.Key: Int] = [:]
    for entry in entries {
      let key = Baseline.Key(
        rule: entry.rule, path: entry.path, screen: entry.screen, element: entry.element)
      guard Self.counts.contains(entry.count),
        Self.counts.contains(counts[key, default: 0] + entry.count)
      else {
        throw InputError(
          message: "the baseline is broken: the count of \(key.line) is not between "
            + "\(Self.counts.lowerBound) and \(Self.counts.upperBound)",
          help: "take it from the version control, or write it again")
      }
      counts[key, default: 0] += entry.count
    }
    return Baseline(counts: counts)
  }

  /// Writes the file.
  ///
  /// Throws when it cannot be written.
  package func write(_ baseline: Baseline) throws {
    let entries = baseline.keys.map { key in
      Entry(
        rule: key.rule, path: key.path, screen: key.screen, element: key.element,
        count: baseline.counts[key] ?? 1)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(Document(version: Self.version, entries: entries))
    data.append(0x0A)
    try OutputFile.write(data, to: path)
  }
}
