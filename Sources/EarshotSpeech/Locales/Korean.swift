extension Phrasebook {
  /// Korean: words quoted from devices, those of UIKit's own labels and of Apple's pages.
  ///
  /// The others are those of other screen readers or translations, and are marked unverified.
  static let korean = Phrasebook(
    language: "ko", status: .partial
  ) { phrase in
    switch phrase {
    case .selected: .sentence("선택됨", isVerified: false)
    case .notEnabled: .sentence("흐리게 표시됨")
    case .switchOn: .sentence("켜짐", isVerified: false)
    case .switchOff: .sentence("꺼짐", isVerified: false)
    case .switchMixed: .sentence("혼합", isVerified: false)
    case .isEditing: .sentence("수정 중", isVerified: false)
    case .expanded: .sentence("펼쳐짐", isVerified: false)
    case .collapsed: .sentence("접힘", isVerified: false)
    case .button: .sentence("버튼")
    case .switchButton: .sentence("스위치", isVerified: false)
    case .tab: .sentence("탭", isVerified: false)
    case .textField: .sentence("텍스트 필드", isVerified: false)
    case .heading: .sentence("제목", isVerified: false)
    case .link: .sentence("링크", isVerified: false)
    case .adjustable: .sentence("조절 가능", isVerified: false)
    case .image: .sentence("이미지", isVerified: false)
    case .searchField: .sentence("검색 필드", isVerified: false)
    case .radioButton: .sentence("라디오 버튼", isVerified: false)
    case .popupButton: .sentence("콤보 상자", isVerified: false)
    case .menuItem: .sentence("메뉴 항목", isVerified: false)
    case .footer: .sentence("바닥글", isVerified: false)
    case .position(let index, let count): .sentence("\(count)개 중 \(index)번째", isVerified: false)
    case .row(let row): .sentence("\(row)행", isVerified: false)
    case .column(let column): .sentence("\(column)열", isVerified: false)
    case .tabBar: .sentence("탭 막대")
    case .adjustHint: .sentence("값을 조절하려면 한 손가락으로 위나 아래로 쓸어넘기십시오", isVerified: false)
    case .toggleHint: .sentence("전환하려면 두 번 탭하세요", isVerified: false)
    case .editHint: .sentence("텍스트를 수정하려면 두 번 탭하세요", isVerified: false)
    case .collapseHint: .sentence("두 번 탭하여 접기", isVerified: false)
    case .expandHint: .sentence("두 번 탭하여 펼치기", isVerified: false)
    case .actionsAvailable: .sentence("사용 가능한 동작", isVerified: false)
    case .back: .sentence("뒤로")
    case .activate: .sentence("활성화", isVerified: false)
    case .items(let count): .sentence("항목 \(count)개", isVerified: false)
    case .page(let page, let count): .sentence("총 \(count)페이지 중 \(page)페이지", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence("총 \(count)개 항목 중에서 \(first)번째에서 \(last)번째 항목을 표시 중입니다", isVerified: false)
    case .rotor(let name): rotor(name)
    default: nil
    }
  }
}

/// The names of rotor modes, as far as they are known.
private func rotor(_ name: RotorName) -> Wording? {
  switch name {
  case .characters: .sentence("문자", isVerified: false)
  case .words: .sentence("단어", isVerified: false)
  case .lines: .sentence("줄", isVerified: false)
  case .headings: .sentence("제목", isVerified: false)
  case .links: .sentence("링크", isVerified: false)
  case .formControls: .sentence("컨트롤", isVerified: false)
  case .containers: .sentence("컨테이너", isVerified: false)
  case .landmarks: .sentence("랜드마크", isVerified: false)
  case .lists: .sentence("목록", isVerified: false)
  default: nil
  }
}
