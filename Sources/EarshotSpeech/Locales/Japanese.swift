extension Phrasebook {
  /// Japanese: words quoted from devices, those of UIKit's own labels and of Apple's pages.
  ///
  /// The others are those of other screen readers or translations, and are marked unverified.
  static let japanese = Phrasebook(
    language: "ja", status: .partial, panel: PanelHabits(separator: " ")
  ) { phrase in
    switch phrase {
    case .selected: .sentence("選択中")
    case .notEnabled: .sentence("無効", isVerified: false)
    case .switchOn: .sentence("オン")
    case .switchOff: .sentence("オフ")
    case .switchMixed: .sentence("混合", isVerified: false)
    case .isEditing: .sentence("編集", isVerified: false)
    case .expanded: .sentence("展開中", isVerified: false)
    case .collapsed: .sentence("縮小中", isVerified: false)
    case .button: .sentence("ボタン", isVerified: false)
    case .switchButton: .sentence("スイッチ", isVerified: false)
    case .tab: .sentence("タブ", isVerified: false)
    case .textField: .sentence("テキストフィールド")
    case .pickerItem: .sentence("ピッカー項目")
    case .heading: .sentence("見出し", isVerified: false)
    case .link: .sentence("リンク", isVerified: false)
    case .adjustable: .sentence("調整可能")
    case .image: .sentence("画像", isVerified: false)
    case .searchField: .sentence("検索フィールド", isVerified: false)
    case .radioButton: .sentence("ラジオボタン", isVerified: false)
    case .popupButton: .sentence("コンボボックス", isVerified: false)
    case .maths: .sentence("数式", isVerified: false)
    case .menuItem: .sentence("メニューアイテム", isVerified: false)
    case .footer: .sentence("フッター", isVerified: false)
    case .position(let index, let count): .sentence("\(index)/\(count)")
    case .row(let row): .sentence("\(row)行目", isVerified: false)
    case .column(let column): .sentence("\(column)列目", isVerified: false)
    case .tabBar: .sentence("タブバー")
    case .adjustHint: .sentence("1本指で上下にスワイプすると値を調整します", isVerified: false)
    case .toggleHint: .sentence("切り替えるにはダブルタップします", isVerified: false)
    case .editHint: .sentence("テキストを編集するにはダブルタップします", isVerified: false)
    case .collapseHint: .sentence("ダブルタップすると閉じます", isVerified: false)
    case .expandHint: .sentence("開くにはダブルタップします", isVerified: false)
    case .actionsAvailable: .sentence("アクションがあります", isVerified: false)
    case .back: .sentence("戻る")
    case .activate: .sentence("アクティブにする", isVerified: false)
    case .items(let count): .sentence("\(count)個のアイテム", isVerified: false)
    case .page(let page, let count): .sentence("\(count) ページ中 \(page) ページ目です", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence("\(count)件中\(first)件目から\(last)件目までを表示しています。", isVerified: false)
    case .standardTyping: .sentence("標準入力")
    case .touchTyping: .sentence("タッチ入力")
    case .rotor(let name): rotor(name)
    default: nil
    }
  }
}

/// The names of rotor modes, as far as they are known.
private func rotor(_ name: RotorName) -> Wording? {
  switch name {
  case .characters: .sentence("文字")
  case .words: .sentence("単語")
  case .lines: .sentence("行")
  case .headings: .sentence("見出し")
  case .links: .sentence("リンク", isVerified: false)
  case .formControls: .sentence("コントロール", isVerified: false)
  case .containers: .sentence("コンテナ")
  case .landmarks: .sentence("ランドマーク", isVerified: false)
  case .lists: .sentence("リスト", isVerified: false)
  case .adjustValue: .sentence("値を調整")
  case .language: .sentence("言語")
  case .punctuation: .sentence("句読点")
  case .typingMode: .sentence("入力モード")
  default: nil
  }
}
