package import Foundation

/// A Chromium without a window that is asked for the accessibility tree of a page.
///
/// It speaks the DevTools protocol over two pipes: messages of JSON that end with a zero.
package final class Browser {
  /// The names by which the program is found.
  private static let names = ["chromium", "chromium-browser", "google-chrome"]
  /// The attributes that the tree of Chromium does not tell and VoiceOver speaks of.
  private static let attributes: Set<String> = [
    "aria-current", "aria-description", "aria-placeholder", "aria-valuetext", "placeholder",
    "required", "type",
  ]

  private let program: RunningProgram
  private let input: FileHandle
  private let output: FileHandle
  /// The seconds after which it is stopped.
  private let limit: Double
  private let deadline: ContinuousClock.Instant
  private var buffer = Data()
  private var number = 0
  private var session: String?
  private var isLoaded = false

  /// The accessibility tree of a page: the answer of `Accessibility.getFullAXTree`, whose nodes have
  /// the `attributes` of the document that matter.
  ///
  /// Throws ``Program/Failure`` when Chromium is not installed or did not do it.
  ///
  /// - Parameters:
  ///   - page: the file of the page.
  ///   - limit: the seconds after which the browser is stopped.
  package static func accessibilityTree(of page: URL, within limit: Double = 30) throws -> Data {
    try TemporaryFolder.with { folder in
      let browser = try Browser(folder: folder, limit: limit)
      defer { browser.program.stop() }
      return try browser.tree(of: page)
    }
  }

  private init(folder: URL, limit: Double) throws {
    guard let file = Self.names.lazy.compactMap({ Program.file(named: $0) }).first else {
      throw Program.Failure.isMissing(package: "chromium")
    }
    var flags = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-dev-shm-usage", "--disable-extensions", "--user-data-dir=\(folder.path)",
      "--remote-debugging-pipe", "about:blank",
    ]
    // The sandbox refuses to be started by the administrator, as in a container.
    if getuid() == 0 { flags.insert("--no-sandbox", at: 0) }
    // A browser that ends early must not end this program; the signal is for the thread that writes.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let (commands, answers) = (Pipe(), Pipe())
    // It reads commands from 3 and writes answers to 4.
    program = try RunningProgram(
      URL(filePath: "/bin/sh"),
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null", file.path] + flags,
      input: commands.fileHandleForReading, output: answers.fileHandleForWriting)
    try commands.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
    input = commands.fileHandleForWriting
    output = answers.fileHandleForReading
    self.limit = limit
    deadline = ContinuousClock.now + .seconds(limit)
  }

  private func tree(of page: URL) throws -> Data {
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]]
    guard let target = targets?.first(where: { $0["type"] as? String == "page" }),
      let id = target["targetId"] as? String
    else { throw Program.Failure.failed }
    session =
      try send("Target.attachToTarget", ["targetId": id, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "DOM", "Accessibility"] { _ = try send("\(domain).enable") }
    isLoaded = false
    _ = try send("Page.navigate", ["url": page.absoluteString])
    while !isLoaded { note(try message()) }
    var tree = try send("Accessibility.getFullAXTree")
    var nodes = tree["nodes"] as? [[String: Any]] ?? []
    try addFrames(of: send("Page.getFrameTree")["frameTree"], to: &nodes)
    let document = try send("DOM.getFlattenedDocument", ["depth": -1, "pierce": true])
    let attributes = Self.attributes(in: document["nodes"] as? [[String: Any]] ?? [])
    tree["nodes"] = nodes.map { node in
      var node = node
      let number = node["backendDOMNodeId"] as? Int
      node["attributes"] = number.flatMap { attributes[$0] }
      return node
    }
    return try JSONSerialization.data(withJSONObject: tree)
  }

  /// Adds the trees of the frames in a page, each below the node of its frame.
  ///
  /// A page of another site runs in a process of its own, whose tree is not to be had.
  private func addFrames(of tree: Any?, to nodes: inout [[String: Any]]) throws {
    let frames = (tree as? [String: Any])?["childFrames"] as? [[String: Any]] ?? []
    for frame in frames {
      guard let id = (frame["frame"] as? [String: Any])?["id"] as? String,
        let owner = try? send("DOM.getFrameOwner", ["frameId": id])["backendNodeId"] as? Int,
        let place = nodes.firstIndex(where: { $0["backendDOMNodeId"] as? Int == owner }),
        let inner = try? send("Accessibility.getFullAXTree", ["frameId": id])["nodes"],
        var inside = inner as? [[String: Any]], let root = inside.first?["nodeId"]
      else { continue }
      inside[0]["parentId"] = nodes[place]["nodeId"]
      nodes[place]["childIds"] = [root]
      nodes += inside
      try addFrames(of: frame, to: &nodes)
    }
  }

  /// The attributes that matter of each node; names and values alternate in the answer.
  private static func attributes(in nodes: [[String: Any]]) -> [Int: [String: String]] {
    nodes.reduce(into: [:]) { table, node in
      guard let number = node["backendNodeId"] as? Int,
        let list = node["attributes"] as? [String]
      else { return }
      var own: [String: String] = [:]
      for index in stride(from: 0, to: list.count - 1, by: 2)
      where attributes.contains(list[index]) {
        own[list[index]] = list[index + 1]
      }
      if !own.isEmpty { table[number] = own }
    }
  }
}

extension Browser {
  /// Sends a command and gives its result.
  private func send(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    number += 1
    var command: [String: Any] = ["id": number, "method": method, "params": parameters]
    command["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let answer = try message()
      note(answer)
      guard answer["id"] as? Int == number else { continue }
      guard let result = answer["result"] as? [String: Any] else { throw Program.Failure.failed }
      return result
    }
  }

  private func note(_ message: [String: Any]) {
    if message["method"] as? String == "Page.loadEventFired" { isLoaded = true }
  }

  /// The next message of the browser.
  private func message() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let bytes = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        guard let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
          throw Program.Failure.failed
        }
        return object
      }
      let remaining = deadline - ContinuousClock.now
      guard remaining > .zero else {
        throw Program.Failure.tookTooLong(seconds: Int(limit.rounded(.up)))
      }
      var file = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(clamping: remaining.components.seconds * 1000 + 1)
      guard poll(&file, 1, milliseconds) > 0 else { continue }
      let part = output.availableData
      guard !part.isEmpty else { throw Program.Failure.failed }
      buffer += part
      guard buffer.count < 1 << 28 else { throw Program.Failure.wroteTooMuch(megabytes: 256) }
    }
  }
}
