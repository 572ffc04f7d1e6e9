extension Phrasebook {
  /// Chinese (simplified), as far as the Weex and Rax notes give it.
  static let chinese = Phrasebook(language: "zh", status: .partial) { phrase in
    switch phrase {
    case .button: .sentence("按钮")
    case .link: .sentence("链接")
    case .heading: .sentence("标题")
    case .selected: .sentence("已选定")
    case .textField: .sentence("文本栏")
    case .searchField: .sentence("搜索栏")
    case .image: .sentence("图片")
    default: nil
    }
  }
}
