import EarshotText
import EarshotTree

extension Rule {
  static let imageTextUnexposed = Rule(
    "image-text-unexposed", .label, .warning, .medium, .hard,
    "Text that is seen is not said by any element.",
    what: "“{text}” is seen here, and no element says it",
    why: "text in a picture does not exist for a listener",
    advice: "put the text into the label of the picture, or of the element that shows it",
    wcag: ["1.4.5", "1.1.1"], references: [.wcag("images-of-text")], needsPixels: true,
    settings: ["confidence": 0.5, "letters": 3, "distance": 2, "area": 30],
    supersededBy: ["badge-not-in-label"],
    passes: """
      image "Three for 999 rubles" frame 0,100,375,200
      --- An element near it says what is written in it.
      element cell button "Honey cake, baked today, 5 pounds" frame 0,100,390,120
        view frame 16,110,100,100 appearance (image "honey" pictureText "Baked today")
      ---
      cell
        text "Honey cake"
        text "Baked today"
        view image appearance (image "honey" pictureText "Baked today!")
      --- A logo, and a picture that is hidden on purpose.
      view image appearance (image "logo" pictureText "Honey & Co")
      view image hidden appearance (image "honey" pictureText "Baked today")
      --- screen 375x812
      image "Logo" frame 16,60,100,40
      --- screen 375x812 ru
      text "Пепперони" frame 16,60,100,40
      --- A picture without text; nobody read the screenshot.
      screen 375x812
      image "Pizza" frame 0,100,375,375
      """,
    check: .screen { run in
      run.judge(run.screen.nodes.lazy.filter { $0.writtenText != nil }) { node, run in
        guard node.isShown, !node.isHiddenFromTechnology, !node.isSystem, !node.isBehindModal,
          !node.isLogo, !node.isBadge, let text = node.writtenText,
          text.count(where: \.isLetter) >= Int(clamping: run["letters"])
        else { return .inapplicable }
        let wanted = text.heardScalars
        let isSaid = node.speakers.contains { stop in
          [stop.spokenLabel, stop.value].contains {
            $0.heardScalars.holds(wanted, allowing: Int(clamping: run["distance"]))
          }
        }
        if isSaid { return .pass }
        // The same may be said in another language.
        let script = UnicodeScript(ofFirstLetterIn: text)
        let isForeign = node.speakers.contains {
          let other = UnicodeScript(ofFirstLetterIn: $0.spokenLabel)
          return other != nil && other != script
        }
        if isForeign { return .review(["text": .text(text)], fix: node.naming(text)) }
        return .fail(["text": .text(text)], fix: node.naming(text))
      }
      guard let lines = run.screen.recognizedText else {
        return run.incomplete(run.screen.pixels == nil ? .noScreenshot : .noTextRecognition)
      }
      let speakers = run.screen.nodes.compactMap { Speaker($0) }
      let index = RectIndex(speakers.map(\.frame))
      for line in lines where run.isReadable(line) {
        let around = index.near(line.frame).map { speakers[$0] }.filter {
          $0.frame.intersection(line.frame).area * 100 >= line.frame.area * run["area"]
        }
        let wanted = line.text.heardScalars
        let isSaid = around.contains {
          $0.isIgnored || $0.says(wanted, allowing: Int(clamping: run["distance"]))
        }
        if isSaid {
          run.pass()
        } else {
          // The innermost one shows the text.
          let owner = around.last?.node
          run.review(
            owner, ["text": .text(line.text)], fix: owner.flatMap { $0.naming(line.text) },
            at: line.frame)
        }
      }
    })
}

/// A node that may say what is seen in its frame.
private struct Speaker {
  let node: Node
  let frame: Rect
  let texts: [[Unicode.Scalar]]
  /// Whether text in it is nobody's concern: logos, photos, what the system draws.
  let isIgnored: Bool

  init?(_ node: Node) {
    let isPicture = node.role == .image || node.image != nil
    guard node.isShown, let frame = node.drawnFrame, frame.isFinite, !frame.isEmpty,
      node.isStop || node.isSystem || isPicture
    else { return nil }
    self.node = node
    self.frame = frame
    texts = (node.isStop ? [node.spokenLabel, node.value] : []).filter { !$0.isEmpty }
      .map(\.heardScalars)
    let names = [node.foldedLabel, node.image?.lowercased() ?? ""]
    let isLogo = ["logo", "photo", "avatar", "banner", "логотип", "фото", "аватар"].contains {
      word in names.contains { $0.contains(word) }
    }
    isIgnored = node.isSystem || isPicture && isLogo
  }

  func says(_ wanted: [Unicode.Scalar], allowing distance: Int) -> Bool {
    texts.contains { $0.holds(wanted, allowing: distance) }
  }
}

extension RuleContext {
  fileprivate func isReadable(_ line: RecognizedText) -> Bool {
    line.confidence > self["confidence"] && line.frame.isFinite && !line.frame.isEmpty
      && Double(line.text.count { $0.isLetter }) >= self["letters"]
  }
}

extension Node {
  /// What is written in the picture, where the source tells.
  fileprivate var writtenText: String? {
    guard let text = element.appearance.value?.pictureText?.trimmed, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// Whether what is written in it is a mark that nobody reads.
  fileprivate var isLogo: Bool {
    [foldedLabel, image?.lowercased() ?? ""].contains { name in
      ["logo", "логотип"].contains { name.contains($0) }
    }
  }

  /// The stops that can say what is written in it: itself, the element around, those of its row.
  fileprivate var speakers: [Node] {
    if isStop { return [self] }
    if let around = ancestors.first(where: \.isStop) { return [around] }
    return Array((row ?? parent)?.stops.prefix(32) ?? [])
  }

  /// The label with the text that is seen, for a picture that has no other.
  fileprivate func naming(_ text: String) -> Fix? {
    guard role == .image else { return nil }
    let label = spokenLabel.isEmpty ? text : "\(spokenLabel), \(text)"
    return .of(element.id, .isElement(true), .label(.known(label)))
  }
}

extension String {
  /// The letters and digits in lower case, as many as a long label has.
  fileprivate var heardScalars: [Unicode.Scalar] {
    Array(
      lowercased().unicodeScalars.lazy
        .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }.prefix(400))
  }
}

extension [Unicode.Scalar] {
  /// Whether a text stands somewhere in this one, with few wrong characters.
  fileprivate func holds(_ wanted: [Unicode.Scalar], allowing most: Int) -> Bool {
    // Short words would match anything with two wrong letters.
    let allowed = Swift.min(most, wanted.count / 4)
    guard !wanted.isEmpty, count + allowed >= wanted.count else { return false }
    var row = Array<Int>(0...wanted.count)
    for scalar in self {
      var diagonal = row[0]
      // A match may begin anywhere, so that what stands before costs nothing.
      row[0] = 0
      for place in wanted.indices {
        let cost = diagonal + (scalar == wanted[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = Swift.min(cost, row[place] + 1, diagonal + 1)
      }
      if row[wanted.count] <= allowed { return true }
    }
    return false
  }
}
