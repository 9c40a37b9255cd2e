package papercatalog.citations.xml;

/** Writes XML 1.0. It drops characters that XML does not allow, so documents are well-formed. */
public final class XmlText {
  private static final int USUAL_LENGTH = 8_192;

  private final StringBuilder xml = new StringBuilder(USUAL_LENGTH);

  /** Begins a document. */
  public XmlText() {
    this("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
  }

  private XmlText(String beginning) {
    xml.append(beginning);
  }

  /** Begins a part of a document. */
  public static XmlText part() {
    return new XmlText("");
  }

  /** Opens an element; its attributes are given as name, value, name, value. */
  public XmlText begin(String name, String... attributes) {
    tag(name, attributes);
    xml.append(">\n");
    return this;
  }

  public XmlText end(String name) {
    xml.append("</").append(name).append(">\n");
    return this;
  }

  public XmlText text(String name, String text, String... attributes) {
    tag(name, attributes);
    xml.append('>');
    append(text, false);
    return end(name);
  }

  /** Writes an element that was built before. Adds white space only where no text can stand. */
  public XmlText element(XmlElement element) {
    append(element, false);
    xml.append('\n');
    return this;
  }

  /** An element inside a text, without a declaration. */
  public static String inline(XmlElement element) {
    XmlText text = new XmlText();
    text.xml.setLength(0);
    text.append(element, true);
    return text.xml.toString();
  }

  private void append(XmlElement element, boolean inText) {
    tag(element.name());
    element.attributes().forEach(this::attribute);
    if (element.content().isEmpty()) {
      xml.append("/>");
      return;
    }
    boolean inline =
        inText || element.content().stream().anyMatch(XmlNode.CharacterData.class::isInstance);
    xml.append(inline ? ">" : ">\n");
    for (XmlNode node : element.content()) {
      switch (node) {
        case XmlNode.CharacterData text -> append(text.text(), false);
        case XmlElement child -> append(child, inline);
      }
      xml.append(inline ? "" : "\n");
    }
    xml.append("</").append(element.name()).append('>');
  }

  public XmlText empty(String name, String... attributes) {
    tag(name, attributes);
    xml.append("/>\n");
    return this;
  }

  public XmlText add(XmlText part) {
    xml.append(part.xml);
    return this;
  }

  @Override
  public String toString() {
    return xml.toString();
  }

  private void tag(String name, String... attributes) {
    xml.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      attribute(attributes[i], attributes[i + 1]);
    }
  }

  private void attribute(String name, String value) {
    xml.append(' ').append(name).append("=\"");
    append(value, true);
    xml.append('"');
  }

  private void append(String text, boolean inAttribute) {
    int codePoint;
    for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
      codePoint = text.codePointAt(i);
      switch (codePoint) {
        case '&' -> xml.append("&amp;");
        case '<' -> xml.append("&lt;");
        case '>' -> xml.append("&gt;");
        case '"' -> xml.append("&quot;");
        case '\r' -> xml.append("&#13;");
        case '\n', '\t' -> appendSpace((char) codePoint, inAttribute);
        default -> {
          if (isCharacter(codePoint)) {
            xml.appendCodePoint(codePoint);
          }
        }
      }
    }
  }

  /** Escapes white space in attributes, where parsers would turn it into spaces. */
  private void appendSpace(char space, boolean inAttribute) {
    if (inAttribute) {
      xml.append("&#").append((int) space).append(';');
    } else {
      xml.append(space);
    }
  }

  /** A text without the characters that XML does not allow. */
  public static String allowed(String text) {
    return text.codePoints()
        .filter(XmlText::isCharacter)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Matches {@code Char} of XML 1.0, which excludes unpaired surrogates. */
  private static boolean isCharacter(int codePoint) {
    return (codePoint >= ' ' && codePoint < Character.MIN_SURROGATE)
        || (codePoint > Character.MAX_SURROGATE && codePoint < 0xfffe)
        || codePoint > 0xffff;
  }
}
