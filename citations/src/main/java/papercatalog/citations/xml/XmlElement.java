package papercatalog.citations.xml;

import module java.base;

/** An element of a document that is built before it is written. */
public final class XmlElement implements XmlNode {
  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<XmlNode> content = new ArrayList<>();

  /** An element with attributes, given as name, value, name, value. */
  public XmlElement(String name, String... attributes) {
    this.name = name;
    for (int i = 0; i < attributes.length; i += 2) {
      this.attributes.put(attributes[i], attributes[i + 1]);
    }
  }

  public String name() {
    return name;
  }

  public Map<String, String> attributes() {
    return Collections.unmodifiableMap(attributes);
  }

  public List<XmlNode> content() {
    return Collections.unmodifiableList(content);
  }

  public List<XmlElement> children() {
    return content.stream()
        .filter(XmlElement.class::isInstance)
        .map(XmlElement.class::cast)
        .toList();
  }

  /** The text that stands directly in the element. */
  public String text() {
    return content.stream()
        .filter(XmlNode.CharacterData.class::isInstance)
        .map(node -> ((XmlNode.CharacterData) node).text())
        .collect(Collectors.joining());
  }

  public XmlElement attribute(String attribute, Optional<String> value) {
    value.ifPresent(text -> attributes.put(attribute, text));
    return this;
  }

  public XmlElement add(XmlNode node) {
    content.add(node);
    return this;
  }

  public XmlElement addText(String text) {
    return add(new XmlNode.CharacterData(text));
  }

  /** Adds an element that holds a text. */
  public XmlElement add(String child, String text) {
    return add(new XmlElement(child).addText(text));
  }

  /** Adds an element that holds a text, if there is one. */
  public XmlElement add(String child, Optional<String> text) {
    text.ifPresent(it -> add(child, it));
    return this;
  }

  /** Adds an element that holds others, if there are any. */
  public XmlElement addAll(String child, List<? extends XmlNode> nodes) {
    return nodes.isEmpty() ? this : add(new XmlElement(child).addAll(nodes));
  }

  public XmlElement addAll(List<? extends XmlNode> nodes) {
    content.addAll(nodes);
    return this;
  }
}
