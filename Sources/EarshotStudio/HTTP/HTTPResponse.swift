/// An answer over HTTP, with the fields that keep a page from anything but this server.
struct HTTPResponse: Sendable {
  /// The number of the status.
  var status: Int
  /// The type of the body.
  var type: String
  /// The bytes of the body.
  var body: [UInt8]
  /// Further fields in order.
  var headers: [(name: String, value: String)] = []
  /// Whether the connection ends with it.
  var closes = false

  /// The rights of a page of the studio: only what comes from this server, and no code within the page.
  static let pagePolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
    media-src 'self' blob:; connect-src 'self'; font-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    """
  /// The rights of a picture that is opened as a page of its own: to be seen.
  static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  init(_ status: Int = 200, type: String, _ body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A sentence, with the status that it explains.
  static func text(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", Array((sentence + "\n").utf8))
  }

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - isBodyWanted: whether the body is sent too, which `HEAD` does not want.
  func bytes(isBodyWanted: Bool = true) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(Self.reason(status))"]
    if status != 101 {
      lines += ["Content-Type: \(type)", "Content-Length: \(body.count)"]
      if closes { lines.append("Connection: close") }
    }
    let isPicture = type.hasPrefix("image/") || type.hasPrefix("audio/")
    lines += [
      "Content-Security-Policy: \(isPicture ? Self.picturePolicy : Self.pagePolicy)",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    ]
    if !headers.contains(where: { $0.name == "Cache-Control" }) {
      lines.append("Cache-Control: no-store")
    }
    lines += headers.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isBodyWanted ? body : [])
  }

  /// The same answer, which the browser may keep, for its address never has another one.
  var kept: HTTPResponse {
    var response = self
    response.headers.append(("Cache-Control", "private, max-age=86400, immutable"))
    return response
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 101: "Switching Protocols"
    case 200: "OK"
    case 303: "See Other"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Error"
    }
  }
}
