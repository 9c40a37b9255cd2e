package papercatalog.citations.xml;

/** A part of the content of an element. */
public sealed interface XmlNode permits XmlElement, XmlNode.CharacterData {
  record CharacterData(String text) implements XmlNode {}
}
