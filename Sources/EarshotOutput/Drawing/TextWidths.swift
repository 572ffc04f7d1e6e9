/// The widths of characters: the widest among the fonts that pictures name, rounded up.
///
/// Measured in DejaVu Sans, Liberation Sans (which has the widths of Arial and Helvetica) and the
/// families Noto Sans, upright and italic, each letter of Arabic in its widest form. Blocks that
/// apps use most are told character by character, others by their widest.
enum TextWidths {
  /// An upper bound of the width of a scalar in sizes of the letters.
  static func width(of scalar: Unicode.Scalar, isBold: Bool) -> Double {
    for block in blocks where block.range.contains(scalar.value) {
      let widths = isBold ? block.bold : block.regular
      return Double(widths[Int(scalar.value - block.range.lowerBound)] - zero) / 20
    }
    return rest(scalar) * (isBold ? 1.1 : 1)
  }

  /// The digit for no width; each one after it adds a twentieth.
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
      regular: """
        DD;G=D@7::GA8<8<GGGGGGGGGG88AAADE>>?@>=@@7;><C@@>@?>=?>D>>>9;9A<:==;==8==66<6D==\
        ==9;8=<A<<;=<=A000000000000000000000000000000000D9====<<<D:=A8D<:A99:=>9:9:=DDD=\
        >>>>>>D?>>>>7777@@@@@@@A@????>>=======D;====6666=======A=====<=<>=>=>=?;?;?;?;@=\
        @=>=>=>=>=>=@=@=@=@=@=C>7676767676?<:6><<<6<6<8<8<6@=@=@=A@=@=@=@=FE?9?9?9>;>;>;\
        >;=8=8=8?=?=?=?=?=?=DA><>>;>;>;8=?>=>=?>;@A>===@=<<@>D87?<6<E@=@C=FA>=>=;=88=8=B\
        >@???>;>><;=><;=7<;6NJHBA<EEC>=76@=?=?=?=?=?==>=>=DD@=@=><@=@=><6NJH@=G>@=>=DD@=\
        >=>=====7676@=@=>9>9?=?=>;=8=;@=?B>=>;>===@=@=@=@==<:A:6DD>>;<=;;=:>?>==66@=>9=<\
        ====;;=?==A;;@>7>==<<===8888:6?DDD====B@?:::::;;==;77:788===<A<=;;<<;;;;@<>?>6>;\
        ?;;EFEA=BB?>;<>>9946668;86:7777788::::::6:::6:::7777::87::::::7:94898:::::99::;9\
        977:699:66876<<;0000000000000000000000000000000000000000000000000000000000000000\
        000000000000000000000000000000000000000000000000><B=66@=DD<;;;76DDDD<<>7@C:DADBC\
        7>><>>>@@7>>C@=@@>D==>A>A@7>>;=7=>=<=;;==7<<=<<=>=<===?<@A7===A>==>A>?B>@==<<:>>\
        B=EA@>@=>=A>?==<>=;6@====>C?=?>?>>B=?>77:FEB?@=@>>>=@>F=@@?@C@@@>?==B>@>FFAB>?F?\
        ==<;>=C;====@>=>=;B<B<>=CC?@<;A====;;;666CB>==<>CA@AC?B@HE@=EA=;BB@=@>@>IFD@HECA\
        >;=0000000@>><===;><>;FC=;?=?=?=BA@>EBGDB?>;=B=<=<><CA?=>=>=C?C?7FC>=@>@>@>>=C@7\
        >=>=DD==@=@=FC=;><@=@=@=@=@=>;=<=<=<>==;B@><><><>=EBDB><FDGD@>@?=;@=HDBBED@=DA?=\
        GCGC@>?=?=MH><?<
        """,
      bold: """
        DD;G>EB7;;GA8<8<GGGGGGGGGG88AAADE@@?A>>AA9<@=DAB?B@?>A@G@??:<:A<:>?<?>9??77>7E?>\
        ??:<:?>C=><?<?A000000000000000000000000000000000D:>>=><<=D<=A9D<:A99:?>9:9<=EEE=\
        @@@@@@F?>>>>8888AABBBBBABAAAA???>>>>>>E<>>>>7777>?>>>>>A>????>?>@>@>@>?<?<?<?<A?\
        A?>>>>>>>>>>A?A?A?A?A?D@8787878787@><7@>>=7=7=:=<>8A?A?A?DA?B>B>B>HF@:@:@:?<?<?<\
        ?<>:>:>:A?A?A?A?A?A?GC?>??<?<?<9?A@?@???<AB@?>>B>><A@E98@>8=EA?BC>GD@?@?<><:?:>B\
        @BA@@?<@@=<>@=<?8>;8PNKED>IIF@>87B>A?A?A?A?A?>@>@>FEA?A?@>B>B>@<7PNKA?J@A?@>FEB>\
        @>@>>>>>8787B>B>@:@:A?A??<>:>=A?ABA>?<@>>>B>B>B>B>?>:B;7FF@?<=><<@=@A@>>87B@@:?>\
        >???<<@@>>B<<A?7@?=?=???;9;<>7AEEE?@?>CAA;;=::<<==<99=<::C@>>C>?>>==<<<<B=??>7?;\
        @<<HIHD@CEB@<=>@::57779<97;8888888::::;;7:::7:::7788::97:::::;8:95898:::::99;:>9\
        977:8;;:66876<<;0000000000000000000000000000000000000000000000000000000000000000\
        000000000000000000000000000000000000000000000000><EA77A?DD<<;;88DDDD<<@8BE<DBDDC\
        9@@=@>?AB8@@DA>BA?D>>?B@BB8?><?9>>?>><<?>9?=?><>@?<@=>@=AB9>>>B@>??D?AD?B>?<>;?>\
        C=FAA?C??>A>@?><??<7B==???DA????>>B=??88<HGBAA@A@@@=B>I?AAAADABA??>@D@CAIKCE@?H@\
        >>=;A>D<??>?A>>>?<C>D=?>FG@C=<D=>>?;<<777DD?>?>>FBABEADALGB>IE><FFB>B>B>KHFBMHFB\
        ?<>0000000DA@=??=;><A>ID?<@>A>A>EADAGBJEDB?<>C?>?>@=GEA?A>A?EAEA8ID@>DAA>DAA>GC8\
        @>@>FE>>B>B>ID?<@=A?A?B>B>B>?<@>@>@>A>=;EC><@=@=@=HCGCA>IEJEA>CA><A?JFFDFEB?GCA>\
        JFJEDAA?@=NK@>@>
        """),
    // Hebrew and Arabic.
    Block(
      0x590,
      regular: """
        D00000000000000000000000000000000000000000000080<00600:0DDDDDDDD><9;>77>=6;;<>>7\
        9====;<?<?>DDDDD<=<9=DDDDDDDDDDD000000==C@D98;PB0000000000080D;;A;77;7B7H;HHBBB;\
        ;<<JJLLCCBBHHBBB9IBHB>B<;BB000000000000000000000;<<<<<<<<<<77;HB077769:<BHHHHHHH\
        HB=BBBBB;:::;;;::<::;=;:<:IIIKKC=IEEIEI@@HFHBCBHHHBHB??B??BBB?>>::99::;;;::;BB@:\
        B@MM>;00000000T0000005800M0000:9;<<<<<<<<<IK=9:>
        """,
      bold: """
        D00000000000000000000000000000000000000000000090<00800:0DDDDDDDD?=9<>79>>7<<=??8\
        :>>>>>>?=@?DDDDD>??9?DDDDDDDDDDD000000>>DCI;8;SC0000000000080D;<B<88=8C8I=IIBBB<\
        <==MMMMFFCCIICCC9ICIB@B>=EE000000000000000000000==========>88;IB07776:;=BIIIIIII\
        IB?BBBBB<;;;<<<;;=<<<><<=<LLLMME>IHHIHIBBIJICDCIIIEIEBBBBBBBBBC?<<:::;===;;=EDC:\
        EAOO@<00000000T0000005800M0000;:==========LM=:;@
        """),
    // Punctuation.
    Block(
      0x2010,
      regular: """
        ::=<DD<<7777==;;<<<<:>E7<<000004LS59<69=888A:;:AA8G::88CDD<>==<7A<9DAA<@AA7@A775
        """,
      bold: """
        ::><DD<<8888>>>><<==:>H7<<000004NW7;?9=B?99D=<:AA9H::::EDD<>>><8A<<DAA>EBB8BB885
        """),
    // Currency.
    Block(
      0x20A0,
      regular: """
        B====D=JFDA====J==?=@==?===@A=@<
        """,
      bold: """
        C>>>>E>OIGC>>>>L>>?>B>>?>>>AB>@<
        """),
  ]
}
