import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotProject
import EarshotStudio
import Foundation

/// Opens the studio in a browser.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the studio: hear, drive, inspect, draw, compare and audit in a browser.",
    discussion: """
      The address that is printed has a key, without which nothing is answered. Only this machine is \
      answered, unless --listen names another address of it. What is opened can be read and changed \
      by whoever has the key, and nothing else on the machine.

      \(BuiltInScreens.help)

      Examples:
        earshot serve pizza
        earshot serve screens --open
        earshot serve menu.xml Design --port 8080 --language ru
      """)

  @Argument(
    help: ArgumentHelp(
      "Captures, folders of them, or pizza. (default: pizza)", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("Port to listen on; 0 is any that is free.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "Address to listen on in place of the loopback, such as 192.168.1.7; what is sent is not encrypted.",
      valueName: "address"))
  var listen: String?

  @Flag(help: "Open the address in the browser of the system.")
  var open = false

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var imports: ImportArguments

  @Flag(help: "Nothing on standard error but errors.")
  var quiet = false

  func run() async throws {
    let messages = Messages(isQuiet: quiet)
    for path in paths
    where !BuiltInScreens.isMeant(by: path) && FileKind(of: path) == nil {
      messages.error(BuiltInScreens.missing(path), path: path)
      throw ExitCode(ExitStatus.badInput)
    }
    var page: String?
    #if DEBUG
      page = ProcessInfo.processInfo.environment["EARSHOT_STUDIO_PAGE"]
    #endif
    let studio = Studio(
      StudioOptions(
        paths: paths, speech: speech.options, imports: imports.options,
        version: EarshotCommand.configuration.version, today: .today, pageFolder: page))
    let server: StudioServer
    do throws(StudioError) {
      server = try await StudioServer(studio, address: listen ?? "127.0.0.1", port: port)
    } catch {
      messages.error(
        error.message, help: "choose another --port, or an address of this machine",
        path: listen ?? "127.0.0.1")
      throw ExitCode(ExitStatus.badInput)
    }
    if let listen, listen != "127.0.0.1" {
      messages.warning(
        "others on the network can reach the studio; whoever reads the traffic has the key",
        path: listen)
    }
    try OutputFile.writeToStandardOutput(Data("\(server.url)\n".utf8))
    messages.note("the studio is open; Ctrl-C ends it", path: paths.first ?? "pizza")
    if open { show(server.url, messages) }
    await server.run()
  }

  /// Shows an address in the browser of the system.
  private func show(_ url: String, _ messages: Messages) {
    #if os(macOS)
      let program = Program("open", package: "macOS")
    #else
      let program = Program("xdg-open", package: "xdg-utils")
    #endif
    do {
      try program.launch([url]) { [quiet] in
        Messages(isQuiet: quiet).warning("no browser was opened: \(program.name) failed", path: url)
      }
    } catch let failure as Program.Failure {
      messages.warning("no browser was opened: \(failure.reason)", path: url)
    } catch {
      messages.warning("no browser was opened: \(error)", path: url)
    }
  }
}
