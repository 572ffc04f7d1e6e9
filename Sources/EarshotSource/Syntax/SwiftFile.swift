package import EarshotAudit

/// A Swift file, read.
package struct SwiftFile: Sendable {
  /// The text.
  package let text: SourceText
  /// The types and extensions at its top.
  package let types: [TypeDeclaration]
  /// The functions at its top.
  package let functions: [Function]
  /// The variables at its top.
  package let variables: [Variable]
  /// The expressions at its top, such as `#Preview`.
  package let expressions: [Expression]
  /// The names that it imports.
  package let imports: Set<String>
  /// The comments that begin with `earshot:`, in order.
  package let comments: [CodeComment]
  /// The parts that the parser did not understand, in its words.
  package let problems: [(message: String, range: CodeRange)]
  /// The offsets of code that no user gets to, such as that for systems on which the app does not run.
  package let unreached: [Range<Int>]

  /// Makes a file.
  package init(
    text: SourceText, types: [TypeDeclaration], functions: [Function], variables: [Variable],
    expressions: [Expression], imports: Set<String>,
    comments: [CodeComment],
    problems: [(message: String, range: CodeRange)], unreached: [Range<Int>] = []
  ) {
    self.text = text
    self.types = types
    self.functions = functions
    self.variables = variables
    self.expressions = expressions
    self.imports = imports
    self.comments = comments
    self.problems = problems
    self.unreached = unreached
  }
}
