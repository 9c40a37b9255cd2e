package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RecognizedIdentifierTest {
  @ParameterizedTest
  @CsvSource({
    "10.1145/359545.359563, doi:10.1145/359545.359563",
    "https://doi.org/10.1145/ABC, doi:10.1145/abc",
    "doi: 10.1145/ABC, doi:10.1145/abc",
    "1706.03762v5, arxiv:1706.03762",
    "arXiv:1706.03762, arxiv:1706.03762",
    "https://arxiv.org/abs/1706.03762, arxiv:1706.03762",
    "math.GT/0309136, arxiv:math/0309136",
    "978-0-13-468599-1, isbn:9780134685991",
    "ISBN 0-13-468599-7, isbn:9780134685991",
    "ISBN-13: 978 0 13 468599 1, isbn:9780134685991",
    "0001-0782, issn:00010782",
    "ISSN 00010782, issn:00010782",
    "12345678, pmid:12345678",
    "PMID: 123, pmid:123",
    "https://pubmed.ncbi.nlm.nih.gov/123/, pmid:123",
    "'  HTTPS://Example.org/A#b ', url:https://example.org/A#b",
  })
  void of_whenTheFormIsKnown_thenReadsTheScheme(String text, String identifier) {
    assertThat(RecognizedIdentifier.of(text)).hasToString(identifier);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "time, clocks", "10.1145", "WP-002", "doi:", "\u0000", "1-2-3"})
  void of_whenTheFormIsUnknown_thenIsInvalid(String text) {
    assertThatThrownBy(() -> RecognizedIdentifier.of(text)).isInstanceOf(InvalidValue.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-", "a.", "10.", "doi.org/", "9 "})
  void of_whenTheTextIsLong_thenIsReadAtOnce(String part) {
    String text = part.repeat(Identifier.MAX_LENGTH / part.length()) + "!";

    assertThatThrownBy(() -> RecognizedIdentifier.of(text)).isInstanceOf(InvalidValue.class);
  }
}
