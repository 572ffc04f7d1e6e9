#if Source
  import EarshotSource
  import SwiftSyntax

  extension IfConfigDeclSyntax {
    /// The clause that is compiled for a phone as users have it; the first whose condition nobody can
    /// tell, or `nil` where none is.
    var compiled: IfConfigClauseSyntax? {
      var unknown: IfConfigClauseSyntax?
      for clause in clauses {
        guard let condition = clause.condition else { return unknown ?? clause }
        switch BuildCondition.holds(condition.trimmedDescription) {
        case true: return unknown ?? clause
        case nil: unknown = unknown ?? clause
        default: continue
        }
      }
      return unknown
    }
  }
#endif
