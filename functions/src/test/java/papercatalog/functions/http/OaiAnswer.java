package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import papercatalog.domain.harvest.HarvestPatterns;

/** An answer of A17, which is valid by the schemas if their folder is given. */
record OaiAnswer(TestAnswer answer, Document xml) {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Asks by GET, as a client encodes the arguments. */
  static OaiAnswer get(Functions functions, String query) {
    return of(functions, "GET", query, "");
  }

  static OaiAnswer post(Functions functions, String form) {
    return of(functions, "POST", "", form);
  }

  private static OaiAnswer of(Functions functions, String method, String query, String form) {
    byte[] bytes = functions.invoke(HarvestPatterns.HARVEST_PAPERS, event(method, query, form));
    TestAnswer answer = TestAnswer.read(bytes);
    assertThat(answer.status()).as(query + form).isEqualTo(200);
    assertThat(answer.header("Content-Type")).contains("text/xml; charset=utf-8");
    OaiSchemas.assertValid(answer.body());
    return new OaiAnswer(answer, Jsoup.parse(answer.body(), "", Parser.xmlParser()));
  }

  static byte[] event(String method, String query, String form) {
    ObjectNode event = JSON.objectNode();
    event.put("version", "2.0").put("rawPath", "/oai").put("rawQueryString", query);
    byte[] sent = form.getBytes(StandardCharsets.UTF_8);
    event.put("body", Base64.getEncoder().encodeToString(sent)).put("isBase64Encoded", true);
    event.putObject("headers").put("host", "papers.example.org");
    event.putObject("requestContext").putObject("http").put("method", method);
    return event.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The texts of all elements of a name. */
  List<String> texts(String name) {
    return xml.getElementsByTag(name).stream().map(Element::wholeText).toList();
  }

  /** The ids of the papers, {@code -} before a deleted one. */
  List<String> ids() {
    return xml.getElementsByTag("header").stream()
        .map(
            header -> {
              String identifier = header.getElementsByTag("identifier").text();
              String id = identifier.substring(identifier.lastIndexOf(':') + 1);
              return header.attr("status").equals("deleted") ? "-" + id : id;
            })
        .toList();
  }

  /** The codes of its errors. */
  List<String> errors() {
    return xml.getElementsByTag("error").eachAttr("code");
  }

  Instant responseDate() {
    return Instant.parse(texts("responseDate").getFirst());
  }

  /** The token of the next page. */
  Optional<String> token() {
    return texts("resumptionToken").stream().filter(text -> !text.isEmpty()).findFirst();
  }

  Optional<String> requests() {
    return answer.header("X-DynamoDB-Requests");
  }
}
