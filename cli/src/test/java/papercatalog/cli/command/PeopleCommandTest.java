package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.maintenance.Erasure;

/** {@code people}, in a catalog and in that of a tenant; aliases in backups. */
final class PeopleCommandTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @TempDir private Path directory;

  @ParameterizedTest
  @FieldSource("papercatalog.domain.Thorough#TENANTS")
  void people_areSetRight_andABackupHasTheAliases(String tenant) throws IOException {
    Namespace catalog = Namespace.named(tenant);
    for (Paper paper :
        List.of(
            by("a", "ada-lovelace", "Ada Lovelace"),
            by("b", "a-lovelace", "A. Lovelace"),
            by("c", "lovelace-ada", "Lovelace, Ada"),
            by("d", "wei-wang", "Wei Wang"),
            by("e", "wei-wang", "Wei Wang"))) {
      TABLE.publisher(catalog).publish(paper);
    }

    String duplicates = run(tenant, "people", "duplicates").expect(0).out();
    assertThat(duplicates.lines()).hasSize(1).allMatch(it -> it.contains("why"));
    Path file = directory.resolve("people.ndjson");
    Files.writeString(file, duplicates);
    assertThat(run(tenant, "people", "apply", file.toString(), "--dry-run").expect(0).out())
        .contains("2 papers, 2 aliases");
    Files.writeString(
        file,
        """
        {"handle": "ada-lovelace", "homepage": "https://example.org/", "sameAs": ["a-lovelace", "lovelace-ada"]}
        {"handle": "wei-wang-2", "sameAs": [{"name": "Wei Wang", "collection": "collection"}], "note": "all"}
        """);

    assertThat(run(tenant, "people", "apply", file.toString(), "--dry-run").expect(0).out())
        .startsWith("Nothing was written. It would be 4 papers, 2 aliases, 4 profiles: ");
    assertThat(run(tenant, "people", "apply", file.toString()).expect(0).out())
        .startsWith("4 papers, 2 aliases, 4 profiles: ");
    assertThat(run(tenant, "people", "apply", file.toString()).expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles: 0 items written");
    assertThat(papersOf(tenant, "ada-lovelace").expect(0).out().lines()).hasSize(3);
    assertThat(run(tenant, "get", "/authors?startsWith=Lov", "--format=text").expect(0).out())
        .isEqualTo("ada-lovelace                  Ada Lovelace\n");
    assertThat(run(tenant, "author", "a-lovelace").expect(1).err())
        .contains("The author a-lovelace is now ada-lovelace.");

    run(tenant, "people", "rename", "ada-lovelace", "ada").expect(0);
    assertThat(run(tenant, "people", "rename", "ada-lovelace", "ada").expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles: ");
    run(tenant, "people", "split", "wei-wang-2", "wei-wang-3", "--papers", "e").expect(0);
    assertThat(run(tenant, "author", "wei-wang-3").expect(0).out()).contains("Wei Wang");
    assertThat(run(tenant, "people", "rename", "ada-lovelace", "typo").expect(1).err())
        .contains("The author ada-lovelace is now ada.");
    assertThat(split(tenant, "a-lovelace", "b").expect(1).err()).contains("is now ada.");
    assertThat(split(tenant, "wei-wang-2", "nope").expect(1).err())
        .contains("There is no paper nope.");
    assertThat(split(tenant, "wei-wang-2", "d,b").expect(1).err())
        .contains("The paper b does not name wei-wang-2.");
    assertThat(run(tenant, "author", "typo").expect(1).err()).contains("There is no author typo.");
    assertThat(run(tenant, "people", "rename", "wei-wang-2", "wei-wang-3").expect(1).err())
        .contains("use merge, which also completes an interrupted rename");
    run(tenant, "people", "merge", "wei-wang-3", "ada").expect(0);
    assertThat(run(tenant, "people", "merge", "nobody", "ada").expect(1).err()).contains("nobody");
    assertThat(run(tenant, "people", "merge", "ada", "ada").expect(2).err())
        .contains("Both handles are ada");
    run(tenant, "collection", "collection", "--rename", "sosp").expect(0);
    run(tenant, "collection", "collection", "--rename", "sosp").expect(0);
    assertThat(run(tenant, "collection", "typo", "--rename", "sosp").expect(1).err())
        .contains("There is no collection typo");
    assertThat(run(tenant, "people", "rename", "ada", "wei-wang-2").expect(1).err())
        .contains("use merge");
    assertThat(papersOf(tenant, "ada").expect(0).out().lines()).hasSize(4);
    assertThat(run(tenant, "get", "/collections", "--format=text").expect(0).out())
        .containsPattern("sosp +\\(5\\)")
        .doesNotContain("collection");
    assertThat(run(tenant, "verify").expect(0).out()).contains("nothing wrong");

    Path backup = directory.resolve("backup.ndjson");
    run(tenant, "backup", backup.toString()).expect(0);
    assertThat(Files.readString(backup))
        .contains("\"name\":\"a-lovelace\",\"sameAs\":\"ada\"", "\"kind\":\"collection\"");
    run("copy", "restore", backup.toString()).expect(0);
    assertThat(run("copy", "author", "lovelace-ada").expect(1).err()).contains("is now ada");
    assertThat(run("copy", "verify").expect(0).out()).contains("nothing wrong");
    String[] authors = {"get", "/authors?startsWith=wang", "--all"};
    assertThat(run("copy", authors).expect(0).out())
        .isEqualTo(run(tenant, authors).expect(0).out())
        .contains("\"wei-wang-2\"")
        .doesNotContain("wei-wang-3");
    new Erasure(TABLE.table(Namespace.named("copy"))).run(_ -> {});
    assertThat(run("copy", authors).expect(0).out()).isEmpty();
    assertThat(run("copy", "verify").expect(0).out()).startsWith("0 items");
  }

  @Test
  void rejectedPair_isListedNoMore_andTheLogSaysWhatWasDoneAndWhy() throws IOException {
    for (Paper paper :
        List.of(
            by("a", "ben-moss", "Ben Moss"),
            by("b", "b-moss", "B. Moss"),
            by("c", "moss-ben", "Moss, Ben"),
            by("d", "wei-wang", "Wei Wang"),
            by("e", "wei-wang", "Wei Wang"))) {
      TABLE.publisher(Namespace.named("pairs")).publish(paper);
    }
    assertThat(run("pairs", "people", "duplicates").expect(0).out())
        .contains("\"b-moss\"", "\"moss-ben\"");
    Path file = directory.resolve("people.ndjson");
    Files.writeString(
        file,
        """
        {"handle": "ben-moss", "sameAs": ["moss-ben"], "notSameAs": ["b-moss"], "note": "asked him", "why": "x"}
        """);
    String[] apply = {"people", "apply", file.toString()};
    run("pairs", apply).expect(0);
    assertThat(run("pairs", apply).expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles: 0");
    assertThat(run("pairs", "people", "duplicates").expect(0).out()).isEmpty();
    String[] split = {
      "people", "split", "wei-wang", "wei-wang-ucla", "--papers=d", "--note=two of them"
    };
    run("pairs", split).expect(0);
    assertThat(run("pairs", split).expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles: 0");
    assertThat(run("pairs", "people", "duplicates").expect(0).out()).isEmpty();

    assertThat(run("pairs", "people", "log", "moss-ben").expect(0))
        .satisfies(
            log ->
                assertThat(log.err())
                    .contains("The author moss-ben is now ben-moss.", "ben-moss: asked him"))
        .satisfies(
            log ->
                assertThat(log.out()).endsWith(" took over the papers of moss-ben: asked him\n"));
    assertThat(run("pairs", "people", "log", "wei-wang", "--output=json").expect(0).out())
        .contains(
            "\"change\":\"split-into\",\"handle\":\"wei-wang-ucla\",\"note\":\"two of them\"");
    assertThat(run("pairs", "people", "log", "wei-wang-ucla").expect(0).out())
        .endsWith(" was split from wei-wang: two of them\n");
    assertThat(run("pairs", "people", "log", "nobody").expect(1).err())
        .contains("no author nobody");

    String people = run("pairs", "people", "export").expect(0).out();
    assertThat(people)
        .contains(
            "{\"handle\":\"ben-moss\",\"name\":\"Ben Moss\",\"alsoAs\":[\"Moss,"
                + " Ben\"],\"sameAs\":[\"moss-ben\"],\"notSameAs\":[\"b-moss\"],\"note\":\"asked"
                + " him\"}");
    Files.writeString(file, people);
    assertThat(run("pairs", apply).expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles: 0");
    assertThat(
            run("pairs", "author", "ben-moss", "--homepage=https://moss.example/").expect(0).out())
        .contains("ben-moss");
    Path backup = directory.resolve("pairs.ndjson");
    run("pairs", "backup", backup.toString()).expect(0);
    run("pairs-copy", "restore", backup.toString()).expect(0);
    assertThat(run("pairs-copy", "people", "log", "ben-moss").expect(0).out())
        .isEqualTo(run("pairs", "people", "log", "ben-moss").expect(0).out());
    Path copy = directory.resolve("copy.ndjson");
    run("pairs-copy", "backup", copy.toString()).expect(0);
    assertThat(copy).hasSameTextualContentAs(backup);
    run("pairs", "people", "split", "wei-wang", "wei-wang-tsinghua", "--papers=e").expect(0);
    assertThat(run("pairs", "author", "wei-wang").expect(0).out())
        .contains("wei-wang-tsinghua", "wei-wang-ucla");
    run("pairs", "people", "merge", "wei-wang", "wei-wang-ucla").expect(0);
    assertThat(run("pairs", "people", "log", "wei-wang-ucla").expect(0).out())
        .contains("took over the papers of wei-wang", "gave papers to wei-wang-tsinghua")
        .doesNotContain("gave papers to wei-wang-ucla");
    assertThat(run("pairs", "people", "merge", "b-moss", "ben-moss").expect(0).err())
        .contains("b-moss was kept apart, and is one of the handles of ben-moss now");
    assertThat(run("pairs", "verify").expect(0).out()).contains("nothing wrong");
  }

  /** Two operators compare their files: one has corrected, the other applies the file. */
  @Test
  void export_isReadByApply_andGivesAnotherCatalogTheSamePeople() throws IOException {
    Path papers = directory.resolve("papers.bib");
    Files.writeString(
        papers,
        """
        @article{x1, title={One}, author={Li, Wei and Ortega Ruiz, Ana}, year={2019}}
        @article{x2, title={Two}, author={Li, Wei and O. Ruiz, A.}, year={2020}}
        @article{x3, title={Three}, author={Moss, Ben}, year={2021}}
        """);
    String[] imported = {"import", papers.toString(), "--collection=x"};
    run("one", imported).expect(0);
    run("two", imported).expect(0);
    run("one", "people", "split", "wei-li", "wei-li-2", "--papers", "x2").expect(0);
    run("one", "people", "merge", "a-o-ruiz", "ana-ortega-ruiz").expect(0);
    run("one", "author", "wei-li", "--orcid", "0000-0002-1825-0097").expect(0);
    Path file = directory.resolve("people.ndjson");
    Files.writeString(file, run("one", "people", "export").expect(0).out());

    assertThat(Files.readString(file))
        .isEqualTo(
            """
            {"handle":"ana-ortega-ruiz","name":"Ana Ortega Ruiz","alsoAs":["A. O. Ruiz"],"sortAs":"ortegaruiz","sameAs":["a-o-ruiz"]}
            {"handle":"wei-li","name":"Wei Li","orcid":"0000-0002-1825-0097"}
            {"handle":"wei-li-2","name":"Wei Li","sameAs":[{"name":"Wei Li","papers":["x2"]}]}
            """);
    String[] apply = {"people", "apply", file.toString()};
    assertThat(run("one", apply).expect(0).out()).startsWith("0 papers, 0 aliases, 0 profiles: 0");
    assertThat(run("two", apply).expect(0).out()).startsWith("1 paper, 1 alias, 3 profiles: ");
    assertThat(run("two", apply).expect(0).out()).startsWith("0 papers, 0 aliases, 0 profiles: 0");
    assertThat(run("two", "people", "export").expect(0).out()).isEqualTo(Files.readString(file));
  }

  @Test
  void import_namesPeopleByTheSameFile_andFormerNames() throws IOException {
    Path people = directory.resolve("people.ndjson");
    Files.writeString(people, "{\"handle\": \"grace-hopper\", \"sameAs\": [\"g-hopper\"]}\n");
    Path papers = directory.resolve("papers.bib");
    Files.writeString(papers, "@article{cobol, title={COBOL}, author={Hopper, G.}, year={1959}}\n");
    String[] imported = {"import", papers.toString(), "--collection=history", "--people=" + people};
    run("", imported).expect(0);
    assertThat(papersOf("", "grace-hopper").expect(0).out()).contains("cobol");

    run("", "people", "rename", "grace-hopper", "hopper").expect(0);
    assertThat(run("", imported).expect(0).out()).contains("1 unchanged");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\": \"No Handle\"}",
        "{\"handle\": \"a\", \"sameAs\": [\"a\"]}",
        "{\"handle\": \"a\", \"sameAs\": [{\"name\": \"A\"}]}",
        "{\"handle\": \"a\", \"sameAs\": [7]}",
        "{\"handle\": \"a\", \"handle\": \"b\"}",
        "{\"handle\": \"a\"}\n{\"handle\": \"b\", \"sameAs\": [\"a\"]}",
        "{\"handle\": \"a\"}\n{\"handle\": \"a\"}",
        "{\"handle\": \"a\", \"sameAs\": [\"x\"]}\n{\"handle\": \"b\", \"sameAs\": [\"x\"]}",
        "{\"handle\": \"a\", \"sameAs\": [{\"name\": \"A\", \"papers\": [\"x\"]}]}\n"
            + "{\"handle\": \"b\", \"sameAs\": [{\"name\": \"A\", \"papers\": [\"x\"]}]}",
        "{\"handle\": \"a\", \"orcid\": \"1\"}",
        "{\"handle\": \"a\", \"sames\": []}",
        "not JSON"
      })
  void brokenFile_isRefusedBeforeAnythingIsWritten(String line) throws IOException {
    Path file = directory.resolve("people.ndjson");
    Files.writeString(file, line + "\n");
    assertThat(run("", "people", "apply", file.toString()).expect(2).err())
        .contains("people.ndjson:")
        .contains(line.contains("\n") ? "see lines 1 and 2" : "");
    assertThat(Run.catalog("people").expect(2).err()).contains("apply, merge, rename");
  }

  /** By the name and by the handle, or in the collection and on the paper. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"handle\": \"mei-lin\", \"collection\": \"collection\"}",
        "{\"name\": \"Mei Lin\", \"papers\": [\"twice\"]}",
      })
  void authorOfTwoPeople_isRefusedWithTheirLines_beforeAnythingIsWritten(String claim)
      throws IOException {
    TABLE.publisher(Namespace.NONE).publish(by("twice", "mei-lin", "Mei Lin"));
    Path file = directory.resolve("people.ndjson");
    Files.writeString(
        file,
        """
        {"handle": "mei-lin-1", "sameAs": [{"name": "Mei Lin", "collection": "collection"}]}

        {"handle": "mei-lin-2", "sameAs": [%s]}
        """
            .formatted(claim));

    assertThat(run("", "people", "apply", file.toString()).expect(1).err())
        .contains("Mei Lin on the paper twice must be of one person, once: see lines 1 and 3");
    assertThat(run("", "author", "mei-lin-1").expect(1).err()).contains("There is no author");
  }

  @Test
  void claimOfAPaperThatDoesNotNameThePerson_isSaid_andNamesAreComparedAsText() throws IOException {
    TABLE.publisher(Namespace.NONE).publish(by("noel", "zoe-noel", "Zoë Noel"));
    Path file = directory.resolve("people.ndjson");
    Files.writeString(
        file,
        """
        {"handle": "zoe", "sameAs": [{"name": " Zoe\u0308 Noel", "papers": ["noel"]}]}
        {"handle": "mia", "sameAs": [{"name": "Zoe Noel", "papers": ["noel", "noelle"]}]}
        """);

    for (int run = 0; run < 2; run++) {
      assertThat(run("", "people", "apply", file.toString()).expect(0).err())
          .contains(
              "The paper noel does not name mia (line 2)", "There is no paper noelle (line 2)")
          .doesNotContain("line 1");
    }
    assertThat(papersOf("", "zoe").expect(0).out()).contains("noel");
  }

  @Test
  void file_mayHaveAByteOrderMark_CRLF_orNothing() throws IOException {
    Path file = directory.resolve("people.ndjson");
    Files.writeString(file, "\uFEFF{\"handle\": \"crlf\"}\r\n\r\n");
    assertThat(run("", "people", "apply", file.toString()).expect(0).out())
        .startsWith("0 papers, 0 aliases, 1 profile");
    Files.writeString(file, "");
    assertThat(run("", "people", "apply", file.toString()).expect(0).out())
        .startsWith("0 papers, 0 aliases, 0 profiles");
  }

  private static Run split(String tenant, String handle, String papers) {
    return run(tenant, "people", "split", handle, "typo", "--papers", papers);
  }

  private static Run papersOf(String tenant, String handle) {
    return run(tenant, "get", "/authors/" + handle + "/papers", "--format=text");
  }

  private static Run run(String tenant, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    if (!tenant.isEmpty()) {
      all.add("--tenant=" + tenant);
    }
    return Run.at(TABLE, all.toArray(String[]::new));
  }

  private static Paper by(String id, String handle, String name) {
    return paper(id, "2020")
        .authors(List.of(new Authorship(new AuthorHandle(handle), name, Role.AUTHOR)))
        .build();
  }
}
