import Testing

@testable import EarshotStudio

/// The heads of requests, and who may ask.
struct HTTPRequestTests {
  private func request(_ first: String, _ fields: [String] = []) throws -> HTTPRequest {
    let lines = [first] + fields + ["", ""]
    return try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test func aHeadIsRead() throws {
    let request = try request(
      "GET /export/a%20b.json?language=ru&key=a+b HTTP/1.1",
      ["Host: 127.0.0.1:80", "Cookie: a=1", "Cookie: b=2; c=3", "Content-Length: 12"])
    #expect(request.path == "/export/a b.json")
    #expect(request.query == ["language": "ru", "key": "a b"])
    #expect(request.cookie("c") == "3")
    #expect(request.length == 12)
    #expect(!request.closes)
  }

  @Test(arguments: [
    "", "GET", "GET / HTTP/2", "GET /", "get / HTTP/1.1", "GET  / HTTP/1.1", "GET a HTTP/1.1",
    "GET /../a HTTP/1.1", "GET /%2e%2e/a HTTP/1.1", "GET /a/.. HTTP/1.1", "GET /a%00 HTTP/1.1",
    "GET /a\\b HTTP/1.1", "GET /%zz HTTP/1.1", "GET /a%0d%0aX HTTP/1.1",
  ])
  func whatIsNoHeadIsRefused(_ line: String) {
    #expect(throws: HTTPRequest.Problem.self) { try request(line) }
  }

  @Test(arguments: [
    ["Host: a", "Host: b"], ["Content-Length: 1", "Content-Length: 2"], ["No colon"], [": empty"],
    ["Bad name: 1"], ["Origin: a", "origin: b"],
  ])
  func fieldsThatCouldMeanTwoThingsAreRefused(_ fields: [String]) {
    #expect(throws: HTTPRequest.Problem.self) { try request("GET / HTTP/1.1", fields) }
  }

  @Test(
    arguments: [
      ([], false, 421), (["Host: 127.0.0.1:8080"], false, 403),
      (["Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abc"], false, 0),
      (["Host: localhost:8080", "Cookie: earshot-key-8080=abc"], false, 0),
      (["Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abd"], false, 403),
      (["Host: 127.0.0.1:8080", "Authorization: Bearer abc"], true, 0),
      (["Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abc"], true, 403),
      (
        [
          "Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abc", "Origin: http://127.0.0.1:8080",
        ], true, 0
      ),
      (["Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abc", "Origin: null"], false, 403),
      (["Host: 127.0.0.1:8080", "Authorization: Bearer abc", "Origin: http://a.b"], false, 403),
      (
        ["Host: 127.0.0.1:8080", "Cookie: earshot-key-8080=abc", "Sec-Fetch-Site: same-site"],
        false, 403
      ),
    ] as [([String], Bool, Int)])
  func onlyWhoHasTheKeyIsAnswered(_ fields: [String], _ isChanging: Bool, _ status: Int) throws {
    let gate = StudioGuard(address: "127.0.0.1", port: 8_080, key: "abc")
    let request = try request("GET / HTTP/1.1", fields)
    #expect(gate.refusal(of: request, isChanging: isChanging)?.status ?? 0 == status)
  }

  /// Who listens on all addresses is asked by any of them, and by no name.
  @Test(arguments: [
    ("192.168.1.7:8080", 0), ("localhost:8080", 0), ("evil.example:8080", 421),
    ("1.2.3.4.evil:8080", 421), ("192.168.1.7:80", 421), ("1.2.3:8080", 421),
    ("1.2.3.400:8080", 421),
  ])
  func allAddressesAreNumbers(_ host: String, _ status: Int) throws {
    let gate = StudioGuard(address: "0.0.0.0", port: 8_080, key: "abc")
    let request = try request(
      "GET / HTTP/1.1", ["Host: \(host)", "Authorization: Bearer abc", "Origin: http://\(host)"])
    #expect(gate.refusal(of: request, isChanging: true)?.status ?? 0 == status)
  }

  @Test func twoKeysAreNeverTheSame() {
    #expect(StudioGuard.freshKey() != StudioGuard.freshKey())
    #expect(StudioGuard.freshKey().utf8.count == 32)
  }
}
