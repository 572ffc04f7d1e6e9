import EarshotHost
import EarshotText
package import EarshotVoiceControl
import Foundation

/// Hears which sentence of a grammar was said in a recording, by PocketSphinx.
///
/// English is what the acoustic model knows. Sentences in another language are heard with the
/// nearest sounds of English, which is experimental.
package struct SpeechRecognition: Sendable {
  /// The folder of the models of a language.
  private var models: URL

  /// As many recordings are decoded at once: a second of one takes a megabyte on disk.
  private static let batch = 64

  /// As many sentences are named where one has to ask.
  private static let alternatives = 4

  /// Finds the programs and the models.
  ///
  /// - Parameter path: where programs are looked for, in the form of the variable `PATH`.
  ///
  /// Throws ``ListenError`` that names the package to install.
  package static func installed(on path: String = Program.path) throws -> SpeechRecognition {
    guard let program = Program.file(named: "pocketsphinx_batch", on: path) else {
      throw ListenError.missing("pocketsphinx_batch", package: "pocketsphinx pocketsphinx-en-us")
    }
    for (name, package) in [("sox", "sox"), ("espeak-ng", "espeak-ng")]
    where Program.file(named: name, on: path) == nil {
      throw ListenError.missing(name, package: package)
    }
    // The models are installed beside the program: bin and share are in one folder.
    let models = program.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/pocketsphinx/model/en-us")
    guard FileManager.default.fileExists(atPath: models.appending(path: "en-us/mdef").path) else {
      throw ListenError.missing("en-us model of PocketSphinx", package: "pocketsphinx-en-us")
    }
    return SpeechRecognition(models: models)
  }

  /// The speech in a recording.
  ///
  /// - Parameters:
  ///   - path: the path of a WAV file.
  ///   - grammar: what may be said.
  ///   - meaning: what a sentence of the grammar does; sentences that do the same are no rivals.
  ///
  /// Throws ``ListenError``, and ``InputError`` when the file cannot be read.
  package func hear(
    _ path: String, _ grammar: RecognitionGrammar, meaning: (String) -> String = { $0 }
  ) throws -> RecognizedSpeech {
    guard let speech = try hear([path], grammar, meaning: meaning).first else {
      throw ListenError.failed("pocketsphinx_batch")
    }
    return speech
  }

  /// The speech in each of several recordings, which is quicker than one by one.
  ///
  /// - Parameter describesRefused: whether ``RecognizedSpeech/heardAs`` is wanted of what is far
  ///   from the grammar; it takes longest.
  ///
  /// Throws ``ListenError``, and ``InputError`` when a file cannot be read.
  package func hear(
    _ paths: [String], _ grammar: RecognitionGrammar, meaning: (String) -> String = { $0 },
    describesRefused: Bool = true
  ) throws -> [RecognizedSpeech] {
    let words = PronouncedWords(language: grammar.language)
    var file = GrammarFile(grammar, words: words.callAsFunction)
    let sounds = try PronunciationDictionary(
      of: file.words, file: models.appending(path: "cmudict-en-us.dict"),
      language: grammar.language)
    file.omit(file.words.subtracting(sounds.entries.keys))
    let grammarFile = file
    guard let automaton = grammarFile.text() else { throw ListenError.nothingToSay }
    let isEnglish = Language(grammar.language).base == .english
    return try stride(from: 0, to: paths.count, by: SpeechRecognition.batch).flatMap { start in
      try TemporaryFolder.with { folder in
        let dictionary = folder.appending(path: "words.dict")
        try Data(sounds.text.utf8).write(to: dictionary)
        let sound = folder.appending(path: "sound")
        try FileManager.default.createDirectory(at: sound, withIntermediateDirectories: true)
        let part = paths[start..<min(start + SpeechRecognition.batch, paths.count)]
        for (index, path) in part.enumerated() {
          let name = BatchDecoder.name(index) + ".wav"
          try Recording(named: path).write(to: sound.appending(path: name))
        }
        let listening = Listening(
          decoder: BatchDecoder(models: models, folder: folder), dictionary: dictionary,
          grammar: grammarFile, automaton: automaton, isEnglish: isEnglish,
          alternatives: SpeechRecognition.alternatives, describesRefused: describesRefused)
        return try listening.hear(count: part.count, meaning: meaning)
      }
    }
  }
}
