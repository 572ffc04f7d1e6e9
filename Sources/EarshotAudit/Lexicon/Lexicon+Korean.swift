extension Lexicon {
  /// The words of Korean.
  static let korean = Lexicon(
    [
      .passwords: ["비밀번호", "패스워드"],
      .secretCodes: ["보안 코드", "보안코드"],
      .aboutPasswords: ["힌트", "길이", "질문", "이름", "찾기", "검색"],
      .destroying: ["삭제"],
      .revealing: ["보기", "표시", "숨기기"],
      .onOff: ["켬", "끔", "켜짐", "꺼짐"],
      .gestures: [
        "두 번 탭", "이중 탭", "더블 탭", "더블탭", "두 번 누르", "두 번 눌러", "탭하여", "탭하면", "탭하세요", "탭해서",
        "누르세요", "누르면", "눌러서", "길게 누르", "길게 눌러", "클릭하여", "클릭하면", "클릭하세요", "여기를 클릭", "여기를 탭",
        "스와이프하여", "스와이프하면", "쓸어넘기",
      ],
      .start: ["홈"],
      .search: ["검색"],
    ],
    roles: [.button: ["버튼"]])
}
