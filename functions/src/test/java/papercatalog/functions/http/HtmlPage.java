package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import papercatalog.domain.pattern.AccessPattern;

/** A page as a browser asks for it and reads it. */
final class HtmlPage {
  static final String HOST = "papers.example.org";
  static final String ORIGIN = "https://" + HOST;

  /** What Firefox sends. */
  private static final String BROWSER =
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

  private HtmlPage() {}

  static TestRequest request(AccessPattern<?> pattern, String value) {
    return asked(TestRequest.to(pattern, value));
  }

  static TestRequest asked(TestRequest request) {
    return request.header("accept", BROWSER).header("host", HOST);
  }

  /** The page of an answer with 200. */
  static Document of(TestAnswer answer) {
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return parsed(answer);
  }

  /** The page of an answer, with any status. */
  static Document parsed(TestAnswer answer) {
    assertThat(answer.headers()).containsEntry("Content-Type", "text/html; charset=utf-8");
    return Jsoup.parse(answer.body(), ORIGIN);
  }

  /** The texts of all that a selector finds. */
  static List<String> texts(Document page, String selector) {
    return page.select(selector).eachText();
  }

  /** What the definition list says of a name. */
  static String particular(Document page, String name) {
    return page.select("dt").stream()
        .filter(term -> term.text().equals(name))
        .map(term -> term.nextElementSibling().text())
        .findFirst()
        .orElse("");
  }

  /** The contents of a tag in the head, in their order. */
  static List<String> tags(Document page, String name) {
    return page.select("head meta[name=" + name + "]").eachAttr("content");
  }
}
