package import EarshotWriting

extension OutputFormat where Document == NarrationDocument {
  /// Sound in one channel of 16 bits, without dates, so that equal sounds are equal files.
  package static let wav = OutputFormat(
    id: "wav", summary: "the sound of the voice", fileExtension: "wav"
  ) { NarrationWAV(audio: $0.audio).bytes }
}

/// Writes a WAV file.
private struct NarrationWAV {
  let audio: Audio

  var bytes: [UInt8] {
    let size = audio.samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    bytes += Array("RIFF".utf8)
    bytes.append(UInt32(clamping: 36 + size))
    bytes += Array("WAVEfmt ".utf8)
    bytes.append(UInt32(16))
    // Plain samples in one channel.
    bytes.append(UInt16(1))
    bytes.append(UInt16(1))
    bytes.append(UInt32(clamping: audio.rate))
    bytes.append(UInt32(clamping: audio.rate * 2))
    bytes.append(UInt16(2))
    bytes.append(UInt16(16))
    bytes += Array("data".utf8)
    bytes.append(UInt32(clamping: size))
    for sample in audio.samples { bytes.append(UInt16(bitPattern: sample)) }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number, the smallest byte first.
  fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}
