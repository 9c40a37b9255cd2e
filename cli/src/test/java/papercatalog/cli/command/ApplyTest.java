package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.record.Records;

final class ApplyTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @TempDir private Path directory;

  @Test
  void apply_ofRevisionThree_ontoRevisionFive_keepsBoth() throws IOException {
    givenFiveRevisions("five");
    String copy = run("get", "/papers/five/versions/3", "--format=record").expect(0).out();
    Path mail =
        file(
            "mail.txt",
            "Dear editors,\n\n" + copy.replace("\"Venue 3\"", "\"Right venue\"") + "\nAda");

    Run dry = run("apply", mail.toString(), "--dry-run").expect(0);
    assertThat(dry.out())
        .startsWith("venue        Venue 3 -> Right venue\nrevised    paper five, revision 6: ")
        .contains("Nothing was written.");
    assertThat(stored("five").revision()).isEqualTo(5);

    Paper before = stored("five");
    assertThat(run("apply", mail.toString()).expect(0).out())
        .startsWith("venue        Venue 3 -> Right venue\nrevised    paper five, revision 6: ");
    Paper after = stored("five");
    assertThat(after)
        .isEqualTo(
            PaperBuilder.from(before)
                .text(TextField.VENUE, "Right venue")
                .revision(6)
                .updatedAt(after.updatedAt())
                .build());

    TABLE.requests().clear();
    assertThat(run("apply", mail.toString()).expect(0).out())
        .startsWith("unchanged  paper five, revision 6\n1 entry: 1 unchanged\n");
    assertThat(stored("five")).isEqualTo(after);
  }

  @Test
  void apply_ofAConflict_namesThreeValues_andAppliesNothingOfIt() throws IOException {
    givenFiveRevisions("conflicting");
    Path file =
        file(
            "patch.json",
            "{\"id\":\"conflicting\",\"revision\":3,\"title\":\"Mine\",\"venue\":\"V\"}");

    assertThat(run("apply", file.toString()).expect(1).err())
        .contains(
            "patch.json:1 (conflicting): failed: title was \"Title 3\", the correction says"
                + " \"Mine\", and the paper now says \"Title 5\". Nothing of this correction was"
                + " applied: correct revision 5.");
    JsonNode line = run("apply", file.toString(), "--output=json").expect(1).json().getFirst();
    assertThat(line.path("code").asText()).isEqualTo("conflict");
    assertThat(line.path("conflicts"))
        .hasToString(
            "[{\"member\":\"title\",\"base\":\"Title 3\",\"correction\":\"Mine\","
                + "\"current\":\"Title 5\"}]");
    assertThat(stored("conflicting").revision()).isEqualTo(5);
  }

  @Test
  void apply_ofManyInBulk_losesNothingThatItDoesNotName() throws IOException {
    List<Paper> papers =
        IntStream.range(0, 20)
            .mapToObj(
                i ->
                    paper("bulk-" + i, "2026")
                        .text(TextField.ABSTRACT, "Abstract " + i)
                        .identifiers(Map.of("doi", "10.1/b" + i))
                        .build())
            .toList();
    TABLE.givenPublished(papers.toArray(Paper[]::new));
    StringBuilder lines = new StringBuilder();
    papers.forEach(
        it ->
            lines.append(
                "{\"id\":\"%s\",\"revision\":1,\"title\":\"T %1$s\"}\n".formatted(it.id())));
    lines.append("{\"id\":\"unknown\",\"title\":\"T\"}\n{\"id\":\"bulk-1\",\"colour\":1}\n");

    Run run = run("apply", file("bulk.ndjson", lines.toString()).toString()).expect(1);

    assertThat(run.out()).contains("22 entries: 20 revised, 1 failed, 1 rejected");
    assertThat(run.err())
        .contains("(unknown): failed: There is no paper unknown.")
        .contains("(bulk-1): rejected: colour must be left out");
    for (Paper paper : papers) {
      Paper after = stored(paper.id().value());
      assertThat(after)
          .isEqualTo(
              PaperBuilder.from(paper)
                  .title("T " + paper.id())
                  .revision(2)
                  .createdAt(after.createdAt())
                  .updatedAt(after.updatedAt())
                  .build());
    }
  }

  @Test
  void apply_ofTwoCorrectionsOfOnePaper_saysTheSameInADryRun() throws IOException {
    TABLE.givenPublished(paper("twice", "2026").title("A").build());
    Path file =
        file(
            "two.ndjson",
            """
            {"id":"twice","revision":1,"title":"B"}
            {"id":"twice","revision":1,"venue":"V"}
            {"id":"TWICE","revision":1,"title":"C"}
            """);

    Run dry = run("apply", file.toString(), "--dry-run").expect(1);
    Run real = run("apply", file.toString()).expect(1);

    assertThat(dry.err())
        .contains("title was \"A\", the correction says \"C\", and the paper now says \"B\"");
    assertThat(real.err())
        .contains("title was \"A\", the correction says \"C\", and the paper now says \"B\"");
    assertThat(stored("twice").title()).isEqualTo("B");
    assertThat(stored("twice").venue()).contains("V");
  }

  @Test
  void apply_toAWithdrawnPaper_orAnUnknownRevision_fails() throws IOException {
    TABLE.givenPublished(paper("gone", "2026").build(), paper("there", "2026").build());
    run("withdraw", "gone").expect(0);
    Path file =
        file(
            "gone.ndjson",
            "{\"id\":\"gone\",\"title\":\"T\"}\n"
                + "{\"id\":\"there\",\"revision\":9,\"title\":\"T\"}\n");

    assertThat(run("apply", file.toString()).expect(1).err())
        .contains("(gone): failed: ", "withdrawn")
        .contains("(there): failed: There is no revision 9 of a paper there.");
  }

  private void givenFiveRevisions(String id) {
    for (int i = 1; i <= 5; i++) {
      TABLE.givenPublished(
          paper(id, "2026")
              .title("Title " + i)
              .text(TextField.VENUE, "Venue " + Math.min(i, 3))
              .build());
    }
  }

  private Paper stored(String id) {
    return new Records(TABLE.table(Namespace.NONE), Clock.systemUTC())
        .paper(new PaperId(id))
        .orElseThrow();
  }

  private Path file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content);
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
