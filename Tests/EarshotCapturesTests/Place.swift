import EarshotTree

/// A place in an input; Swift Testing has another type of the same name.
typealias Place = EarshotTree.SourceLocation
