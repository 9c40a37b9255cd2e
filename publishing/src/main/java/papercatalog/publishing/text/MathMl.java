package papercatalog.publishing.text;

import module java.base;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.ParseSettings;
import org.jsoup.parser.Parser;
import papercatalog.citations.latex.MathNode;
import papercatalog.citations.latex.MathNode.Accented;
import papercatalog.citations.latex.MathNode.Digits;
import papercatalog.citations.latex.MathNode.Fraction;
import papercatalog.citations.latex.MathNode.Letters;
import papercatalog.citations.latex.MathNode.Operator;
import papercatalog.citations.latex.MathNode.Root;
import papercatalog.citations.latex.MathNode.Scripts;
import papercatalog.citations.latex.MathNode.Sequence;
import papercatalog.citations.latex.MathNode.Space;

/** Reads MathML, with or without a prefix. */
final class MathMl {
  /** Signs over a letter, each with its combining mark. */
  private static final String ACCENTS =
      "¯\u0304‾\u0304^\u0302ˆ\u0302~\u0303˜\u0303→\u20D7˙\u0307¨\u0308";

  /** Deeper formulas are read as text. */
  private static final int MAX_DEPTH = 50;

  private static final Pattern INVISIBLE = Pattern.compile("[\\u2061-\\u2064\\s]+");

  private MathMl() {}

  /** The formula inside a {@code math} element. */
  static MathNode of(String content) {
    Parser parser = Parser.xmlParser().settings(ParseSettings.htmlDefault);
    Element math = Jsoup.parse("<math>" + content + "</math>", "", parser).child(0);
    return isDeep(math) ? new Letters(math.text().strip()) : row(math.children());
  }

  private static boolean isDeep(Element math) {
    Deque<List<Element>> levels = new ArrayDeque<>(List.of(math.children()));
    for (int depth = 0; depth < MAX_DEPTH && !levels.isEmpty(); depth++) {
      List<Element> next = new ArrayList<>();
      levels.remove().forEach(element -> next.addAll(element.children()));
      if (!next.isEmpty()) {
        levels.add(next);
      }
    }
    return !levels.isEmpty();
  }

  private static MathNode row(List<Element> children) {
    return new Sequence(children.stream().map(MathMl::node).toList());
  }

  private static MathNode node(Element element) {
    List<Element> children = element.children();
    String name = element.tagName().replaceFirst("^.*:", "");
    return switch (name) {
      case "annotation", "annotation-xml", "mphantom", "none", "mprescripts" -> MathNode.NONE;
      case "mspace" -> new Space();
      case "mn" -> new Digits(element.text().strip());
      case "mo" -> new Operator(INVISIBLE.matcher(element.text()).replaceAll("").replace('-', '−'));
      case "mi" -> new Letters(element.text().strip());
      case "mtext" -> new Letters(element.wholeText());
      case "mfenced" -> fenced(element);
      case "semantics" -> children.isEmpty() ? MathNode.NONE : node(children.getFirst());
      case "mmultiscripts" -> scripts(children);
      case "msqrt" -> new Root(row(children));
      default ->
          switch (children.size()) {
            case 0 -> new Letters(element.text().strip());
            case 2 -> pair(name, children);
            case 3 -> triple(name, children);
            default -> row(children);
          };
    };
  }

  private static MathNode pair(String name, List<Element> children) {
    MathNode first = node(children.getFirst());
    MathNode second = node(children.getLast());
    String sign = children.getLast().text().strip();
    int accent = sign.length() == 1 ? ACCENTS.indexOf(sign) : -1;
    return switch (name) {
      case "mfrac" -> new Fraction(first, second);
      case "msub", "munder" -> new Scripts(first, second, MathNode.NONE);
      case "msup" -> new Scripts(first, MathNode.NONE, second);
      case "mover" ->
          accent >= 0
              ? new Accented(first, ACCENTS.substring(accent + 1, accent + 2))
              : new Scripts(first, MathNode.NONE, second);
      case "mroot" -> new Scripts(first, MathNode.NONE, new Fraction(new Digits("1"), second));
      default -> row(children);
    };
  }

  private static MathNode triple(String name, List<Element> children) {
    return switch (name) {
      case "msubsup", "munderover" ->
          new Scripts(node(children.get(0)), node(children.get(1)), node(children.get(2)));
      default -> row(children);
    };
  }

  /** A base, pairs of scripts behind it, and pairs before it. */
  private static MathNode scripts(List<Element> children) {
    List<MathNode> nodes = new ArrayList<>();
    MathNode base = children.isEmpty() ? MathNode.NONE : node(children.getFirst());
    boolean behind = true;
    for (int i = 1; i + 1 < children.size(); i++) {
      if (children.get(i).tagName().endsWith("mprescripts")) {
        behind = false;
        continue;
      }
      MathNode below = node(children.get(i));
      MathNode above = node(children.get(++i));
      if (behind) {
        base = new Scripts(base, below, above);
      } else {
        nodes.add(new Scripts(MathNode.NONE, below, above));
      }
    }
    nodes.add(base);
    return new Sequence(nodes);
  }

  private static MathNode fenced(Element element) {
    String separators = element.hasAttr("separators") ? element.attr("separators").strip() : ",";
    List<MathNode> nodes = new ArrayList<>();
    nodes.add(new Operator(element.hasAttr("open") ? element.attr("open") : "("));
    for (Element child : element.children()) {
      if (nodes.size() > 1 && !separators.isEmpty()) {
        nodes.add(new Operator(separators.substring(0, 1)));
      }
      nodes.add(node(child));
    }
    nodes.add(new Operator(element.hasAttr("close") ? element.attr("close") : ")"));
    return new Sequence(nodes);
  }
}
