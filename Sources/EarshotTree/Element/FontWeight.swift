/// The weights of a font that captures tell apart.
package enum FontWeight: String, CaseIterable {
  case regular
  case semibold
  case bold
}
