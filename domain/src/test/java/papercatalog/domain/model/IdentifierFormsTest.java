package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/** One identifier, however it is written. */
final class IdentifierFormsTest {
  /** DynamoDB's limit of a sort key. */
  private static final int MAX_KEY_BYTES = 1_024;

  @ParameterizedTest
  @CsvSource({
    "DOI, 10.1145/ABC, 10.1145/abc",
    "DOI, doi: 10.1145/abc, 10.1145/abc",
    "DOI, https://doi.org/10.1145/abc, 10.1145/abc",
    "DOI, http://dx.doi.org/10.1145/ABC, 10.1145/abc",
    "DOI, doi.org/10.1002/%28SICI%291097, 10.1002/(sici)1097",
    "DOI, https://doi.org/10.1/a+b, 10.1/a+b",
    "DOI, https://doi.org/10.1/100%, 10.1/100%",
    "DOI, https://doi.org/10.1/%C3%A9, 10.1/é",
    "ARXIV, 1706.03762, 1706.03762",
    "ARXIV, arXiv:1706.03762v5, 1706.03762",
    "ARXIV, https://arxiv.org/abs/1706.03762v2, 1706.03762",
    "ARXIV, http://arxiv.org/pdf/1706.03762v7.pdf, 1706.03762",
    "ARXIV, hep-th/9901001, hep-th/9901001",
    "ISBN, 978-0-306-40615-7, 9780306406157",
    "ISBN, 0-306-40615-2, 9780306406157",
    "ISBN, 080442957x, 9780804429573",
    "ISSN, 0378-595x, 0378595X",
    "PMID, PMID: 123, 123",
    "PMID, https://pubmed.ncbi.nlm.nih.gov/123/, 123",
    "URL, HTTPS://Example.ORG/Some/Page, https://example.org/Some/Page",
    "URL, http://EXAMPLE.org, http://example.org",
  })
  void forms_ofOneIdentifier_areOne(IdentifierScheme scheme, String text, String value) {
    assertThat(Identifier.of(scheme, text).value()).isEqualTo(value);
    assertThat(Identifier.of(scheme, value)).isEqualTo(Identifier.of(scheme, text));
  }

  @Test
  void nothing_isNoIdentifier() {
    for (String text : new String[] {"", " ", "-", "doi:", "x".repeat(301), "a\nb"}) {
      IdentifierScheme scheme = text.equals("doi:") ? IdentifierScheme.DOI : IdentifierScheme.ISBN;
      assertThatThrownBy(() -> Identifier.of(scheme, text))
          .as(text)
          .isInstanceOf(InvalidValue.class);
    }
  }

  @Test
  void paper_isFoundByTheSchemesThatThereAre_andByNothingBlank() {
    Paper paper =
        paper("a", "2026").identifiers(Map.of("doi", "10.1/X", "issn", "-", "shelf", "1")).build();

    assertThat(Identifier.ofPaper(paper))
        .containsExactly(new Identifier(IdentifierScheme.DOI, "10.1/x"));
  }

  /** The value is free text: the delimiter in it is escaped, and so is what escapes it. */
  @Test
  void keys_ofDifferentIdentifiers_areDifferent_andNeverTooLong() {
    Identifier one = Identifier.of(IdentifierScheme.URL, "http://x/#a");
    Identifier other = Identifier.of(IdentifierScheme.URL, "http://x/%23a");
    assertThat(Keys.partition(KeyPrefix.IDENTIFIER, one))
        .isNotEqualTo(Keys.partition(KeyPrefix.IDENTIFIER, other));
    assertThat(Keys.partition(KeyPrefix.IDENTIFIER, one)).isEqualTo("IDENTIFIER#url:http://x/%23a");
    for (String character : new String[] {"%", "#", "\u20ac", "\ud83d\ude00"}) {
      String longest = character.repeat(Identifier.MAX_LENGTH / character.length());
      ItemKey key =
          Keys.link(
              new PaperId("a"),
              KeyPrefix.IDENTIFIER,
              Identifier.of(IdentifierScheme.ARXIV, longest));
      assertThat(key.sort().getBytes(UTF_8)).hasSizeLessThanOrEqualTo(MAX_KEY_BYTES);
    }
  }
}
