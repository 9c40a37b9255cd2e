package papercatalog.citations.style;

import module java.base;
import module java.xml;

/**
 * A style that a user hands over, as a tree. The processor would resolve its entities, fetch an
 * address and follow macros without end, so that it gets only the text of a tree that passed the
 * checks.
 */
final class StyleFile {
  /** The limits are a few times the largest of the 2,800 independent styles of CSL. */
  private static final int MOST_BYTES = 1_000_000;

  private static final int MOST_ELEMENTS = 10_000;
  private static final int DEEPEST = 200;
  private static final int LONGEST_VALUE = 2_000;

  private static final String TOO_DEEP = "is nested too deep";

  private final String name;
  private final Document document;
  private final Map<String, Element> macros = new HashMap<>();

  private final Map<String, Size> sizes = new HashMap<>();

  /** The macros whose size is or was asked for. */
  private final Set<String> open = new HashSet<>();

  private StyleFile(String name, byte[] xml) {
    this.name = name;
    try {
      DocumentBuilder builder = factory().newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler()); // the usual one prints
      document = builder.parse(new ByteArrayInputStream(xml));
    } catch (SAXException | IOException e) {
      throw new UnusableStyle(name, "is not XML without a DOCTYPE: " + e.getMessage(), e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Fails with UnusableStyle. */
  static CitationStyle read(String name, InputStream file) throws IOException {
    byte[] xml = file.readNBytes(MOST_BYTES + 1);
    if (xml.length > MOST_BYTES) {
      throw new UnusableStyle(name, "has more than %,d bytes".formatted(MOST_BYTES));
    }
    StyleFile style = new StyleFile(name, xml);
    try {
      style.check();
    } catch (StackOverflowError e) {
      throw new UnusableStyle(name, TOO_DEEP, e);
    }
    return new CitationStyle(name, style.text());
  }

  private static DocumentBuilderFactory factory() throws ParserConfigurationException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
    factory.setIgnoringComments(true);
    factory.setCoalescing(true);
    return factory;
  }

  private void check() {
    Element root = document.getDocumentElement();
    require(root.getNodeName().equals("style"), "is not a style of CSL");
    List<Element> elements = elements(root.getElementsByTagName("*"));
    require(
        elements.stream().noneMatch(it -> it.getAttribute("rel").equals("independent-parent")),
        "depends on another style, which has the rules");
    elements.forEach(this::checkValues);
    for (Element macro : elements(root.getElementsByTagName("macro"))) {
      macros.put(macro.getAttribute("name"), macro);
    }
    List<Element> bibliographies = elements(root.getElementsByTagName("bibliography"));
    require(bibliographies.size() == 1, "has no <bibliography>, the rules for lists of papers");
    size(bibliographies.getFirst());
  }

  private void checkValues(Element element) {
    NamedNodeMap values = element.getAttributes();
    for (int i = 0; i < values.getLength(); i++) {
      require(
          values.item(i).getNodeValue().length() <= LONGEST_VALUE,
          "has an attribute with more than %,d characters".formatted(LONGEST_VALUE));
    }
  }

  /** The size of an element with the macros that it calls. */
  private Size size(Element element) {
    Size size = Size.NONE;
    String macro = element.getAttribute("macro");
    if (!macro.isEmpty()) {
      size = called(macro);
    }
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        Size next = size(child);
        // the processor takes one branch of a choice
        size = element.getNodeName().equals("choose") ? size.or(next) : size.and(next);
      }
    }
    require(size.elements < MOST_ELEMENTS, "calls macros too often");
    require(size.depth < DEEPEST, TOO_DEEP);
    return new Size(size.elements + 1, size.depth + 1);
  }

  private Size called(String macro) {
    require(macros.containsKey(macro), "calls the macro %s, which it lacks".formatted(macro));
    Size known = sizes.get(macro);
    if (known == null) {
      require(open.add(macro), "has a macro that calls itself: " + macro);
      known = size(macros.get(macro));
      sizes.put(macro, known);
    }
    return known;
  }

  /** Quotes, entities and comments are of one form, which {@link ProcessorStyle} relies on. */
  private String text() {
    StringWriter text = new StringWriter();
    try {
      Transformer writer = TransformerFactory.newDefaultInstance().newTransformer();
      writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
      writer.transform(new DOMSource(document), new StreamResult(text));
      return text.toString();
    } catch (TransformerException e) {
      throw new UnusableStyle(name, "cannot be written: " + e.getMessage(), e);
    }
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new UnusableStyle(name, message);
    }
  }

  private static List<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  /**
   * Of the elements that the processor visits.
   *
   * @param depth the number of elements within each other
   */
  private record Size(long elements, int depth) {
    static final Size NONE = new Size(0, 0);

    Size and(Size other) {
      return new Size(elements + other.elements, Math.max(depth, other.depth));
    }

    Size or(Size other) {
      return new Size(Math.max(elements, other.elements), Math.max(depth, other.depth));
    }
  }
}
