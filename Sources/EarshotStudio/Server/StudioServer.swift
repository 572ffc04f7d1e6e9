import EarshotSession
import EarshotWriting
import FlyingSocks
import Foundation
import Synchronization

/// The server of the studio: pages, pictures and sounds by HTTP, and a WebSocket for each tab.
///
/// FlyingSocks waits for the sockets. HTTP and WebSockets are read here, for every part of what a
/// client sends has a limit before it is read: of size, and of time.
package final class StudioServer: Sendable {
  /// The limits on clients.
  package enum Limit {
    /// Bytes of the head of a request.
    package static let head = 16 << 10
    /// Bytes of a message of a tab.
    package static let message = 4 << 20
    /// Bytes of a file that is uploaded.
    package static let upload = 64 << 20
    /// Connections at once.
    package static let connections = 1_000
    /// Messages of a tab that wait for their turn.
    package static let waitingMessages = 2_000
    /// Bytes of messages that wait for a tab to take them.
    package static let waitingBytes = 64 << 20
    /// Questions of a tab that wait for their answers.
    package static let openQuestions = 64
    /// Seconds for a head, for 64 KB of a body, and for 64 KB of an answer.
    package static let waitTime = 20.0
    /// Seconds for the opening words of a connection, and between two requests.
    package static let silence = 60.0
  }

  /// The address that it listens on.
  package let address: String
  /// The port that it listens on.
  package let port: UInt16
  /// The parts that all tabs share.
  let studio: Studio
  let gate: StudioGuard
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let connections = Mutex<[Int: Connection]>([:])

  private struct Connection {
    var task: Task<Void, Never>
    var timers: [ConnectionTimer]
  }

  /// Begins to listen.
  ///
  /// Throws ``StudioError`` if the address cannot be had.
  ///
  /// - Parameters:
  ///   - port: 0 is any that is free.
  package init(
    _ studio: Studio, address: String = "127.0.0.1", port: UInt16 = 0
  ) async throws(StudioError) {
    self.studio = studio
    self.address = address
    pool = SocketPool.make(maxEvents: 64)
    do {
      try await pool.prepare()
      socket = try Socket(domain: Int32(sockaddr_in.family))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.setValue(true, for: .isUndelayed)
      try socket.bind(to: .inet(ip4: address, port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else {
        throw StudioError(.internal, "the socket has no port")
      }
      self.port = port
    } catch {
      throw StudioError(
        .cannotWrite, "cannot listen on \(address):\(port): \(error.localizedDescription)")
    }
    gate = StudioGuard(address: address, port: self.port)
  }

  /// The address to open, with its key.
  package var url: String {
    let host = address == "0.0.0.0" ? "127.0.0.1" : address
    return "http://\(host):\(port)/?key=\(gate.key)"
  }

  /// Serves until the task is cancelled.
  package func run() async {
    let pool = pool
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await pool.run() }
      group.addTask { await self.accept() }
      group.addTask { await self.dropSlowClients() }
      group.addTask { await self.studio.watch() }
      await group.next()
      group.cancelAll()
    }
    try? socket.close()
    for connection in connections.withLock({ Array($0.values) }) { connection.task.cancel() }
  }

  private func accept() async {
    guard let listening = try? AsyncSocket(socket: socket, pool: pool) else { return }
    var number = 0
    while !Task.isCancelled {
      guard let client = try? await listening.accept() else {
        // Too many files are open; they become fewer.
        guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
        continue
      }
      number += 1
      take(client, number)
    }
  }

  private func take(_ client: AsyncSocket, _ number: Int) {
    let timers = [ConnectionTimer(), ConnectionTimer()]
    connections.withLock { all in
      guard all.count < Limit.connections else { return (try? client.close()) ?? () }
      let task = Task(executorPreference: WorkThreads.executor) {
        await ClientConnection(
          server: self, socket: client, number: number, reading: timers[0], writing: timers[1]
        ).run()
        try? client.close()
        self.connections.withLock { _ = $0.removeValue(forKey: number) }
      }
      all[number] = Connection(task: task, timers: timers)
    }
  }

  private func dropSlowClients() async {
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      let slow = connections.withLock { all in
        all.values.filter { $0.timers.contains(where: \.isOver) }
      }
      for connection in slow { connection.task.cancel() }
    }
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// Whether a message is sent at once; connections have it from the socket that listens.
  ///
  /// The system would else hold the answer to an edit back until the client confirms the event before
  /// it, which clients put off for 40 ms.
  fileprivate static var isUndelayed: Self {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
