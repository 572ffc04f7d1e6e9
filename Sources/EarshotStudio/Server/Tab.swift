import EarshotCaptures
import EarshotListening
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver
import EarshotWriting

/// One tab of the page: its rooms, and the messages that it sends and is sent.
///
/// Rooms with a session are asked in the order of the messages; what needs no session is answered
/// beside them, so that a long audit does not keep a gesture waiting.
final class Tab {
  /// The rooms in which time passes.
  enum Room: Hashable, Sendable { case listen, voiceControl, switchControl }

  let number: Int
  let studio: Studio
  let output: TabOutput
  /// The language of the page.
  private(set) var language = "en"
  private let inbox: TabInbox
  private let questions = LimitedCount(limit: StudioServer.Limit.openQuestions)
  private var listen: ListenRoom?
  private var voiceControl: TechnologyRoom<VoiceControl>?
  private var switchControl: TechnologyRoom<SwitchControl>?
  private var pacers: [Room: Task<Void, Never>] = [:]

  init(number: Int, studio: Studio, inbox: TabInbox, output: TabOutput) {
    self.number = number
    self.studio = studio
    self.inbox = inbox
    self.output = output
  }

  /// Works until the client has gone.
  func run() async {
    output.send(await hello().message(event: "hello"))
    studio.add(number, output)
    for await work in inbox.work {
      switch work {
      case .message(let bytes): await answer(bytes)
      case .tick(let room): await pass(in: room)
      }
      inbox.done()
    }
    await studio.remove(number)
    for pacer in pacers.values { pacer.cancel() }
    listen?.close()
    voiceControl?.close()
    switchControl?.close()
  }

  private func answer(_ bytes: [UInt8]) async {
    var id = 0
    do throws(StudioError) {
      let arguments = try Self.arguments(bytes)
      id = try arguments.integer("id", 0...Int.max)
      let verb = try arguments.text("verb")
      if verb.hasPrefix("listen.") || verb.hasPrefix("technology.") || verb.hasPrefix("design.")
        || verb == "hello.set", !["technology.readings", "design.texts"].contains(verb)
      {
        output.send(try await answer(verb, arguments).message(to: id))
      } else {
        try answerBeside(id, verb, arguments)
      }
    } catch {
      output.send(error.message(to: id))
    }
  }

  private static func arguments(_ bytes: [UInt8]) throws(StudioError) -> Arguments {
    do throws(CaptureError) {
      if case .object(let object) = try JSONDocument.parse(bytes).content {
        return Arguments(object)
      }
    } catch {
      throw StudioError(.badMessage, "\(error.message); \(error.help)")
    }
    throw StudioError(.badMessage, "a message is a JSON object with 'id' and 'verb'")
  }

  /// Answers in the order of the messages.
  private func answer(
    _ verb: String, _ arguments: Arguments
  ) async throws(StudioError) -> Reply {
    switch verb.split(separator: ".", maxSplits: 1).first {
    case "hello":
      language = try arguments.text("language").hasPrefix("ru") ? "ru" : "en"
      return .done
    case "listen":
      let reply = try await answerListen(verb, arguments)
      await pace(.listen)
      return reply
    case "technology": return try await answerTechnology(verb, arguments)
    case "design": return try await studio.designs.answer(verb, arguments, tab: number)
    default: throw StudioError(.unknownVerb, "there is no verb '\(verb)'")
    }
  }

  private func answerListen(
    _ verb: String, _ arguments: Arguments
  ) async throws(StudioError) -> Reply {
    if verb == "listen.open" {
      let screen = try await studio.library.screen(try arguments.text("screen"))
      let (spoken, profile) = (try arguments.language(), try arguments.profile())
      if try arguments.optionalFlag("goesOn") == true, let listen,
        listen.isRoom(of: screen, language: spoken, profile: profile, pageLanguage: language)
      {
        return await listen.goOn()
      }
      let room = try ListenRoom(
        screen, language: spoken, profile: profile, pageLanguage: language, studio)
      listen?.close()
      listen = room
      return await room.start()
    }
    guard let listen else { throw StudioError(.notOpen, "open a screen with listen.open first") }
    switch verb {
    case "listen.gesture": return try await listen.gesture(arguments)
    case "listen.touches": return try await listen.touches(arguments)
    case "listen.step": return try await listen.step(try arguments.text("text"))
    case "listen.settings": return try await listen.set(arguments)
    case "listen.rotor": return await listen.rotor()
    case "listen.transcript": return await listen.transcript()
    case "listen.script": return try await listen.script()
    case "listen.replay":
      let text = try arguments.text("text")
      let settings = await listen.session.session.technology.settings
      let room = try ListenRoom(
        listen.session.opened, language: settings.language, profile: settings.profile,
        pageLanguage: language, studio)
      let reply = try await room.replay(text)
      listen.close()
      self.listen = room
      return reply
    case "listen.next": return try await listen.next()
    default: throw StudioError(.unknownVerb, "there is no verb '\(verb)'")
    }
  }

  private func answerTechnology(
    _ verb: String, _ arguments: Arguments
  ) async throws(StudioError) -> Reply {
    let room: Room =
      switch try arguments.text("technology") {
      case "voice-control": .voiceControl
      case "switch-control": .switchControl
      default:
        throw StudioError(.badArgument, "'technology' is voice-control or switch-control")
      }
    if verb == "technology.open" {
      let screen = try await studio.library.screen(try arguments.text("screen"))
      let reply = try await open(room, screen, try arguments.language())
      await pace(room)
      return reply
    }
    let reply: Reply
    switch (verb, voiceControl, switchControl) {
    case ("technology.say", let voice?, _) where room == .voiceControl:
      reply = await voice.send(.say(try arguments.text("text")))
    case ("technology.listen", let voice?, _) where room == .voiceControl:
      reply = try await voice.listen(to: try arguments.bytes("sound"))
    case ("technology.settings", let voice?, _) where room == .voiceControl:
      reply = try await voice.set(arguments)
    case ("technology.press", _, let switches?) where room == .switchControl:
      reply = await switches.send(.press(try arguments.word("switch", Switch.self)))
    case ("technology.type", _, let switches?) where room == .switchControl:
      reply = await switches.send(.type(try arguments.text("text")))
    case ("technology.settings", _, let switches?) where room == .switchControl:
      reply = try await switches.set(arguments)
    case ("technology.say", _, _), ("technology.press", _, _), ("technology.type", _, _),
      ("technology.settings", _, _), ("technology.listen", _, _):
      throw StudioError(.notOpen, "open a screen with technology.open first")
    default: throw StudioError(.unknownVerb, "there is no verb '\(verb)'")
    }
    await pace(room)
    return reply
  }

  private func open(
    _ room: Room, _ screen: LibraryScreen, _ language: String?
  ) async throws(StudioError) -> Reply {
    if room == .voiceControl {
      let opened = try TechnologyRoom<VoiceControl>(screen, language: language, studio)
      voiceControl?.close()
      voiceControl = opened
      return await opened.start()
    }
    let opened = try TechnologyRoom<SwitchControl>(screen, language: language, studio)
    switchControl?.close()
    switchControl = opened
    return await opened.start()
  }
}

extension Tab {
  /// Lets time pass in a room, and tells what came of it.
  private func pass(in room: Room) async {
    switch room {
    case .listen:
      if let reply = await listen?.pass() { output.send(reply.message(event: "heard")) }
    case .voiceControl:
      if let reply = await voiceControl?.pass() { output.send(reply.message(event: "technology")) }
    case .switchControl:
      if let reply = await switchControl?.pass() { output.send(reply.message(event: "technology")) }
    }
    await pace(room)
  }

  /// Waits until something happens in a room by itself.
  private func pace(_ room: Room) async {
    pacers[room]?.cancel()
    pacers[room] = nil
    let seconds: Double? =
      switch room {
      case .listen: await listen?.session.due()
      case .voiceControl: await voiceControl?.session.due()
      case .switchControl: await switchControl?.session.due()
      }
    guard let seconds else { return }
    pacers[room] = Task { [inbox] in
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      _ = inbox.post(.tick(room))
    }
  }

  /// Answers beside the rooms.
  ///
  /// Throws ``StudioError`` if too much is asked at once.
  private func answerBeside(
    _ id: Int, _ verb: String, _ arguments: Arguments
  ) throws(StudioError) {
    guard questions.add() else {
      throw StudioError(.busy, "too many questions wait for their answers; wait for some of them")
    }
    let answers = StudioAnswers(studio: studio, pageLanguage: language)
    Task(executorPreference: WorkThreads.executor) { [output, questions] in
      do throws(StudioError) {
        output.send(try await answers.reply(to: verb, arguments).message(to: id))
      } catch {
        output.send(error.message(to: id))
      }
      questions.remove()
    }
  }

  private func hello() async -> Reply {
    let hasVoice = await studio.sounds.hasVoice
    let hasRecognizer = (try? SpeechRecognition.installed()) != nil
    let roots = studio.library.folders.map(\.path)
    let version = studio.options.version
    let books = ["en", "ru"].map { language in
      (language, SpeechComposer(settings: SpeechSettings(language: language)))
    }
    return Reply { json in
      json.fields(["protocol": 1, "version": version, "languages": ["en", "ru"]])
      json.field("speechLanguages", Phrasebook.all.map(\.language))
      json.field(
        "profiles",
        Profile.versions.flatMap { version in
          Idiom.allCases.map { Profile(version: version, idiom: $0).description }
        })
      json.objects("gestures", Gesture.simple) { json, gesture in
        json.field("name", gesture.name)
        json.line("title") { json in
          for (language, composer) in books {
            let words = GestureName(rawValue: gesture.name).map {
              composer.words(for: .gesture($0))
            }
            json.field(named: language, words ?? gesture.name)
          }
        }
      }
      json.objects("settings", VoiceOverSetting.all) { $1.write(&$0) }
      json.field("switches", Switch.allCases.map(\.rawValue))
      json.fields(["voices": hasVoice, "recognizer": hasRecognizer, "roots": roots])
      json.line("limits") {
        $0.fields(["message": StudioServer.Limit.message, "upload": StudioServer.Limit.upload])
      }
    }
  }
}
