import EarshotText
import EarshotTree

extension Rule {
  static let carouselFlat = Rule(
    "carousel-flat", .simplify, .info, .medium, .slows,
    "A horizontal carousel is a run of stops without a name.",
    what: "{count|# stop|# stops} in the carousel, and nothing names or bundles them",
    why: "a listener swipes through all pictures before what follows, unsure where they end",
    advice: "label the carousel as a container, or make it one adjustable element",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycontainertype"), .apple("uikit/uiaccessibilitytraits"),
    ],
    settings: ["carousel-stops": 3, "strip-height": 60], screen: "375x812",
    fails: """
      ▼ collection frame 0,52,375,126
        element cell button "Сырный бортик" frame 16,60,305,110
        element cell button "Цезарь" frame 331,60,305,110
        element cell button "Пунш" frame 646,60,305,110
      ---
      scroll frame 0,0,375,812
        header "Recently viewed" frame 16,90,343,24
        ▼ scroll frame 0,120,375,200
          view frame 0,120,700,200
            text "Blue mug" frame 16,280,100,20
            text "Tea pot" frame 216,280,100,20
            text "Spoon" frame 416,280,100,20
      --- screen 375x812 rtl
      ▼ collection frame 0,52,375,126
        button "عرض اليوم" frame 60,60,300,110
        button "بيتزا" frame -250,60,300,110
        button "قهوة" frame -560,60,300,110
      --- boundary carousel-stops
      ▼ collection frame 0,100,375,150
        button "Spring" frame 16,110,170,130
        button "Summer" frame 196,110,170,130
        button "Winter" frame 380,110,300,130
      """,
    passes: """
      collection group "Offers" frame 0,52,375,126
        button "Cheese crust" frame 16,60,305,110
        button "Caesar" frame 331,60,305,110
        button "Punch" frame 646,60,305,110
      ---
      group "New books" frame 0,52,375,180
        text "New books" frame 16,60,200,24
        scroll frame 0,100,375,126
          button "Emma" frame 16,100,160,110
          button "Ulysses" frame 186,100,160,110
          button "Faust" frame 386,100,160,110
      ---
      element collection adjustable "Акции" value "Цезарь, 2 из 3" frame 0,52,375,126
        button "Сырный бортик" frame 16,60,305,110
        button "Цезарь" frame 331,60,305,110
        button "Пунш" frame 646,60,305,110
      ---
      tableview frame 0,100,375,300
        button "Monday" frame 0,100,375,150
        button "Tuesday" frame 0,250,375,150
        button "Wednesday" frame 0,400,375,150
      --- A strip of tabs.
      collection frame 0,352,375,46
        element cell button selected "Пицца" frame 16,360,120,30
        element cell button "Комбо" frame 146,360,120,30
        element cell button "Закуски" frame 276,360,120,30
        element cell button "Десерты" frame 406,360,120,30
      --- boundary carousel-stops
      collection frame 0,100,375,150
        button "Summer" frame 16,110,300,130
        button "Winter" frame 380,110,300,130
      """,
    boundaries: """
      --- strip-height
      ▼ scroll frame 0,100,375,80
        button "Rock" frame 16,110,170,{61|60}
        button "Jazz" frame 196,110,170,{61|60}
        button "Folk" frame 380,110,170,{61|60}
      """,
    check: .screen { run in
      let scrollers = run.screen.nearestAncestors(where: \.isScroller)
      let groups = Dictionary(grouping: run.screen.stops) { scrollers[$0.index] }
      run.judge(groups.inOrder) { group, run in
        guard let scroller = group.key, run.isCarousel(scroller, group.value) else {
          return .inapplicable
        }
        let stops = group.value
        guard scroller.spokenLabel.isEmpty, !run.isInNamedGroup(scroller, of: stops.count) else {
          return .pass
        }
        return .fail(
          ["count": .count(stops.count)], on: scroller, fix: .container(.semanticGroup),
          .label(.toWrite(.title)), covers: stops)
      }
    })
}

extension RuleContext {
  /// Whether a container with a label lies around a scroller and holds little else, such as a title
  /// and a button that shows all.
  fileprivate func isInNamedGroup(_ scroller: Node, of count: Int) -> Bool {
    let group = scroller.ancestors.prefix(4).first {
      $0.element.containerType.value != nil && !$0.spokenLabel.isEmpty
    }
    // A much larger group is not walked for each scroller in it.
    guard let group, group.end - group.index <= 40 * (count + 2) else { return false }
    return group.stops.count <= count + 2
  }

  /// Whether a scroller moves sideways and holds enough, and is no strip of tabs.
  fileprivate func isCarousel(_ scroller: Node, _ stops: [Node]) -> Bool {
    guard stops.count >= Int(clamping: self["carousel-stops"]), let visible = scroller.frame,
      min(visible.height, contentHeight(of: scroller)) > self["strip-height"]
    else { return false }
    var isOutside = false
    for stop in stops {
      guard let frame = stop.frame else { return false }
      // What lies above or below belongs to a scroller that moves up and down.
      if frame.center.y < visible.y || frame.center.y > visible.maxY { return false }
      if frame.center.x < visible.x || frame.center.x > visible.maxX { isOutside = true }
    }
    return isOutside
  }

  /// The height of the tallest view right in a scroller.
  private func contentHeight(of scroller: Node) -> Double {
    scroller.children.compactMap { $0.frame?.height }.max() ?? 0
  }
}
