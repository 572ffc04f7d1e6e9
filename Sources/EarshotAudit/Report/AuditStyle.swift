/// The look of the page of an audit: light and dark, with contrast of 4.5 and more.
enum AuditStyle {
  /// The rules of CSS; nothing in them is loaded from anywhere.
  static let css = """
    :root { color-scheme: light dark; --text: #1b1b1f; --quiet: #4a4a52; --back: #ffffff;
      --card: #f4f4f7; --line: #74747e; --link: #0b4fa8; --error: #a3121f; --warning: #7a4a00;
      --info: #33508a; --focus: #0b4fa8; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf1; --quiet: #c0c0c9; --back: #17171a; --card: #232328;
        --line: #8d8d98; --link: #9cc4ff; --error: #ffb0b5; --warning: #ffd08a; --info: #b9ccff;
        --focus: #9cc4ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text);
      background: var(--back); }
    header, main, footer { max-width: 72rem; margin: 0 auto; padding: 1rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; padding: .5rem 1rem; background: var(--back); }
    .skip:focus { left: 0; top: 0; z-index: 9; }
    h1, h2, h3, h4, p, dd, li, figcaption { overflow-wrap: anywhere; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; }
    caption { text-align: start; font-weight: 600; padding: .25rem 0; }
    th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: start;
      vertical-align: top; }
    td.number { text-align: end; font-variant-numeric: tabular-nums; }
    .screen { display: grid; gap: 1.5rem; }
    @media (min-width: 60rem) {
      .screen.pictured { grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); }
      .screen figure { position: sticky; top: 1rem; align-self: start; }
    }
    figure { margin: 0; }
    .picture { position: relative; overflow: hidden; border: 1px solid var(--line);
      background: var(--card); max-width: 22rem; }
    .picture > img, .picture > svg { display: block; width: 100%; height: 100%; }
    .frame { position: absolute; border: 2px solid var(--error); pointer-events: none; }
    .frame.warning { border-color: var(--warning); }
    .frame.info, .frame.review { border-color: var(--info); border-style: dashed; }
    .marker { position: absolute; display: grid; place-items: center; min-width: 24px;
      height: 24px; padding: 0 2px; font-size: 14px; line-height: 1; font-weight: 700;
      text-decoration: none; color: var(--back); background: var(--error); }
    .marker.warning { background: var(--warning); }
    .marker.info, .marker.review { background: var(--info); }
    article { border-inline-start: .375rem solid var(--error); background: var(--card);
      padding: .5rem 1rem; margin: 1rem 0; }
    article.warning { border-color: var(--warning); }
    article.info, article.review { border-color: var(--info); }
    article:target { outline: 3px solid var(--focus); outline-offset: 2px; }
    article h4 { font-size: 1rem; margin: 0; }
    .severity { font-weight: 700; color: var(--error); }
    .warning .severity { color: var(--warning); }
    .info .severity, .review .severity { color: var(--info); }
    .place { color: var(--quiet); margin: 0; }
    dl { margin: .5rem 0; display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    dd ul { margin: 0; padding: 0; list-style: none; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0; }
    @media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
    """
}
