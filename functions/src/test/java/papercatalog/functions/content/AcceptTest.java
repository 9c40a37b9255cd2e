package papercatalog.functions.content;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.Format.ATOM;
import static papercatalog.domain.pattern.Format.BIBTEX;
import static papercatalog.domain.pattern.Format.CITATION;
import static papercatalog.domain.pattern.Format.CSL;
import static papercatalog.domain.pattern.Format.HTML;
import static papercatalog.domain.pattern.Format.JSON;
import static papercatalog.domain.pattern.Format.RIS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.Format;

final class AcceptTest {
  private static final List<Format> ALL = List.of(JSON, HTML, BIBTEX, RIS, CSL, CITATION, ATOM);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application/json | JSON",
        "text/html | HTML",
        "application/x-bibtex | BIBTEX",
        "text/x-bibtex | BIBTEX",
        "application/x-research-info-systems | RIS",
        "application/vnd.citationstyles.csl+json | CSL",
        "application/atom+xml | ATOM",
        "TEXT/HTML | HTML",
        "Application/Atom+XML | ATOM",
        "*/* | JSON",
        "text/* | HTML",
        "TEXT/* | HTML",
        "application/* | JSON",
      })
  void preferred_ofOneRange_isTheFirstFormatInIt(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  /** As these clients send it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Firefox, Chrome, Safari
        "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
            + " | HTML",
        "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8 | HTML",
        // The first Edge
        "text/html, application/xhtml+xml, image/jxr, */* | HTML",
        // curl and Go; axios; jQuery; Java
        "*/* | JSON",
        "application/json, text/plain, */* | JSON",
        "application/json, text/javascript, */*; q=0.01 | JSON",
        "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2 | HTML",
        // Feed readers
        "application/atom+xml,application/rss+xml;q=0.9,application/xml;q=0.8,text/xml;q=0.7,"
            + "*/*;q=0.1 | ATOM",
        "application/rss+xml, application/rdf+xml;q=0.8, application/atom+xml;q=0.6,"
            + " application/xml;q=0.4, text/xml;q=0.4 | ATOM",
        // Clients of DOI resolvers
        "application/vnd.citationstyles.csl+json, application/json;q=0.5 | CSL",
        "application/vnd.citationstyles.csl+json, application/json | CSL",
        "application/x-bibtex; charset=utf-8 | BIBTEX",
      })
  void preferred_ofClients_isWhatTheyWant(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text/html;q=0.5, application/json;q=0.6 | JSON",
        "text/html;q=0.6, application/json;q=0.5 | HTML",
        "text/html;q=0.501, application/json;q=0.5 | HTML",
        "text/html;Q=0.5, application/json;Q=0.4 | HTML",
        "text/html ; q=0.5 , application/json ; q=0.4 | HTML",
        "text/html;q=0.001, image/png | HTML",
        "text/html;q=1.000, application/json;q=0.999 | HTML",
        "text/html;q=1., application/json;q=0. | HTML",
        "text/html;level=1;q=0.5, application/json;q=0.4 | HTML",
        "text/html;q=0.5;ext=1, application/json;q=0.4 | HTML",
        "application/json;q=0.99999, text/html;q=0.5 | JSON",
        "application/json;q=7, text/html | JSON",
      })
  void preferred_ofWeights_isTheHeaviest(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "*/*, application/json;q=0.1 | HTML",
        "*/*;q=0.5, text/*;q=0.1, text/html;q=0.9 | HTML",
        "text/html;q=0.9, text/*;q=0.1, */*;q=0.5 | HTML",
        "application/*;q=0.9, application/json;q=0.1, text/html;q=0.5 | BIBTEX",
        "application/*;q=0, */*;q=0.1 | HTML",
        "*/*, application/json;q=0 | HTML",
        "text/x-bibliography; style=apa, application/json;q=0.9, text/plain;q=0.5 | CITATION",
        "text/plain;q=0, text/x-bibliography | CITATION",
        "text/x-bibtex;q=0, application/x-bibtex | BIBTEX",
        "application/*;q=0, text/html;q=0, text/*;q=0.5 | CITATION",
        "text/html;level=1;q=0.3, text/html;q=0.7, application/json;q=0.5 | HTML",
        "text/html;q=0.3, text/html;level=1;q=0.7, application/json;q=0.5 | JSON",
      })
  void preferred_whenRangesOverlap_takesTheWeightOfTheMostSpecific(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text/html, */* | HTML",
        "*/*, text/html | HTML",
        "application/*, application/x-bibtex | BIBTEX",
        "text/html, application/json | HTML",
        "application/json, text/html | JSON",
        "text/*, application/* | HTML",
        "application/x-bibtex;q=0.5, application/atom+xml;q=0.50 | BIBTEX",
      })
  void preferred_ofEqualWeights_isNamedMoreCloselyOrFirst(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "image/png",
        "*/*;q=0",
        "*/*;q=0.000",
        "application/json;q=0",
        "text/html;q=0, image/*",
        "application/rss+xml, application/xml",
        "text/htm",
        "text/html5",
        "texts/*",
        "*/html",
        "image/png;q=x, image/png",
      })
  void preferred_whenNoneIsTaken_isEmpty(String header) {
    assertThat(Accept.preferred(header, ALL)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ",",
        ",,;,",
        "*",
        "html",
        "/",
        "/html",
        "text/",
        ";q=1",
        "q=0",
        "text/html;q=",
        "text/html;q=x",
        "text/html;q=0.5x",
        "text/html;q=-1",
        "text/html;q=0.5.5",
        "text/html;q=.",
        "\"text/html",
        "\"text/html, application/x-bibtex\"",
        "\\",
        "🤷"
      })
  void preferred_ofWhatFollowsNoGrammar_isAsIfThereWereNoHeader(String header) {
    assertThat(Accept.preferred(header, ALL)).contains(JSON);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text/html;q=x, application/x-bibtex;q=0.1 | BIBTEX",
        "nonsense, application/x-bibtex | BIBTEX",
        ",, application/x-bibtex,, | BIBTEX",
        "application/x-bibtex;, nonsense;q=1 | BIBTEX",
        "text/html;a=\"x, application/json;q=1\";q=0.4, application/x-bibtex;q=0.5 | BIBTEX",
        "text/html;a=\"\\\"q=0;\", application/x-bibtex;q=0.5 | HTML",
      })
  void preferred_leavesOutWhatFollowsNoGrammar(String header, Format format) {
    assertThat(Accept.preferred(header, ALL)).contains(format);
  }

  @Test
  void preferred_ofVeryManyRanges_readsThemAll() {
    String header = "image/png;q=0.9,".repeat(500) + "application/x-bibtex;q=0.1";

    assertThat(Accept.preferred(header, ALL)).contains(BIBTEX);
  }

  @Test
  void preferred_ofFewFormats_isAmongThem() {
    assertThat(Accept.preferred("application/atom+xml, */*;q=0.1", List.of(JSON, HTML)))
        .contains(JSON);
    assertThat(Accept.preferred("application/atom+xml, text/*;q=0.1", List.of(JSON, HTML)))
        .contains(HTML);
    assertThat(Accept.preferred("application/atom+xml", List.of(JSON, HTML))).isEmpty();
  }
}
