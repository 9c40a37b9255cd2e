package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.onlyRejected;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Role;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** The same person twice in the byline of a document is one author and a notice. */
final class RepeatedAuthorTest {
  @ParameterizedTest
  @CsvSource({"Ada, author, AUTHOR_TWICE", "A. L., author, SHARED_HANDLE"})
  void document_keepsTheFirstPlaceAndRole(String name, String role, NoticeKind kind) {
    PaperEntry entry = onlyEntry(FileFormat.NDJSON, document(name, role, ""));

    assertThat(byline(entry)).isEqualTo("ada bob of 2");
    assertThat(entry.paper().authors().getFirst().role().text()).isEqualTo("author");
    assertThat(entry.notices()).extracting(Notice::kind).containsExactly(kind);
  }

  @Test
  void document_ofAnotherRole_hasBoth() {
    PaperEntry entry = onlyEntry(FileFormat.NDJSON, document("Ada", "editor", ""));

    assertThat(entry.paper().authors().getFirst().roles())
        .containsExactly(Role.AUTHOR, Role.EDITOR);
    assertThat(entry.notices()).isEmpty();
  }

  @Test
  void authorCount_countsTheRepeatedOrNot() {
    assertThat(
            byline(onlyEntry(FileFormat.NDJSON, document("Ada", "author", ",\"authorCount\":2"))))
        .isEqualTo("ada bob of 2");
    assertThat(
            byline(onlyEntry(FileFormat.NDJSON, document("Ada", "author", ",\"authorCount\":3"))))
        .isEqualTo("ada bob of 2");
    assertThat(
            byline(
                onlyEntry(
                    FileFormat.NDJSON,
                    document("Ada", "author", ",\"authorCount\":30,\"status\":\"withdrawn\""))))
        .isEqualTo("ada bob of 29");
    assertThat(
            onlyRejected(FileFormat.NDJSON, document("Ada", "author", ",\"authorCount\":4"))
                .reason())
        .startsWith("authorCount must be");
  }

  /** Where there is nowhere to leave a notice. */
  @Test
  void documentByItself_mustNameEachOnce() throws JsonProcessingException {
    var document = new ObjectMapper().readTree(document("Ada", "author", ""));

    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(() -> PaperDocument.read(document))
        .withMessage("authors must name each once");
  }

  private static String document(String name, String role, String members) {
    return """
    {"id":"k","title":"T","collection":"c","published":"2018","authors":[\
    {"handle":"ada","name":"Ada"},{"handle":"bob","name":"Bob"},\
    {"handle":"ada","name":"%s","role":"%s"}]%s}\
    """
        .formatted(name, role, members);
  }

  private static String byline(PaperEntry entry) {
    StringBuilder handles = new StringBuilder();
    entry.paper().authors().forEach(author -> handles.append(author.handle()).append(' '));
    return handles + "of " + entry.paper().authorCount();
  }
}
