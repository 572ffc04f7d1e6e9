public import Foundation
public import Testing

/// A page of `Documentation/` with the fenced blocks that are run.
public struct DocumentationPage: Sendable, CustomTestStringConvertible {
  /// A fenced block.
  public struct Block: Sendable {
    /// The words after the fence.
    public var info: [String]
    /// Place of the first line of the body in the page, from 0.
    public var start: Int
    /// The lines of the body.
    public var lines: [String]
  }

  /// The file.
  public var url: URL
  /// Its lines.
  public var lines: [String]

  /// The path within the checkout.
  public var testDescription: String {
    url.path.replacing(SharedFolder.checkout.path + "/", with: "")
  }

  /// Reads a page.
  public init(url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The blocks in order.
  public var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line.hasPrefix("```") {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        let info = line.dropFirst(3).split(separator: " ").map(String.init)
        open = Block(info: info, start: index + 1, lines: [])
      }
    }
    return blocks
  }

  /// Puts new bodies in the place of old ones and writes the page.
  public func record(_ changes: [(block: Block, lines: [String])]) throws {
    var lines = self.lines
    for change in changes.reversed() {
      let end = change.block.start + change.block.lines.count
      lines.replaceSubrange(change.block.start..<end, with: change.lines)
    }
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }

  /// All pages of the project: the README and everything below `Documentation/`.
  public static var all: [DocumentationPage] {
    get throws {
      let folder = SharedFolder.checkout.appending(path: "Documentation")
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      let pages = (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
        .map { folder.appending(path: $0) }
      return try ([SharedFolder.checkout.appending(path: "README.md")] + pages).map(Self.init)
    }
  }
}
