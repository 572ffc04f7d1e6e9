import Foundation

/// Writes a line to the standard error.
public func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// Writes a line to the standard output at once, also when it is a file.
public func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
