extension Phrasebook {
  /// Chinese (simplified): words quoted from devices, those of UIKit's own labels and of Apple's pages.
  ///
  /// The others are those of other screen readers or translations, and are marked unverified.
  static let chinese = Phrasebook(
    language: "zh", status: .partial, older: [.selected: .sentence("已选定")]
  ) { phrase in
    switch phrase {
    case .selected: .sentence("已选择")
    case .notEnabled: .sentence("变暗")
    case .switchOn: .sentence("打开", isVerified: false)
    case .switchOff: .sentence("关闭", isVerified: false)
    case .switchMixed: .sentence("混合", isVerified: false)
    case .isEditing: .sentence("正在编辑", isVerified: false)
    case .expanded: .sentence("已展开", isVerified: false)
    case .collapsed: .sentence("已收起", isVerified: false)
    case .button: .sentence("按钮")
    case .switchButton: .sentence("切换按钮")
    case .tab: .sentence("标签", isVerified: false)
    case .textField: .sentence("文本栏", isVerified: false)
    case .heading: .sentence("标题")
    case .link: .sentence("链接")
    case .adjustable: .sentence("可调")
    case .image: .sentence("图像")
    case .searchField: .sentence("搜索栏")
    case .radioButton: .sentence("单选按钮", isVerified: false)
    case .popupButton: .sentence("弹出式按钮")
    case .maths: .sentence("数学", isVerified: false)
    case .menuItem: .sentence("菜单项", isVerified: false)
    case .footer: .sentence("页脚", isVerified: false)
    case .position(let index, let count): .sentence("第 \(index) 个，共 \(count) 个", isVerified: false)
    case .row(let row): .sentence("第 \(row) 行", isVerified: false)
    case .column(let column): .sentence("第 \(column) 列", isVerified: false)
    case .tabBar: .sentence("标签页栏")
    case .adjustHint: .sentence("用一个手指上下轻扫来调整值")
    case .toggleHint: .sentence("轻点两下来切换设置")
    case .editHint: .sentence("点按两次即可编辑文字", isVerified: false)
    case .collapseHint: .sentence("点按两次即可收起", isVerified: false)
    case .expandHint: .sentence("点按两次即可展开", isVerified: false)
    case .actionsAvailable: .sentence("有可用操作", isVerified: false)
    case .back: .sentence("返回")
    case .activate: .sentence("激活", isVerified: false)
    case .items(let count): .sentence("\(count) 项", isVerified: false)
    case .page(let page, let count): .sentence("第 \(page) 页，共 \(count) 页", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence("当前显示的是第 \(first) 项到第 \(last) 项，共 \(count) 项。", isVerified: false)
    case .rotor(let name): rotor(name)
    default: nil
    }
  }
}

/// The names of rotor modes, as far as they are known.
private func rotor(_ name: RotorName) -> Wording? {
  switch name {
  case .characters: .sentence("字符", isVerified: false)
  case .words: .sentence("字词", isVerified: false)
  case .lines: .sentence("行", isVerified: false)
  case .headings: .sentence("标题", isVerified: false)
  case .links: .sentence("链接", isVerified: false)
  case .formControls: .sentence("控件", isVerified: false)
  case .containers: .sentence("容器", isVerified: false)
  case .landmarks: .sentence("地标", isVerified: false)
  case .lists: .sentence("列表", isVerified: false)
  default: nil
  }
}
