package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IdentifierTest {
  @ParameterizedTest
  @ValueSource(strings = {"WP-002", "0", "P18-1001", "a.b_c-d", "Z"})
  void paperId_keepsItsBytes(String id) {
    assertThat(new PaperId(id).value()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-a",
        ".a",
        "_a",
        "a#b",
        "a/b",
        "a%b",
        "a?b",
        "a b",
        "a\n",
        "ä",
        "a\u0000",
        "hep-th/9901001",
        "WP\u2010002",
        "1\u0660"
      })
  void paperId_outsideItsGrammar_isRefused(String id) {
    assertThatThrownBy(() -> new PaperId(id))
        .isInstanceOf(InvalidValue.class)
        .hasMessage("paper id must match [A-Za-z0-9][A-Za-z0-9._-]{0,127}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "-a", "a_b", "a.b", "a#b", "ä", "Leslie-Lamport", "a\n"})
  void slug_outsideItsGrammar_isRefused(String slug) {
    assertThatThrownBy(() -> new AuthorHandle(slug)).isInstanceOf(InvalidValue.class);
    assertThatThrownBy(() -> new CollectionName(slug)).isInstanceOf(InvalidValue.class);
    assertThatThrownBy(() -> new TopicName(slug)).isInstanceOf(InvalidValue.class);
  }

  @Test
  void length_atItsLimit_isAccepted_andBeyondRefused() {
    assertThat(new PaperId("a".repeat(128)).value()).hasSize(128);
    assertThatThrownBy(() -> new PaperId("a".repeat(129))).isInstanceOf(InvalidValue.class);
    assertThat(new TopicName("a".repeat(64)).value()).hasSize(64);
    assertThatThrownBy(() -> new TopicName("a".repeat(65))).isInstanceOf(InvalidValue.class);
  }
}
