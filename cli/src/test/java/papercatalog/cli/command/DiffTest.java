package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.PublishedTable;

@Tag("slow")
final class DiffTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @BeforeAll
  static void publish() {
    Paper first = paper("revised", "2026").text(TextField.VERSION, "0.1").build();
    TABLE.givenPublished(
        first,
        PaperBuilder.from(first).text(TextField.VERSION, "0.2").build(),
        PaperBuilder.from(first).text(TextField.VERSION, "0.3").build(),
        paper("single", "2026").build());
  }

  @Test
  void diff_comparesTheCurrentVersionWithTheOneBefore_orThoseThatAreNamed() {
    assertThat(run("diff", "revised").expect(0).out())
        .isEqualTo("revision     2 -> 3\nversion      0.2 -> 0.3\n");
    assertThat(run("diff", "revised", "1").expect(0).out()).contains("0.1 -> 0.3");
    assertThat(run("diff", "revised", "1", "2").expect(0).out()).contains("0.1 -> 0.2");
    assertThat(run("diff", "revised", "3", "1").expect(0).out()).contains("0.3 -> 0.1");
  }

  @Test
  void diff_asJson_isOneObjectAField() {
    assertThat(run("diff", "revised", "--output=json").expect(0).json())
        .extracting(Object::toString)
        .isEqualTo(
            List.of(
                "{\"field\":\"revision\",\"before\":2,\"after\":3}",
                "{\"field\":\"version\",\"before\":\"0.2\",\"after\":\"0.3\"}"));
  }

  @Test
  void diff_ofAWithdrawnPaper_showsWhatItSaid() {
    TABLE.givenPublished(paper("withdrawn", "2026").text(TextField.LICENSE, "MIT").build());
    run("withdraw", "withdrawn", "--reason=Wrong.").expect(0);

    assertThat(run("diff", "withdrawn").expect(0).out())
        .contains("status       published -> withdrawn", "license      MIT -> (none)")
        .contains("statusReason (none) -> Wrong.");
  }

  @Test
  void diff_ofWhatIsNotThere_isOneLine() {
    assertFails("There is no paper unknown.", "unknown");
    assertFails("There is no paper unknown.", "unknown", "1", "2");
    assertFails("There is no revision 9 of a paper revised.", "revised", "9");
    assertFails("There is no revision 9 of a paper revised.", "revised", "1", "9");
    assertFails("There is no version of the paper single before revision 1.", "single");
  }

  @Test
  void diff_ofNonsense_isAUsageError() {
    assertThat(run("diff", "revised", "2", "2").expect(2).err())
        .startsWith("FROM and TO are both revision 2\n");
    assertThat(run("diff", "revised", "3").expect(2).err())
        .startsWith("FROM and TO are both revision 3\n");
    for (String number : List.of("0", "first", "1.5", "99999999999999999999")) {
      assertThat(run("diff", "revised", number).expect(2).err())
          .contains("FROM", "must be a whole number from 1 up");
    }
  }

  private static void assertFails(String message, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addFirst("diff");
    Run run = run(all.toArray(String[]::new)).expect(1);
    assertThat(run.err()).isEqualTo(message + "\n");
    assertThat(run.out()).isEmpty();
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
