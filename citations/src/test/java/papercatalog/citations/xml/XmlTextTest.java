package papercatalog.citations.xml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

final class XmlTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "<script>alert(1)</script>",
        "]]>",
        "<![CDATA[x]]>",
        "<!-- -->",
        "<?xml?>",
        "&amp; &#60; &nope; &",
        "\"double\" 'single'",
        "first\n\tsecond\rthird\r\nfourth",
        "大きさ 📐 👩‍💻 \u202E\uFEFF\u0085\u2028\u2029\uFFFD",
        " around ",
      })
  void text_isReadBackAsItWas(String text) throws Exception {
    Element read = read(text);

    assertThat(read.getTextContent()).isEqualTo(text);
    assertThat(read.getAttribute("a")).isEqualTo(text);
    assertThat(read.getChildNodes().getLength()).isLessThanOrEqualTo(1);
  }

  @Test
  void characters_thatXmlCannotHold_areLeftOut() throws Exception {
    StringBuilder forbidden = new StringBuilder("a");
    for (char c = 0; c < ' '; c++) {
      if (c != '\t' && c != '\n' && c != '\r') {
        forbidden.append(c);
      }
    }
    forbidden.append("\uFFFE\uFFFF\uD83D\uDE00\uD83D x\uDE00 \uDFFF\uD800z");

    assertThat(read(forbidden.toString()).getTextContent()).isEqualTo("a😀 x z");
    assertThat(read(forbidden.toString()).getAttribute("a")).isEqualTo("a😀 x z");
  }

  @Test
  void element_hasWhiteSpaceOnlyBetweenElements() {
    XmlElement element =
        new XmlElement("p", "a", "<\u0001>")
            .add(new XmlElement("q").addText("one ").add("i", "two").addText("\u0000 & three"))
            .add(new XmlElement("empty"))
            .addAll("none", List.of());

    assertThat(new XmlText().element(element).toString())
        .endsWith(
            """
            <p a="&lt;&gt;">
            <q>one <i>two</i> &amp; three</q>
            <empty/>
            </p>
            """);
  }

  private static Element read(String text) throws Exception {
    String xml =
        new XmlText()
            .begin("root")
            .text("text", text)
            .empty("empty", "a", text, "b", "")
            .end("root")
            .toString();
    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)))
            .getDocumentElement();
    Element read = (Element) root.getElementsByTagName("text").item(0);
    Element empty = (Element) root.getElementsByTagName("empty").item(0);
    assertThat(empty.getAttribute("b")).isEmpty();
    read.setAttribute("a", empty.getAttribute("a"));
    return read;
  }
}
