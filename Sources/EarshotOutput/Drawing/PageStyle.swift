/// The look of a page of pictures: light and dark, narrow and wide, with contrast of 4.5 and more.
///
/// Switches show and hide layers by rules alone, so they work without a script. Nothing here may
/// hold `<` or `&`: the page is well-formed XML as well.
enum PageStyle {
  /// The rules of CSS; nothing in them is loaded from anywhere.
  static let css = rules + layerRules

  private static let rules = """
    :root { color-scheme: light dark; --text: #1b1b1f; --quiet: #4a4a52; --back: #ffffff;
      --card: #f4f4f7; --line: #74747e; --link: #0b4fa8; --on-link: #ffffff; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf1; --quiet: #c0c0c9; --back: #17171a; --card: #232328;
        --line: #8d8d98; --link: #9cc4ff; --on-link: #17171a; }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-block: 4rem; }
    body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
      background: var(--back); }
    body > header, main, footer { max-width: 80rem; margin: 0 auto; padding: 1rem; }
    h1, h2, h3, h4, p, li, dd, button { overflow-wrap: anywhere; }
    h1, h2, h3, h4 { line-height: 1.25; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; padding: .75rem 1rem; background: var(--back); }
    .skip:focus { left: 0; top: 0; z-index: 9; }
    .live { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    .quiet { color: var(--quiet); }
    [hidden] { display: none !important; }
    .switches { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
    fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem;
      margin: 0; min-width: 0; display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
    legend { font-weight: 600; padding: 0 .25rem; }
    fieldset label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; }
    input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--link); }
    button { font: inherit; color: inherit; min-height: 2.75rem; min-width: 2.75rem; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; }
    .tools button { padding: .25rem 1rem; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--card); }
    .tools button[aria-pressed=true] { background: var(--link); color: var(--on-link); }
    .tools [disabled] { color: var(--quiet); border-style: dashed; }
    .screen { display: grid; gap: 1rem 1.5rem; grid-template-columns: minmax(0, 1fr);
      align-items: start; }
    .pair { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
    figure { margin: 0; max-width: 24rem; }
    .wide figure { max-width: 44rem; }
    @media (min-width: 48rem) {
      section > .screen { grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); }
      section > .wide { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); }
      section > .screen:not(.tall) figure { position: sticky; top: 1rem; }
      section > .screen:not(.tall) .picture svg { max-height: calc(100vh - 12rem); }
      .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    .picture { position: relative; border: 1px solid var(--line); line-height: 0; }
    .picture svg { display: block; width: 100%; height: auto; forced-color-adjust: none; }
    .picture text { forced-color-adjust: none; }
    .picture > .areas { position: absolute; inset: 0; height: 100%; }
    .areas [data-stop] { fill: #ffffff; fill-opacity: 0; cursor: pointer; }
    .cursor path { fill: none; stroke-linejoin: round; pointer-events: none; }
    .cursor .halo { stroke: #ffffff; stroke-width: 7; }
    .cursor .line { stroke: #000000; stroke-width: 3; }
    body:has(#explore:checked) .picture { touch-action: none; }
    body:has(#explore:checked) .areas { cursor: crosshair; }
    body:has(#shows-ear:checked) .picture > .shows-frames,
    body:has(#shows-frames:checked) .picture > .shows-ear,
    body:has(#shows-ear:checked) .of-frames { display: none; }
    .caption { margin: .5rem 0 0; padding: .5rem .75rem; min-height: 2.75rem; border-radius: .5rem;
      color: #ffffff; background: #1b1b1f; border: 1px solid #ffffff; }
    .stops { list-style: none; margin: .5rem 0; padding: 0; }
    .stops > li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); padding: .125rem 0;
      border-bottom: 1px solid var(--line); }
    .stops > li > * { grid-column: 2; }
    .stops .number { grid-column: 1; text-align: end; padding: .6rem .5rem 0 0;
      color: var(--quiet); font-variant-numeric: tabular-nums; }
    .stops .line { text-align: start; padding: .5rem .75rem; width: 100%; border: 0;
      box-sizing: border-box; min-height: 2.75rem; overflow-wrap: anywhere;
      border-inline-start: .375rem solid transparent; background: transparent; }
    .stops .line:hover { background: var(--card); }
    .stops .line[aria-current] { border-color: var(--link); background: var(--card); }
    .stops .value { font-style: italic; }
    .stops .trait { font-weight: 700; }
    .stops .hint, .stops .extra { color: var(--quiet); }
    .change { margin: 0; padding: 0 .75rem .5rem 1.125rem; }
    .change strong { border-bottom: 2px solid; }
    dl { margin: 0; padding: 0 .75rem .5rem 1.125rem; display: grid; gap: 0 1rem;
      grid-template-columns: max-content minmax(0, 1fr); }
    .stepping .stops > li:not(.current) dl { display: none; }
    dt { color: var(--quiet); }
    dd { margin: 0; }
    dd ul { margin: 0; padding: 0; list-style: none; }
    .told { outline: 2px solid; outline-offset: 2px; }
    .table { overflow-x: auto; margin: .5rem 0 1rem; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--line); padding: .25rem .75rem; text-align: start; }
    td { text-align: end; font-variant-numeric: tabular-nums; }
    @media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); } }
    @media (forced-colors: active) {
      .stops .line { border-color: Canvas; }
      .stops .line[aria-current] { border-color: Highlight; }
      .caption { border: 1px solid; }
    }
    @media print { .switches, .tools { display: none; } }

    """

  /// A switch that is not on hides its layers.
  private static var layerRules: String {
    let marks = Drawing.Layer.Kind.marks.map { kind in
      "body:has(#mark-\(kind.rawValue):not(:checked)) .shows-frames g.\(kind.rawValue) "
        + "{ display: none; }"
    }
    // What lies over a screen stands in the place of its words and of VoiceOver's frame.
    let overlays = Drawing.Layer.Kind.overlays.map { kind in
      """
      body:not(:has(#mark-\(kind.rawValue):checked)) .shows-frames g.\(kind.rawValue),
      body:has(#mark-\(kind.rawValue):checked) .shows-frames :is(g.words, g.numbers, g.list),
      body:has(#shows-frames:checked):has(#mark-\(kind.rawValue):checked) .cursor { display: none; }
      """
    }
    return (marks + overlays).joined(separator: "\n")
  }
}

extension Drawing.Layer.Kind {
  /// The layers of marks that a reader of a page shows and hides.
  static let marks: [Self] = [.numbers, .path, .touch, .activation, .groups, .coverage]
  /// The layers of other technologies; one at a time is shown.
  static let overlays: [Self] = [.voiceNames, .voiceNumbers, .voiceGrid, .scanner]
  /// All layers with a switch on the page.
  static let switched = marks + overlays
}
