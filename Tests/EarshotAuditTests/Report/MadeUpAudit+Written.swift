/// What the made-up audit is, written.
extension MadeUpAudit {
  static let xcode = #"""
    ./a:b, c/<меню>.xml:12:5: error: “<script>alert(1)</script> ]]> "a" & 'b', 100%|`c` ::error::[d](http://e) {f}” has no label (label-missing)
    ./a:b, c/<меню>.xml:12:5: warning: the contrast is 2.5 (contrast-text)
    ./a:b, c/<меню>.xml:14:5: note: the target is small (target-size)
    ./a:b, c/<меню>.xml:14:5: note: the contrast is 4 (contrast-text)
    order.xml:1:1: error: “{label}” has no label (label-missing)
    order.xml:3:5: error: “no name” has no label (label-missing)

    """#

  static let concise = #"""
    ./a:b, c/<меню>.xml:12:5: error: “<script>alert(1)</script> ]]> "a" & 'b', 100%|`c` ::error::[d](http://e) {f}” has no label [label-missing]
    ./a:b, c/<меню>.xml:12:5: warning: the contrast is 2.5 [contrast-text]
    ./a:b, c/<меню>.xml:14:5: info: the target is small [target-size]
    ./a:b, c/<меню>.xml:14:5: question: the contrast is 4 [contrast-text]
    order.xml:1:1: error: “{label}” has no label [label-missing]
    order.xml:3:5: error: “no name” has no label [label-missing]

    """#

  static let github = #"""
    ::error file=a%3Ab%2C c/<меню>.xml,line=12,col=5,title=label-missing::A stop has no label%0Aheard now: <silence> · <script>alert(1)</script> ]]> "a" & 'b', 100%25|`c`\n::error::[d](http://e) {f}%0Aheard after: ‹name›, button%0Ado: set the accessibilityLabel of “<script>alert(1)</script> ]]> "a" & 'b', 100%25|`c` ::error::[d](http://e) {f}”%0Aplaces:%0A./a:b, c/<меню>.xml:12:5: “<script>alert(1)</script> ]]> "a" & 'b', 100%25|`c`\n::error:…” (cart): “<script>alert(1)</script> ]]> "a" & 'b', 100%25|`c` ::error::[d](http://e) {f}” has no label, 2 screens: Menu, 1, order.xml%0Aorder.xml: the whole screen: “{label}” has no label
    ::warning file=a%3Ab%2C c/<меню>.xml,line=12,col=5,title=contrast-text::the contrast is 2.5%0Ado: take a darker colour
    ::notice file=a%3Ab%2C c/<меню>.xml,line=14,col=5,title=target-size::the target is small%0Aheard now: 24 ₽%0Ado: make it larger
    ::notice file=a%3Ab%2C c/<меню>.xml,line=14,col=5,title=contrast-text::the contrast is 4%0Ado: take a darker colour

    """#

  static let checkstyle = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <checkstyle version="4.3">
      <!-- Earshot 1.2.3 -->
      <file name="./a:b, c/&lt;меню&gt;.xml">
        <error line="12" column="5" severity="error" message="“&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;a&quot; &amp; 'b', 100%|`c` ::error::[d](http://e) {f}” has no label" source="earshot.label-missing"/>
        <error line="12" column="5" severity="warning" message="the contrast is 2.5" source="earshot.contrast-text"/>
        <error line="14" column="5" severity="info" message="the target is small" source="earshot.target-size"/>
        <error line="14" column="5" severity="info" message="the contrast is 4" source="earshot.contrast-text"/>
      </file>
      <file name="order.xml">
        <error line="1" column="1" severity="error" message="“{label}” has no label" source="earshot.label-missing"/>
        <error line="3" column="5" severity="error" message="“no name” has no label" source="earshot.label-missing"/>
      </file>
      <file name="empty.xml"/>
    </checkstyle>

    """#

  static let text = #"""
    3 errors, 1 warning, 1 info, 1 question, 1 suppressed (2 screens)

    Errors
      1  error: A stop has no label [label-missing], 2 places
         ./a:b, c/<меню>.xml:12:5: “<script>alert(1)</script> ]]> "a" & 'b', 100%|`c`\n::error:…” (cart): “<script>alert(1)</script> ]]> "a" & 'b', 100%|`c` ::error::[d](http://e) {f}” has no label, 2 screens: Menu, 1, order.xml
         order.xml: the whole screen: “{label}” has no label
         heard now: <silence> · <script>alert(1)</script> ]]> "a" & 'b', 100%|`c`\n::erro… → ‹name›, button
         UIKit: cart.accessibilityLabel = "‹name›"
                cart.accessibilityTraits.insert(.button)
                cart.accessibilityElements = [price, cart]

    Advice
      2  warning: the contrast is 2.5 [contrast-text]
         ./a:b, c/<меню>.xml:12:5: “<script>alert(1)</script> ]]> "a" & 'b', 100%|`c`\n::error:…” (cart)
         do: take a darker colour
      3  info: the target is small [target-size]
         ./a:b, c/<меню>.xml:14:5: “24 ₽” (price)
         do: make it larger

    Questions that only a person can answer
      4  question: the contrast is 4 [contrast-text]
         ./a:b, c/<меню>.xml:14:5: “24 ₽” (price)
         do: take a darker colour

    Gone, but still in the baseline
      0123 <gone>
    not measured in full: 2 files, --explain-input says why
    ‘earshot rules ID’ has the page of a rule, --explain-input what was not measured

    """#
}
