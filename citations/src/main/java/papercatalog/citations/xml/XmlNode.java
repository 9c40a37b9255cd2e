package papercatalog.citations.xml;

/** A part of the content of an element. */
public sealed interface XmlNode permits XmlElement, XmlNode.Characters {
  record Characters(String text) implements XmlNode {}
}
