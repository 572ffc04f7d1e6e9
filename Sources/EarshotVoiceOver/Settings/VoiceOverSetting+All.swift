package import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOverSetting {
  /// Every setting, in the order of files.
  package static let all: [VoiceOverSetting] =
    [
      .number("rate", "speech rate", 0...1, \.preferences.rate),
      .number("volume", "loudness of speech", 0...1, \.preferences.volume),
      .flag("hints", "whether hints are spoken", \.speaksHints),
      .flag("position", "whether the place in a series is spoken", \.verbosity.speaksPosition),
      .word("controls", "where the type is spoken", \.verbosity.controls),
      .flag(
        "tableHeaders", "whether headers of rows and columns are spoken",
        \.verbosity.speaksTableHeaders),
      .flag("containers", "whether containers are named on entry", \.verbosity.speaksContainers),
      .flag(
        "moreContent", "whether important custom content is spoken with the element",
        \.verbosity.speaksCustomContent),
      .word("capitals", "how a capital letter is told among characters", \.preferences.capitals),
      .word("numbers", "how the voice reads numbers", \.verbosity.numbers),
      .flag("punctuation", "whether punctuation is spoken", \.preferences.speaksPunctuation),
      .word("navigateImages", "the pictures that swipes stop at", \.verbosity.images),
      .flag(
        "imageDescriptions", "whether what is recognised in pictures is spoken",
        \.verbosity.describesImages),
      .flag("sounds", "whether sounds are made; vibrations stay", \.preferences.playsSounds),
      .flag(
        "audioDucking", "whether other audio is lowered during speech", \.preferences.ducksAudio),
      .flag(
        "alwaysSpeakNotifications", "whether notifications are spoken on a locked phone",
        \.preferences.alwaysSpeaksNotifications),
      .flag("largeCursor", "whether the frame of focus is thick", \.preferences.hasLargeCursor),
      .word("typing", "how keys are typed", \.preferences.typingMode),
      .flag(
        "brailleInput", "whether fingers on the screen write braille", \.preferences.writesBraille),
      .words(
        "brailleLanguages",
        "the languages of braille input, between which two fingers up switch; none is that of the "
          + "phone", \.preferences.brailleLanguages),
      .number(
        "brailleDisplay", "cells of a braille display; 0 is no display", 0...200,
        \.preferences.brailleCells),
      .number(
        "doubleTapWait", "seconds within which the next tap counts with one", 0.1...2,
        \.preferences.doubleTapWait),
      .number(
        "updateInterval", "seconds between two values of an element that updates frequently",
        0.5...60, \.preferences.pollInterval),
      .number(
        "audioGraphLength", "length of an audio graph in seconds", 1...AudioGraph.longest,
        \.preferences.audioGraphLength),
      .words(
        "shortcuts",
        "what a triple press of the side button switches; a sheet asks where it is several",
        \.preferences.shortcuts),
      .words(
        "rotorModes", "the rotor modes that are offered, in the order of turning right",
        \.preferences.rotorModes),
    ] + visual

  /// The settings for the eye, which the phone shares with everybody.
  package static let visual: [VoiceOverSetting] = [
    .word(
      "textSize", "the text size; from AX1 on a long press shows the item of a bar large",
      \.visual.contentSizeCategory, names: \.shortName),
    .flag("boldText", "whether texts are bold", \.visual.boldText),
    .flag("buttonShapes", "whether buttons are underlined or framed", \.visual.buttonShapes),
    .flag("increaseContrast", "whether contrast is increased", \.visual.increasesContrast),
    .flag("reduceTransparency", "whether grounds are opaque", \.visual.reducesTransparency),
    .flag("reduceMotion", "whether animations are left out", \.visual.reducesMotion),
    .flag("crossFade", "whether screens fade instead of sliding", \.visual.prefersCrossFade),
    .flag("autoplayVideo", "whether videos start by themselves", \.visual.autoplaysVideo),
    .flag(
      "differentiateWithoutColor", "whether signs stand beside colours that mean something",
      \.visual.differentiatesWithoutColor),
    .flag("onOffLabels", "whether switches have signs for on and off", \.visual.onOffLabels),
    .flag("grayscale", "whether the display has no colours", \.visual.grayscale),
    .word("invertColors", "what colours are turned into", \.visual.invertedColors),
    .flag("shakeToUndo", "whether a shake undoes", \.visual.shakeToUndo),
  ]

  /// The settings for the eye that are not those of a new phone, as a file has them.
  package static func changed(_ visual: VisualSettings) -> [(name: String, value: String)] {
    var settings = VoiceOverSettings()
    let new = settings
    settings.visual = visual
    return Self.visual.compactMap { setting in
      switch setting.value(settings) {
      case let value where value == setting.value(new): nil
      case .flag(let isOn): (setting.name, isOn ? "on" : "off")
      case .word(let word): (setting.name, word)
      case .number, .words: nil
      }
    }
  }

  /// The setting of a name; `nil` if there is none.
  package static func named(_ name: String) -> VoiceOverSetting? { all.first { $0.name == name } }
}
