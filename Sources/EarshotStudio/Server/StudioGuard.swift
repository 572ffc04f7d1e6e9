/// Who may ask: only whoever has the key, from a page of this server, at its own address.
struct StudioGuard: Sendable {
  /// The key of this run.
  let key: String
  /// The names of this server as `Host` has them, such as `127.0.0.1:8080`.
  private let hosts: Set<String>
  /// The ending of `Host` where all addresses of the machine are listened on; `nil` elsewhere.
  private let anyHost: String?
  /// The name of the cookie; the port is in it, for cookies are not told apart by ports.
  let cookieName: String

  /// Makes the guard of a server.
  ///
  /// - Parameters:
  ///   - address: the address that it listens on.
  init(address: String, port: UInt16, key: String = StudioGuard.freshKey()) {
    self.key = key
    let isAny = address == "0.0.0.0"
    let names = isAny || address == "127.0.0.1" ? ["127.0.0.1", "localhost"] : [address]
    anyHost = isAny ? ":\(port)" : nil
    hosts = Set(names.map { "\($0):\(port)" })
    cookieName = "earshot-key-\(port)"
  }

  /// Whether a name is that of this server.
  ///
  /// Of all addresses of the machine any that is written in numbers is: who leads a name here, as by DNS
  /// rebinding, has none.
  private func isOwn(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    if hosts.contains(host) { return true }
    guard let anyHost, host.hasSuffix(anyHost) else { return false }
    let numbers = host.dropLast(anyHost.utf8.count).split(
      separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
  }

  /// A key that nobody guesses: 128 bits of the system.
  static func freshKey() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let word = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }

  /// The answer to a request that is refused; `nil` for one that may be answered.
  ///
  /// - Parameter isChanging: whether it opens a socket or changes something, so that it has to tell
  ///   where it comes from.
  func refusal(of request: HTTPRequest, isChanging: Bool) -> HTTPResponse? {
    guard let host = request.headers["host"], isOwn(host) else {
      return .text(421, "this is another server; open the address that 'earshot serve' printed")
    }
    let origin = request.headers["origin"]
    if let origin, origin.lowercased() != "http://\(host.lowercased())" {
      return .text(403, "a page of another server asks; only that of the studio may")
    }
    let bearer = request.headers["authorization"].map { "Bearer \(key)".isSameInAnyTime(as: $0) }
    if bearer == true { return nil }
    guard let cookie = request.cookie(cookieName), key.isSameInAnyTime(as: cookie) else {
      return .text(403, "the key is missing; open the address that 'earshot serve' printed")
    }
    let site = request.headers["sec-fetch-site"] ?? "same-origin"
    guard site == "same-origin" || site == "none" else {
      return .text(403, "a page of another server asks; only that of the studio may")
    }
    if isChanging, origin == nil {
      return .text(403, "the request does not say which page it comes from")
    }
    return nil
  }

  /// The answer to the address with the key: the cookie, and the way to the page; `nil` for any other
  /// request.
  func welcome(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.path == "/", request.method == "GET", let given = request.query["key"],
      isOwn(request.headers["host"])
    else { return nil }
    guard key.isSameInAnyTime(as: given) else {
      return .text(403, "the key is of another run; open the address that 'earshot serve' printed")
    }
    var response = HTTPResponse.text(303, "the studio is at /")
    response.headers = [
      ("Location", "/"),
      ("Set-Cookie", "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict"),
    ]
    return response
  }
}

extension String {
  /// Whether two texts are equal, in a time that does not tell where they differ.
  fileprivate func isSameInAnyTime(as other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
  }
}
