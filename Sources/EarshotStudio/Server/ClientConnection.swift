import EarshotSession
import FlyingSocks
import Foundation

/// One connection of a client: requests one after another, or the messages of a tab.
struct ClientConnection {
  let server: StudioServer
  let socket: AsyncSocket
  let number: Int
  /// Until when the client has to have sent what is read.
  let reading: ConnectionTimer
  /// Until when the client has to have taken what is written.
  let writing: ConnectionTimer

  /// Answers until one of the two has enough.
  func run() async {
    var reader = ClientReader(socket)
    do {
      while try await answer(&reader) {}
    } catch ClientReader.Problem.tooLarge {
      try? await send(refused(431, "the head of the request is too large"))
    } catch HTTPRequest.Problem.malformed {
      try? await send(refused(400, "this is no request"))
    } catch HTTPRequest.Problem.unknownVersion {
      try? await send(refused(505, "only HTTP/1.1 is spoken here"))
    } catch {
      // Whoever has gone or is too slow is told nothing.
    }
  }

  /// Answers one request; false when the connection is over.
  private func answer(_ reader: inout ClientReader) async throws -> Bool {
    reading.wait(StudioServer.Limit.silence)
    let request = try HTTPRequest(head: try await reader.head(limit: StudioServer.Limit.head))
    reading.wait(nil)
    if let welcome = server.gate.welcome(request) {
      try await send(welcome)
      return !request.closes && request.length ?? 0 == 0
    }
    let isSocket = request.path == "/socket"
    let isChanging = isSocket || !["GET", "HEAD"].contains(request.method)
    if let refusal = server.gate.refusal(of: request, isChanging: isChanging) {
      try await send(refusal.closing)
      return false
    }
    if isSocket { return try await talk(request, &reader) }
    if request.method == "POST" { return try await upload(request, &reader) }
    guard ["GET", "HEAD"].contains(request.method) else {
      try await send(refused(405, "only GET and POST are answered"))
      return false
    }
    guard request.length ?? 0 == 0, request.headers["transfer-encoding"] == nil else {
      try await send(refused(413, "a request to read has no body"))
      return false
    }
    let response = await server.studio.response(to: request)
    try await send(response, isBodyWanted: request.method == "GET")
    return !request.closes
  }

  private func refused(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse.text(status, sentence).closing
  }

  private func send(_ response: HTTPResponse, isBodyWanted: Bool = true) async throws {
    try await write(response.bytes(isBodyWanted: isBodyWanted))
  }

  /// Writes bytes, in parts that each have a time.
  private func write(_ bytes: [UInt8]) async throws {
    defer { writing.wait(nil) }
    for start in stride(from: 0, to: bytes.count, by: 64 << 10) {
      writing.wait(StudioServer.Limit.waitTime)
      try await socket.write(Data(bytes[start..<min(start + 64 << 10, bytes.count)]))
    }
  }
}

extension HTTPResponse {
  /// The same answer as the last one of its connection.
  var closing: HTTPResponse {
    var response = self
    response.closes = true
    return response
  }
}

extension ClientConnection {
  /// Takes a file; false when the connection is over.
  private func upload(_ request: HTTPRequest, _ reader: inout ClientReader) async throws -> Bool {
    guard let upload = Upload(request, studio: server.studio) else {
      try await send(refused(404, "files are uploaded to /upload?name=NAME"))
      return false
    }
    guard let length = request.length, request.headers["transfer-encoding"] == nil else {
      try await send(refused(411, "the length of the file has to be told"))
      return false
    }
    guard length <= StudioServer.Limit.upload else {
      try await send(refused(413, "a file has at most \(StudioServer.Limit.upload >> 20) MB"))
      return false
    }
    if request.headers["expect"]?.lowercased() == "100-continue" {
      try await write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    var bytes: [UInt8] = []
    reading.wait(StudioServer.Limit.waitTime)
    var told = 0
    while bytes.count < length {
      bytes += try await reader.some(upTo: length - bytes.count)
      if bytes.count - told >= 64 << 10 {
        told = bytes.count
        reading.wait(StudioServer.Limit.waitTime)
      }
    }
    reading.wait(nil)
    try await send(await upload.answer(bytes))
    return !request.closes
  }
}

extension ClientConnection {
  /// Speaks with a tab until it ends; the connection is over then.
  private func talk(_ request: HTTPRequest, _ reader: inout ClientReader) async throws -> Bool {
    guard request.method == "GET", request.headers["upgrade"]?.lowercased() == "websocket",
      request.headers["connection"]?.lowercased().contains("upgrade") == true,
      request.headers["sec-websocket-version"] == "13",
      let answer = request.headers["sec-websocket-key"].flatMap(WebSocket.answer)
    else {
      try await send(refused(400, "this is no handshake of a WebSocket"))
      return false
    }
    var response = HTTPResponse(101, type: "", [])
    response.headers = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", answer),
    ]
    try await send(response)
    let output = TabOutput()
    let inbox = TabInbox(limit: StudioServer.Limit.waitingMessages)
    let (studio, number) = (server.studio, number)
    let worker = Task(executorPreference: WorkThreads.executor) {
      await Tab(number: number, studio: studio, inbox: inbox, output: output).run()
    }
    let writer = Task { [self] in
      for await frame in output.frames {
        guard (try? await write(frame)) != nil else { break }
        output.sent(frame.count)
      }
      // Whoever reads waits for a client that will not be answered any more.
      reading.wait(0)
    }
    let problem = await read(&reader, inbox, output)
    inbox.finish()
    output.send(.close(problem))
    output.finish()
    // A client that does not take what is left for it is not waited for.
    reading.wait(StudioServer.Limit.waitTime)
    await withTaskCancellationHandler {
      await writer.value
    } onCancel: {
      writer.cancel()
    }
    worker.cancel()
    await worker.value
    return false
  }

  /// Passes messages on; answers why they ended, `nil` when the client wanted it.
  private func read(
    _ reader: inout ClientReader, _ inbox: TabInbox, _ output: TabOutput
  ) async -> WebSocket.Problem? {
    do {
      while true {
        let message = try await WebSocket.message(
          from: &reader, limit: StudioServer.Limit.message, pongs: { output.send($0) })
        switch message {
        case .text(let bytes):
          guard inbox.post(.message(bytes)) else { return .tooSlow }
        case .ping(let bytes): output.send(WebSocket.Frame(.pong, bytes))
        case .close: return nil
        }
      }
    } catch let problem as WebSocket.Problem {
      return problem
    } catch {
      return nil
    }
  }
}
