/// The look of the page of a trend: light and dark, with contrast of 4.5 and more.
enum TrendStyle {
  /// The rules of CSS; nothing in them is loaded from anywhere.
  static let css = """
    :root { color-scheme: light dark; --text: #1b1b1f; --back: #ffffff; --card: #f4f4f7;
      --line: #74747e; --link: #0b4fa8; --error: #a3121f; --warning: #7a4a00; --info: #33508a;
      --question: #5a3a86; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf1; --back: #17171a; --card: #232328; --line: #8d8d98; --link: #9cc4ff;
        --error: #ffb0b5; --warning: #ffd08a; --info: #b9ccff; --question: #d9bfff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
      background: var(--back); }
    header, main, footer { max-width: 72rem; margin: 0 auto; padding: 1rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; padding: .5rem 1rem; background: var(--back);
      color: var(--link); }
    .skip:focus { left: 0; top: 0; z-index: 9; }
    h1, h2, p, td, th { overflow-wrap: anywhere; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; }
    caption { text-align: start; font-weight: 600; padding: .25rem 0; }
    th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: start;
      vertical-align: top; min-width: 3rem; }
    td.number { text-align: end; font-variant-numeric: tabular-nums; }
    figure { margin: 0; background: var(--card); padding: 1rem; }
    figure > svg { display: block; width: 100%; height: auto; }
    svg text { font-size: 14px; fill: var(--text); }
    .grid { stroke: var(--line); stroke-width: .5; }
    polyline { fill: none; stroke: var(--text); stroke-width: 2.5; }
    polyline.error { stroke: var(--error); }
    polyline.warning { stroke: var(--warning); stroke-dasharray: 10 4; }
    polyline.info { stroke: var(--info); stroke-dasharray: 2 4; }
    polyline.question { stroke: var(--question); stroke-dasharray: 10 4 2 4; }
    .key { display: inline-block; margin-inline-end: 1.5rem; }
    .key svg { width: 2rem; height: .5rem; vertical-align: middle; }
    .spark { width: 7.5rem; height: 1.5rem; display: block; }
    summary { cursor: pointer; padding: .25rem 0; }
    """
}
