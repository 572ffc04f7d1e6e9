extension CaptureFormat {
  public static func recognizing(_ bytes: [UInt8]) throws(CaptureError) -> CaptureFormat { throw CaptureError(.empty, "", help: "") }
  public static func named(_ id: String) -> CaptureFormat? { all.first { $0.id == id } }
}
