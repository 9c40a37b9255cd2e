package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cursors made by an attacker who has read the source: there is no secret in them. */
final class ForgedCursorTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.numbered(12));

  private static final TestRequest SOSP =
      TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "2");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#",
        "2003",
        "2003-05-17",
        "2003-05-17#",
        "#p-005",
        "2003-05-17#p-005#",
        "2003#a#b",
        "soon#p-005",
        "2003-13#p-005",
        "2003-05-17#a b",
        "2003-05-17#é",
        "2003-05-17#a/b",
        "2003-05-17\u0000#p-005",
        "DATE#2003-05-17#p-005",
        "PAPER#p-005"
      })
  void cursor_forgedWithAPositionThatIsNone_isRefused(String position) {
    assertInvalid(forged(position.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void cursor_forgedWithBytesThatAreNoText_isRefused() {
    assertInvalid(forged(new byte[] {(byte) 0xC3, 0x28, (byte) 0xFF, '#', 'a'}));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2003-05-17#zzz", "2001#unknown", "0000#a", "9999-12-31T23:59:59Z#Z"})
  void cursor_forgedWithAnotherPosition_staysInItsList(String position) {
    TestAnswer answer =
        CATALOG.answer(SOSP.query("cursor", forged(position.getBytes(StandardCharsets.UTF_8))));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.ids())
        .isEqualTo(
            TestPapers.numbered(12).reversed().stream()
                .filter(paper -> (paper.published() + "#" + paper.id()).compareTo(position) < 0)
                .map(paper -> paper.id().value())
                .limit(2)
                .toList());
  }

  @Test
  void cursor_forgedWithAPositionBeyondTheRange_isRefused() {
    TestRequest range = SOSP.query("from", "2001").query("until", "2002");
    String cursor = CATALOG.answer(range).nextCursor();

    for (String position : new String[] {"2000-12-31#p-005", "2003#p-005", "9999#p-005"}) {
      String forged = ForgedCursor.like(cursor, position.getBytes(StandardCharsets.UTF_8));
      CATALOG.answer(range.query("cursor", forged)).assertProblem(400, "invalid-cursor");
    }
  }

  private static void assertInvalid(String cursor) {
    CATALOG.answer(SOSP.query("cursor", cursor)).assertProblem(400, "invalid-cursor");
  }

  private static String forged(byte[] position) {
    return ForgedCursor.like(CATALOG.answer(SOSP).nextCursor(), position);
  }
}
