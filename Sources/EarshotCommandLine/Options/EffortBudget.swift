import ArgumentParser
import EarshotReach

/// Reads what an effort may be at most: `voiceover=12,switch-control=20s`.
enum EffortBudget {
  /// The limits of a text; none for `nil`.
  ///
  /// Throws a validation error for what is no limit, and for a technology that is not measured.
  static func limits(
    _ text: String?, among technologies: [ReachTechnology]
  ) throws -> [EffortDocument.Limit] {
    guard let text else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { $0.filter { $0 != " " } }
      guard sides.count == 2 else {
        throw ValidationError("'\(part)' is no limit; write 'voiceover=12' or 'voiceover=20s'")
      }
      guard let technology = ReachTechnology(rawValue: sides[0]) else {
        let known = ReachTechnology.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("unknown technology '\(sides[0])'; known are \(known)")
      }
      guard technologies.contains(technology) else {
        throw ValidationError("the budget names '\(technology.rawValue)', which is not measured")
      }
      let isSeconds = sides[1].hasSuffix("s")
      guard let amount = Double(isSeconds ? sides[1].dropLast() : sides[1][...]), amount >= 0,
        amount.isFinite, isSeconds || amount == amount.rounded()
      else { throw ValidationError("'\(sides[1])' is neither a number nor seconds such as '20s'") }
      return EffortDocument.Limit(technology: technology, amount: amount, isSeconds: isSeconds)
    }
  }
}
