import EarshotVoices

extension OutputFormat where Document == NarrationDocument {
  /// Sound in one channel of 16 bits, without dates, so that equal sounds are equal files.
  public static var wav: OutputFormat<NarrationDocument> {
    OutputFormat(
      id: "wav", summary: "the sound of the voice", fileExtension: "wav",
      write: { $0.audio.waveFile })
  }
}

extension Audio {
  /// The bytes of a WAV file.
  fileprivate var waveFile: [UInt8] {
    let size = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    bytes += Array("RIFF".utf8)
    bytes.append(UInt32(clamping: 36 + size))
    bytes += Array("WAVEfmt ".utf8)
    bytes.append(UInt32(16))
    // Plain samples in one channel.
    bytes.append(UInt16(1))
    bytes.append(UInt16(1))
    bytes.append(UInt32(clamping: rate))
    bytes.append(UInt32(clamping: rate * 2))
    bytes.append(UInt16(2))
    bytes.append(UInt16(16))
    bytes += Array("data".utf8)
    bytes.append(UInt32(clamping: size))
    for sample in samples { bytes.append(UInt16(bitPattern: sample)) }
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
