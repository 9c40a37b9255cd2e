package papercatalog.templatetests.documents;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import papercatalog.domain.Generated;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

/** The README's picture shows the declared access patterns, each with its one request. */
@Tag(Generated.TAG)
final class ArchitecturePictureTest {
  private static final String FILE = "docs/architecture.svg";
  private static Document picture;

  @BeforeAll
  static void read() throws Exception {
    ArchitecturePicture drawn = new ArchitecturePicture();
    Generated.part(FILE, "picture", drawn.lines());
    Generated.figures(FILE, "viewBox=\"0 22 1052 %d\"", drawn.height());
    picture =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Documents.ROOT.resolve(FILE).toFile());
  }

  @Test
  void picture_showsEveryPatternAndIndexAndNoOther() {
    assertThat(groups("pattern").keySet())
        .containsExactlyInAnyOrderElementsOf(
            AccessPatterns.all().stream().map(AccessPattern::operation).toList());
    Set<String> stores = new TreeSet<>(Set.of(ArchitecturePicture.TABLE));
    TableSchema.DECLARED.indexes().stream().map(Index::name).forEach(stores::add);
    assertThat(groups("store").keySet()).isEqualTo(stores);
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void pattern_hasItsNameRouteAndRequest(AccessPattern<?> pattern) {
    List<String> expected = new ArrayList<>(List.of(pattern.operation(), pattern.routeKey()));
    expected.addAll(KeyValue.request(pattern));

    assertThat(texts(groups("pattern").get(pattern.operation()))).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void request_isDrawnToWhatItReads(AccessPattern<?> pattern) {
    String store = ArchitecturePicture.store(pattern);
    Element line = only(groups("pattern").get(pattern.operation()), "line", "request");
    Element box = only(groups("store").get(store), "rect", "box");

    assertThat(number(line, "x2")).isEqualTo(number(box, "x"));
    assertThat(number(line, "y2"))
        .isEqualTo(number(line, "y1"))
        .isBetween(number(box, "y"), number(box, "y") + number(box, "height"));
  }

  /** The groups of a class by their ids. */
  private static Map<String, Element> groups(String kind) {
    Map<String, Element> groups = new LinkedHashMap<>();
    for (Element group : elements(picture.getDocumentElement(), "g")) {
      if (group.getAttribute("class").equals(kind)) {
        groups.put(group.getAttribute("id"), group);
      }
    }
    return groups;
  }

  private static Element only(Element group, String tag, String kind) {
    List<Element> found = elements(group, tag);
    found.removeIf(element -> !element.getAttribute("class").equals(kind));
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static List<String> texts(Element group) {
    return elements(group, "text").stream().map(Element::getTextContent).toList();
  }

  private static List<Element> elements(Element parent, String tag) {
    List<Element> elements = new ArrayList<>();
    NodeList found = parent.getElementsByTagName(tag);
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }
}
