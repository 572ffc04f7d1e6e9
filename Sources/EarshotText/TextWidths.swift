/// The widths of characters: the widest among the fonts that pictures name, rounded up.
///
/// Measured in DejaVu Sans, Liberation Sans (which has the widths of Arial and Helvetica) and the
/// families Noto Sans, upright and italic, each letter of Arabic in its widest form. Blocks that
/// apps use most are told character by character, others by their widest.
package enum TextWidths {
  /// An upper bound of the width of a scalar in sizes of the letters.
  package static func width(of scalar: Unicode.Scalar, isBold: Bool) -> Double {
    for block in blocks where block.range.contains(scalar.value) {
      let widths = isBold ? block.bold : block.regular
      return Double(widths[Int(scalar.value - block.range.lowerBound)] - zero) / 40
    }
    return rest(scalar) * (isBold ? 1.1 : 1)
  }

  /// An upper bound of the width of a text on one line in sizes of the letters.
  package static func width(of text: some StringProtocol, isBold: Bool) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1, isBold: isBold) }
  }

  /// The digit for no width; each one after it adds a fortieth.
  private static let zero = UInt8(ascii: "0")

  /// Characters in a row with a digit for the width of each.
  private struct Block {
    var range: ClosedRange<UInt32>
    var regular: [UInt8]
    var bold: [UInt8]

    init(_ first: UInt32, regular: String, bold: String) {
      self.regular = Array(regular.utf8)
      self.bold = Array(bold.utf8)
      range = first...first + UInt32(self.regular.count) - 1
    }
  }

  private static func rest(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.first { $0.range.contains(scalar.value) }?.width ?? 2
  }

  /// The widest character of a range, in sizes of the letters.
  private static let wide: [(range: ClosedRange<UInt32>, width: Double)] = [
    (0x2E80...0xA4CF, 1.05), (0xAC00...0xD7A3, 1.05), (0x1F000...0x1FAFF, 1.3),
    (0x530...0x58F, 1), (0x700...0x77F, 1.45), (0x8A0...0x8FF, 1.35), (0x900...0x97F, 1.05),
    (0x980...0x9FF, 1.2), (0xA00...0xA7F, 1.5), (0xA80...0xAFF, 1.2), (0xB00...0xB7F, 1.3),
    (0xB80...0xBFF, 2.35), (0xC00...0xC7F, 1.8), (0xC80...0xCFF, 1.6), (0xD00...0xD7F, 2.2),
    (0xD80...0xDFF, 1.75), (0xE00...0xE7F, 1.35), (0xE80...0xEFF, 1.25), (0x1000...0x109F, 2.5),
    (0x10A0...0x10FF, 1.1), (0x1200...0x137F, 1.3), (0x1780...0x17FF, 2), (0x1E00...0x1EFF, 1),
    (0x1F00...0x1FFF, 1.35), (0x2060...0x209F, 0.65), (0x2100...0x218F, 1.7),
    (0x2190...0x21FF, 1.3), (0x2200...0x22FF, 1.45), (0x2300...0x23FF, 1.75),
    (0x2400...0x24FF, 1.3), (0x2500...0x259F, 0.8), (0x25A0...0x25FF, 1.3),
    (0x2600...0x26FF, 1.4), (0x2700...0x27BF, 1.3), (0x27C0...0x27FF, 1.45),
    (0x2800...0x28FF, 0.75), (0x2900...0x2BFF, 1.55), (0xF900...0xFAFF, 1.05),
    (0xFB00...0xFB4F, 1.6), (0xFB50...0xFDCF, 2.35), (0xFDFD...0xFDFD, 12),
    (0xFE00...0xFE6F, 1.05), (0xFE70...0xFEFE, 1.4), (0xFF00...0xFFEF, 1.05),
    (0x20000...0x3FFFF, 1.05), (0xE000...0xF8FF, 1.7),
  ]

  private static let blocks = [
    // Latin to Cyrillic.
    Block(
      0x20,
      regular: #"""
        XXE]JWP>DD]R?H?G]]]]]]]]]]??RRRXYLLMOKIPO>EKGUOPKPMKINLXLKLAFARGDIJFJI?JJ<<H<WJI\#
        JJAE@JHQHHEJGJR000000000000000000000000000000000XAJJJJGGHXCIR?XGDRAADJKADACIWWWI\#
        LLLLLLXMKKKK>>>>OOPPPPPRPNNNNKKJIIIIIIXFIIII<<<<IJIIIIIRIJJJJHJHLILILIMFMFMFMFOJ\#
        OJKIKIKIKIKIPJPJPJPJOJUL><><><><><NGD<KHHG<G<G?G@G<OJOJOJQOJPIPIPI[ZMAMAMAKEKEKE\#
        KEI@I@I@NJNJNJNJNJNJXQKHKLELELE?JNLJLJMLFOQLJIJPIHGOLX?>NH<HZOJPUI[RLJLJEJ?@I@IS\#
        KPNNNLEKKHEJKHEJ>GE<kd_SRGZZULI><PINJNJNJNJNJILILIWXOJOJKHPIPIKH<kd_OJ]LOJLIXXPI\#
        LILIJIJI><><PIPILALANJNJKEI@JEOJNSLILELIJIPIPIPIPIIHCRD<XXLLFGIEEIDLNLJI<<PJLAIH\#
        IJJJFFJNIIRFFPK>LJJHHJJJ?@?@D<MWWWJJJISPMCCCCCFFIIE>>C>@@JIIHQHIEFHHEEEEPHKMK<KE\#
        NEEY[ZRISSMKEHKKAA7;<<@E?<C=====??DDDDDD;DDD;DDD>>==DD@=DDDDDD=DB7?B?DDDDDAADDEA\#
        A>>D<BBD;<?><GGF0000000000000000000000000000000000000000000000000000000000000000\#
        000000000000000000000000000000000000000000000000KGSJ<<OJXXHFFF><XXXXHHL=PUCXRXSU\#
        >LLGLKLOP>KLUOJPOKXJIKRLRP>KKFJ>IKJHIFFJI>HHJGGILJHJIIMHOR>IIIRKIILRLMSKPIJHHCKK\#
        SJZROKPILIQKMIIGKJF<PIIIJLUNJMLMKKSIMK>>D\ZSMOJOLLLIPK\JOOMOUOPOKMIJSLPL[\RTLM\M\#
        IIHFLIUFJJIJOKIKJFSHSHLIUVMPHFRIIIIFFE<<<UTKIJHKVRORVNTP_YPJZRJFSTPIPKPKa\WO`ZVR\#
        LFI0000000PLLHIJIFKHKF\UJFMIMIMISROKYT]WTMLFITIHIHLHVQMILILJVNVN>\ULIPKOKPLLIUO>\#
        LILIWXJIPIPI\UJFKHOJOJPIPIPILFIHIHIHLIIFTPKHLHLHLIYTWSLH[W]WOKOMIFOJ`XTSZXPJXQMI\#
        ]V]VPLNJNJi_LHMH
        """#,
      bold: #"""
        XXF]LYS>EE]R@H@G]]]]]]]]]]@@RRRXYOONRLLQRAGOJXRSNSOMLQO]OMNCGCRGDKMHMLBMM>>K>ZML\#
        MMDHDMKUJKHMGMR000000000000000000000000000000000XCLLJLGGIXGJRAXGDRBBDNKADBGJZZZI\#
        OOOOOO\NLLLL@@@@RRSSSSSRSQQQQMNMKKKKKKZHLLLL>>>>LMLLLLLRLMMMMKMKOKOKOKNHNHNHNHRN\#
        RMLLLLLLLLLLQMQMQMQMRMWP@>@>@>@>@>PLG>OKKJ>J>JDJGK?RMRMRMXRMSLSLSL_\ODODODMHMHMH\#
        MHLDLDLDQMQMQMQMQMQM]UMKMNHNHNHBMQOMOMNNHRTOMLLSLLGQPZB@OK?IZRMSUL^WPMOMHLGDMDLT\#
        OSQPPNHOOJHLOJGM?KF?okeYXLaa[OK@>SLQMQMQMQMQMLOKOK\ZQMQMOKSLSLOH>okeQMdPRMOK\ZSL\#
        OKOKLLLL@>@>SLSLODODQMQMMHLDLIRMRSQKNHOKLLSLSLSLSLMKDSE>\\ONHJLHHPIOQOLL?>SPODMK\#
        KMMMHHPPLLTGGQN>PMJNJMMMFBFGL>RZZZMPMLURQFFJDDHHJJHABIGDDUOKKUKMLLJJGGGGSJNML>NF\#
        PGG_a_XOVZSPHILPCC9===AHA=E@@@????DDDDEE=DDD=DDD>>??DDA>DDDDDE?DB9@B?DDDDDAAEDKA\#
        A>>D?EED<<?><GGF0000000000000000000000000000000000000000000000000000000000000000\#
        000000000000000000000000000000000000000000000000LGYR==RMXXHHFF@?XXXXHHP@SYGXTXXU\#
        AOOJOLNRS@OOXRKSRNXLLMSOTS@MLGMALLMLLGHMLAMJNLHLPMHPJLPJRSALLLSOKNNXNQXNSLNHLEMK\#
        UJ\RRMVNNKQKOMLHNMH>SJJNMNXQMNNMLLTJNM@@G_^TQROROOOJTLaMRRQRXRSRNNLOXOVQbfVZON_O\#
        KLJFQLXHMMLNRLLLMHUKXJNL[]OUJHWJLLMFHH>>>XWNLMKL\TRSYRXRg]SLbYLG[[SLSLSLe_[Si_\T\#
        NHK0000000WQOINMJFKHQKaXMHOLQLQLYRWQ]TcYWSNHLVMKMKOJ]YQNQLQMZQZQ@aXPKWQRLWQQL]V@\#
        OKOK\ZLLSLSLaXMHOJRMRMSLSLSLNHOKOKOKQLJFZUKHOJOJOJ_U]URLbYdYRKVQLGRNd[[X\YSM]UQL\#
        c[cYWQRNOJleOKPL
        """#),
    // Hebrew and Arabic.
    Block(
      0x590,
      regular: #"""
        X000000000000000000000000000000000000000000000?0G00<00C0XXXXXXXXKHAFK=>KJ<FFGLL>\#
        AJJJIFHMGNLXXXXXHIHAJXXXXXXXXXXX000000JJVOXB?FpS00000000000?0XEFQF>>E>S>_F__SSSF\#
        FGGccggVVSS__SSSBaS_SKSGESS000000000000000000000FGGHGGGHHGG==F_S0>>><ACHS_______\#
        _SJSSSSSFDDDFFFDDGDDFIFDGDaaaeeUIaZZaZaPP_[_TUT___T_TNNSNNSSSNLKDDAACCEEECCESTPC\#
        SOiiKE00000000w0000009?00i0000DAFGGHGGGHHGaeIBDK
        """#,
      bold: #"""
        X000000000000000000000000000000000000000000000A0G00?00D0XXXXXXXXNIBHL>ALL>HGIMM?\#
        CLKKKKKNIPMXXXXXKMMBMXXXXXXXXXXX000000KKXVaE@FvV00000000000@0XEHTH@@J@U@bIbbTTTH\#
        HIIjjjj[[UUbbUUUBbUbTPTLJYY000000000000000000000IIIIIIIJJIK?@FbT0>>><CEITbbbbbbb\#
        bTMTTTTTHEEEHHHEEIHHHLHHIHhhhiiZLb__b_bTTbcbVWVbbbYbYSSTSSTTSSVMGHCDDEJJJEEJYXUD\#
        YQnnPH00000000w0000009?00i0000EDIIIIIJIJJIgiICFO
        """#),
    // Punctuation.
    Block(
      0x2010,
      regular: #"""
        CCJGXXGG>>==IIEEGGHHDKZ=HH000008gv:AH;BI@@@RDFDQQ?]DC@@UXXGKJJG>QGBXQRHPRR=PR==9
        """#,
      bold: #"""
        DDLGXXGG@@@@LLKKGGJJDL_>HH000008k}=ENAJSNAAWJHDRRA_DCCCZXXHLKKG@RGGXRRLYSS@SS@@9
        """#),
    // Currency.
    Block(
      0x20A0,
      regular: #"""
        TJJJJWJc[XRJJJJcJJNJOJINJJJPQJOG
        """#,
      bold: #"""
        VLLLLZLma]ULLLLhLLNLSLLNLLLQSLPG
        """#),
  ]
}
