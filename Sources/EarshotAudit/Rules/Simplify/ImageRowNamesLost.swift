import EarshotText
import EarshotTree

extension Rule {
  static let imageRowNamesLost = Rule(
    "image-row-names-lost", .simplify, .info, .low, .hard,
    "Pictures in a row show things that nothing names.",
    what: "{count|# picture in a row has|# pictures in a row have} no name",
    why: "what the pictures show, such as the goods of an order, cannot be heard anywhere",
    advice: "name the things in the value of the card or in its custom content",
    wcag: ["1.1.1"],
    references: [.apple("accessibility/axcustomcontent"), .wcag("non-text-content.html")],
    settings: ["pictures": 3], screen: "375x812",
    fails: """
      ▼ cell tappable frame 16,140,343,200
        text "24 апреля, 17:25" frame 44,150,200,18
        view image appearance (image "prod0") frame 44,200,44,40
        view image appearance (image "prod1") frame 96,200,44,40
        view image appearance (image "prod2") frame 148,200,44,40
      ---
      ▼ element cell button "Order 213" frame 16,140,343,200
        text "Order 213" frame 44,150,200,18
        view frame 44,200,300,60
          view image frame 44,200,60,60
          view image frame 112,200,60,60
          view image frame 180,200,60,60
          view image frame 248,200,60,60
      ---
      --- A price names nothing.
      ▼ element cell button "Order 214" value "12 pounds" frame 16,140,343,200
        view image frame 44,200,44,40
        view image frame 96,200,44,40
        view image frame 148,200,44,40
      ---
      ▼ view tappable frame 16,140,343,200
        text "Our week in Rome" frame 44,150,200,18
        view image appearance (image "photo_17") frame 16,180,110,110
        view image appearance (image "photo_18") frame 132,180,110,110
        view image appearance (image "photo_19") frame 248,180,110,110
      """,
    passes: """
      element cell button "Order 213" value "Cola, Caesar, Punch" frame 16,140,343,200
        view image frame 44,200,44,40
        view image frame 96,200,44,40
        view image frame 148,200,44,40
      ---
      element cell button "Order 213" content ("Goods" "Cola, Caesar, Punch") frame 16,140,343,200
        view image frame 44,200,44,40
        view image frame 96,200,44,40
        view image frame 148,200,44,40
      ---
      cell frame 16,140,343,200
        image "Cola" frame 44,200,44,40
        image "Caesar" frame 96,200,44,40
        image "Punch" frame 148,200,44,40
      --- The stars of a rating.
      cell frame 16,140,343,100
        text "4.8" frame 44,150,60,18
        view image appearance (image "ic_star") frame 44,200,30,30
        view image appearance (image "ic_star") frame 80,200,30,30
        view image appearance (image "ic_star_half") frame 116,200,30,30
      --- The faces are named beside them.
      cell frame 16,140,343,100
        text "Ann, Oleg, Mum" frame 16,150,200,18
        view image appearance (image "face1") frame 44,180,44,44
        view image appearance (image "face2") frame 96,180,44,44
        view image appearance (image "face3") frame 148,180,44,44
      """,
    boundaries: """
      --- pictures
      ▼ cell frame 0,100,375,120
        text "Your parcel" frame 16,110,100,20
        view image frame 16,150,50,50
        view image frame 76,150,50,50
        {view image frame 136,150,50,50|}
      """,
    check: .screen { run in
      let pictures = run.screen.nodes.filter(\.isSilentPicture)
      var done: Set<Node> = []
      run.judge(Dictionary(grouping: pictures, by: \.parent).inOrder) { group, run in
        let count = run.longestRow(group.value)
        guard count >= Int(clamping: run["pictures"]), let card = group.key?.card,
          done.insert(card).inserted
        else { return .inapplicable }
        if let missing = card.missing(.value, .customContent) { return missing }
        if card.names(count) { return .pass }
        return .fail(["count": .count(count)], on: card, fix: run.naming(card))
      }
    })
}

extension Node {
  /// Whether a picture of some size is no stop and no mark of a rating.
  fileprivate var isSilentPicture: Bool {
    guard role == .image, !isStop, isShown, parent != nil, let frame,
      min(frame.width, frame.height) >= 24
    else { return false }
    return !(image ?? spokenLabel).hasWord(of: Lexicon.all[.rating])
  }

  /// The row or the tappable card that it lies in or is.
  fileprivate var card: Node? {
    row ?? (reactsToTap ? self : ancestors.first(where: \.reactsToTap))
  }

  /// Whether a card tells as many things as it shows: in its value, its content or a list.
  fileprivate func names(_ count: Int) -> Bool {
    value.mayName || element.customContent.value?.contains { $0.value.mayName } == true
      || spokenLabel.listedCount >= count
      || descendants.contains { $0.role == .text && $0.spokenLabel.listedCount >= count }
  }
}

extension RuleContext {
  /// How many pictures of one size stand in the fullest row.
  fileprivate func longestRow(_ pictures: [Node]) -> Int {
    var counts: [[Int]: Int] = [:]
    for picture in pictures {
      guard let frame = picture.frame else { continue }
      counts[
        [Int(clamping: frame.y), Int(clamping: frame.width), Int(clamping: frame.height)],
        default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  fileprivate func naming(_ card: Node) -> Fix {
    let value = Fix.Edit(card, .value(.toWrite(.picture)))
    guard !card.element.isAccessibilityElement else { return Fix([value]) }
    let edits = merging(card.stops, into: card).edits
    // The names come after what the row says besides its name.
    guard case .value(.known(let rest))? = edits.map(\.change).first(where: \.isValue) else {
      return Fix(edits + [value])
    }
    let names = Fix.Words.toWrite(.picture).text
    return Fix(
      edits.filter { !$0.change.isValue }
        + [Fix.Edit(card, .value(.known("\(rest), \(names)")))])
  }
}

extension Fix.Change {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

extension String {
  /// Whether it may name things: a price, another amount or a time does not.
  fileprivate var mayName: Bool {
    !isEmpty && !isAmount && !MoneyLexicon.isPrice(lowercased())
  }

  /// How many things it lists, separated by commas.
  fileprivate var listedCount: Int { split(separator: ",").count }
}
