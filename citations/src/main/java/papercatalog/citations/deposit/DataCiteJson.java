package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;

/**
 * DataCite's JSON, by its rules from the elements of its XML: an element that holds others is an
 * array, attributes are members.
 */
public final class DataCiteJson {
  /** Elements that are repeated without one around them, and the names of their arrays. */
  private static final Map<String, String> REPEATED =
      Map.of("nameIdentifier", "nameIdentifiers", "affiliation", "affiliation");

  private DataCiteJson() {}

  /** The attributes of a DOI in DataCite's API, which are also its format for other programs. */
  public static Map<String, Object> attributes(Paper paper, Function<PaperId, String> pages) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    WebAddress.permanent(paper).ifPresent(address -> attributes.put("id", address));
    for (XmlElement element : DataCite.resource(paper, pages).children()) {
      switch (element.name()) {
        case "identifier" -> {
          if (element.attributes().containsValue("DOI")) {
            attributes.put("doi", element.text());
          }
          attributes.put("url", pages.apply(paper.id()));
        }
        case "publisher" -> attributes.put("publisher", Map.of("name", element.text()));
        case "resourceType" -> attributes.put("types", object(element));
        default -> put(attributes, element);
      }
    }
    attributes.put("schemaVersion", DataCite.KERNEL);
    return attributes;
  }

  /**
   * The request that registers the DOI in DataCite's API. A withdrawn paper is hidden from its
   * search; its DOI still leads to the page.
   */
  public static Map<String, Object> request(Paper paper, Function<PaperId, String> pages) {
    Map<String, Object> attributes = attributes(paper, pages);
    attributes.remove("id");
    attributes.put("event", paper.status() == Status.WITHDRAWN ? "hide" : "publish");
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", "dois");
    data.put("attributes", attributes);
    return Map.of("data", data);
  }

  private static Map<String, Object> object(XmlElement element) {
    Map<String, Object> object = new LinkedHashMap<>();
    putText(object, element);
    Map<String, List<Object>> repeated = new LinkedHashMap<>();
    for (XmlElement child : element.children()) {
      if (REPEATED.containsKey(child.name())) {
        repeated
            .computeIfAbsent(REPEATED.get(child.name()), _ -> new ArrayList<>())
            .add(object(child));
      } else if (child.name().equals("relatedItemIdentifier")) {
        object.put(child.name(), object(child));
      } else {
        put(object, child);
      }
    }
    object.putAll(repeated);
    return object;
  }

  private static void put(Map<String, Object> object, XmlElement member) {
    if (member.children().isEmpty()) {
      putText(object, member);
    } else {
      object.put(member.name(), member.children().stream().map(DataCiteJson::object).toList());
    }
  }

  private static void putText(Map<String, Object> object, XmlElement element) {
    if (!element.content().isEmpty() && element.children().isEmpty()) {
      object.put(textMember(element.name()), element.text());
    }
    element.attributes().forEach((name, value) -> object.put(name.replace("URI", "Uri"), value));
  }

  private static String textMember(String element) {
    return switch (element) {
      case "creatorName", "contributorName", "affiliation" -> "name";
      default -> element;
    };
  }
}
