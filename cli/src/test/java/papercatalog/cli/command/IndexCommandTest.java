package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

final class IndexCommandTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path folder;

  @BeforeEach
  void publish() {
    for (String id : List.of("old-1", "new-1")) {
      settled(paper(id, id.startsWith("old") ? "1999" : "2026").title("Paxos " + id).build());
    }
  }

  @Test
  void search_printsTheBestHitsAndTheirNumber() {
    run("rebuild").expect(0);
    Run newest = search("paxos&sort=newest&limit=1", "--format=text").expect(0);
    assertThat(newest.out()).startsWith("2026").contains("new-1").hasLineCount(1);
    assertThat(newest.err()).contains("total 2", "withAllWords 2", "asOf 20", "--all");
    assertThat(search("title:old paxos", "--all").expect(0).json())
        .extracting(line -> line.path("id").asText())
        .containsExactly("old-1");
    assertThat(Run.at(TABLE, "get", "/Search?q=old paxos", index()).expect(0).out())
        .contains("Paxos old-1");
    assertThat(search("nothing").expect(0).out()).contains("\"total\" : 0");
  }

  @Test
  void match_printsTheIdOfEachReference_orNothing() throws IOException {
    run("rebuild").expect(0);
    Path references = folder.resolve("references.txt");
    Files.writeString(
        references, "Lamport, L. (1999). Paxos old-1. CACM 2(3), 1-9.\n\nEco, U. (1980). Rose.\n");
    Run matched = Run.at(TABLE, "match", references.toString(), index()).expect(0);
    assertThat(matched.out().lines().map(line -> line.split(" +")[1]).toList())
        .containsExactly("old-1", "-");
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
      Files.writeString(references, "\ufeffLamport, L. (1999). Paxos old-1.", charset);
      assertThat(Run.at(TABLE, "match", references.toString(), index()).expect(0).out())
          .startsWith("1.00  old-1  Lamport");
    }
  }

  @Test
  void match_withCheck_showsTheDifferences_andFailsIfThereAreAny() throws IOException {
    Paper paper =
        paper("wrong-1", "1999").title("Leaders Explained to Busy Engineers Again").build();
    settled(PaperBuilder.from(paper).status(Status.RETRACTED).build());
    settled(
        PaperBuilder.from(paper)
            .id(new PaperId("right-1"))
            .title("How to Elect Leaders Without Clocks")
            .build());
    run("rebuild").expect(0);
    Path right = folder.resolve("right.txt");
    Files.writeString(
        right, "Lamport, L. (1999). How to elect leaders without clocks.\nEco, U. (1980). Rose.");
    assertThat(Run.at(TABLE, "match", right.toString(), index(), "--check").expect(0).out())
        .hasLineCount(2);

    Path wrong = folder.resolve("wrong.bib");
    Files.writeString(
        wrong,
        """
        @article{a, author = {Lamport, Leslie}, year = 1998,
          title = {Leaders Explained to Busy Engineers Again}}
        """);
    Run run = Run.at(TABLE, "match", wrong.toString(), index(), "--check").expect(1);
    assertThat(run.out())
        .contains("  wrong-1  Lamport")
        .endsWith("\n      year 1998 instead of 1999\n      the paper is retracted\n");
    Run json = Run.at(TABLE, "match", wrong.toString(), index(), "--check", "--output=json");
    assertThat(json.expect(1).lastJson().path("differences"))
        .hasToString(
            "[{\"kind\":\"year\",\"reference\":\"1998\",\"paper\":\"1999\"},"
                + "{\"kind\":\"retracted\",\"paper\":\"retracted\"}]");
    Run.at(TABLE, "match", wrong.toString(), index()).expect(0);
  }

  @Test
  void match_ofABibliography_needsNoYear_andSaysWhatItCannotRead() throws IOException {
    run("rebuild").expect(0);
    Path bibliography = folder.resolve("thesis.bib");
    Files.writeString(
        bibliography,
        """
        @article{a, author = {Lamport, Leslie}, title = {Paxos old-1}, year = 1999}
        @article{b, author = {Lamport, Leslie}, title = {Paxos old-1 in Four Words}}
        @misc{c, title = {Paxos old-1}}
        @article{d, title = {Unfinished
        """);
    Run matched = Run.at(TABLE, "match", bibliography.toString(), index()).expect(0);
    assertThat(matched.out().lines())
        .satisfiesExactly(
            line -> assertThat(line).contains("  old-1  Lamport, L. (1999)"),
            line -> assertThat(line).contains("  -  Lamport, L. (n.d.)"),
            line -> assertThat(line).endsWith(" (c): no authors and no editors"),
            line -> assertThat(line).contains("  -  ", " (d): "));
  }

  @Test
  void search_withoutAnIndex_saysWhatToDo() throws IOException {
    assertThat(search("paxos").expect(1).err()).contains("catalog index rebuild").hasLineCount(1);
    Path references = Files.writeString(folder.resolve("references.txt"), "Paxos old-1");
    assertThat(Run.at(TABLE, "match", references.toString(), index()).expect(1).err())
        .contains("There is no index");
    assertThat(Run.at(TABLE, "get", "/search?q=paxos").expect(2).err()).contains("--index DIR");
  }

  @Test
  void indexOfAnotherLayout_isOneLine_untilItIsRebuilt() throws IOException {
    run("rebuild").expect(0);
    Files.writeString(folder.resolve("index/manifest.txt"), "paper-catalog-index 99\n");
    assertThat(search("paxos").expect(1).err()).contains("rebuild it").hasLineCount(1);
    run("rebuild").expect(0);
    search("paxos").expect(0);
  }

  /** A writer of the index must not overwrite files of those who search it. */
  @Test
  void manifestThatNamesAPath_touchesNothing_untilItIsRebuilt() throws IOException {
    run("rebuild").expect(0);
    Path manifest = folder.resolve("index/manifest.txt");
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    Files.writeString(
        manifest, Files.readString(manifest).replace("end\n", "_x.tmp " + victim + " 41\nend\n"));
    for (String command : List.of("paxos", "verify")) {
      assertThat((command.equals("paxos") ? search(command) : run(command)).expect(1).err())
          .contains("rebuild the index");
    }
    assertThat(victim).hasContent("mine");
    run("rebuild").expect(0);
    search("paxos").expect(0);
  }

  @Test
  void missingManifest_isNoEmptyIndex_untilItIsRebuilt() throws IOException {
    run("rebuild").expect(0);
    Files.delete(folder.resolve("index/manifest.txt"));
    for (String command : List.of("paxos", "verify")) {
      assertThat((command.equals("paxos") ? search(command) : run(command)).expect(1).err())
          .contains("manifest of the index is missing");
    }
    assertThat(run("verify", "--repair").expect(1).err()).contains("missing");
    run("rebuild").expect(0);
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  @Test
  void takedown_leavesNoWordInTheIndex() throws IOException {
    settled(paper("taken-1", "2026").title("Xylographie").build());
    run("rebuild").expect(0);
    assertThat(words("index")).contains("xylograph");
    Run taken = Run.at(TABLE, "withdraw", "taken-1", "--take-down", "--yes", index()).expect(0);
    assertThat(taken.err()).contains("no longer has the words");
    assertThat(words("index")).doesNotContain("xylograph");
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");

    settled(paper("taken-2", "2026").title("Xylographie").build());
    run("verify", "--repair").expect(0);
    assertThat(words("index")).contains("xylograph");
    Run.at(TABLE, "delete", "taken-2", "--without-trace", "--yes", index()).expect(0);
    assertThat(words("index")).doesNotContain("xylograph");
  }

  @Test
  void takedown_withoutAnIndex_makesNone() {
    settled(paper("taken-3", "2026").build());
    Run.at(TABLE, "withdraw", "taken-3", "--take-down", "--yes", index()).expect(0);
    assertThat(folder.resolve("index")).doesNotExist();
    Run.at(TABLE, "withdraw", "taken-3", "--take-down", "--yes").expect(0);
  }

  @Test
  void erase_leavesNoWordInTheIndex() throws IOException {
    Namespace gone = Namespace.of(new TenantName("gone"));
    new Publisher(TABLE.table(gone), Clock.systemUTC())
        .publish(paper("theirs", "2026").title("Xylographie").build(), Replaceable.ANY);
    run("rebuild").expect(0);
    run("rebuild", "--tenant=gone").expect(0);
    assertThat(words("index/tenants/gone/index")).contains("xylograph");

    Run.at(TABLE, "erase", "--tenant=gone", "--yes", index()).expect(0);

    assertThat(words("index/tenants/gone/index")).doesNotContain("xylograph");
    assertThat(search("xylographie", "--tenant=gone").expect(0).out()).contains("\"total\" : 0");
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  /** All bytes of all files: Lucene stores the words of few papers as they are. */
  private String words(String place) throws IOException {
    StringBuilder words = new StringBuilder();
    try (Stream<Path> files = Files.list(folder.resolve(place).resolve("files"))) {
      for (Path file : files.toList()) {
        words.append(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return words.toString();
  }

  @Test
  void rebuild_aboveTheLimit_leavesTheIndex() throws IOException {
    run("rebuild").expect(0);
    String before = Files.readString(folder.resolve("index/manifest.txt"));
    assertThat(run("rebuild", "--max-mb=0").expect(1).err()).contains("searchMaxMB");
    assertThat(folder.resolve("index/manifest.txt")).hasContent(before);
  }

  @Test
  void rebuild_doesNotLosePapersThatChangeMeanwhile() throws IOException {
    try (DatedEndpoint engine = new DatedEndpoint(Run.endpoint(TABLE), Optional.empty())) {
      engine.afterFirst("BatchGetItem", this::change);
      assertThat(
              Run.catalog("index", "rebuild", "--endpoint=" + engine.uri(), index())
                  .expect(0)
                  .out())
          .contains("3 changed meanwhile");
    }
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
  }

  @Test
  void verify_findsEachDifference_andRepairsIt() {
    run("rebuild").expect(0);
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
    change();

    assertThat(run("verify").expect(1).out())
        .contains(
            added() + " not in the index",
            "new-1 the index has another revision",
            "old-1 only in the index",
            "3 flaws");
    assertThat(run("verify", "--repair", "--output=json").expect(0).json())
        .filteredOn(line -> line.path("repaired").asBoolean())
        .hasSize(3);
    assertThat(run("verify").expect(0).out()).contains("nothing wrong");
    assertThat(search("revised").expect(0).out()).contains("new-1");
  }

  @Test
  void paperOfTheLastMinutes_isNoFlaw() {
    run("rebuild").expect(0);
    publisher(Duration.ZERO).publish(paper("fresh", "2026").build(), Replaceable.ANY);
    assertThat(run("verify").expect(0).out()).contains("nothing wrong; 1 of the last two minutes");
    assertThat(run("verify", "--repair").expect(0).out()).contains("1 of the last two minutes");
    assertThat(run("verify").expect(0).out()).endsWith("nothing wrong\n");
  }

  @Test
  void indexOfATenant_hasItsPapersOnly_alsoInTheSamePlace() {
    Namespace acme = Namespace.of(new TenantName("acme"));
    new Publisher(TABLE.table(acme), Clock.systemUTC())
        .publish(paper("theirs", "2026").title("Paxos theirs").build(), Replaceable.ANY);
    run("rebuild").expect(0);
    assertThat(search("paxos", "--tenant=acme").expect(1).err()).contains("There is no index");
    run("rebuild", "--tenant=acme").expect(0);

    assertThat(search("paxos", "--tenant=acme").expect(0).out())
        .contains("theirs", "\"total\" : 1")
        .doesNotContain("new-1");
    assertThat(search("paxos").expect(0).out()).contains("new-1").doesNotContain("theirs");
    assertThat(run("verify", "--tenant=acme").expect(0).out()).contains("1 papers: nothing wrong");
  }

  private void change() {
    settled(paper(added(), "2026").build());
    settled(paper("new-1", "2026").title("Paxos revised").build());
    publisher(Duration.ofHours(1))
        .withdraw(new PaperId("old-1"), Optional.empty(), OptionalLong.empty());
  }

  /** Publishes an hour ago, so that the index should have the paper. */
  private static void settled(Paper paper) {
    publisher(Duration.ofHours(1)).publish(paper, Replaceable.ANY);
  }

  private static Publisher publisher(Duration ago) {
    return new Publisher(
        TABLE.table(Namespace.NONE), Clock.offset(Clock.systemUTC(), ago.negated()));
  }

  /** An id that only this test uses. */
  private String added() {
    return "added-" + folder.getFileName();
  }

  private String index() {
    return "--index=" + folder.resolve("index");
  }

  private Run search(String query, String... options) {
    return Run.at(
        TABLE,
        Stream.of(Stream.of("get", "/search?q=" + query), Stream.of(options), Stream.of(index()))
            .flatMap(it -> it)
            .toArray(String[]::new));
  }

  private Run run(String... arguments) {
    return Run.at(
        TABLE,
        Stream.of(Stream.of("index"), Stream.of(arguments), Stream.of(index()))
            .flatMap(it -> it)
            .toArray(String[]::new));
  }
}
