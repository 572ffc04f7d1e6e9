extension OutputFormat where Document == BrailleDocument {
  /// A picture of the display for each of its turns, with the words beneath.
  public static var svg: OutputFormat<BrailleDocument> {
    OutputFormat(
      id: "braille-svg", summary: "pictures of the braille display with the words beneath",
      fileExtension: "svg",
      write: { Array(SVGWriter.svg(BrailleArtist.drawing(of: $0)).utf8) })
  }
}
