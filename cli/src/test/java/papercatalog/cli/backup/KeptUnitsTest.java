package papercatalog.cli.backup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.NastyPapers;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import papercatalog.publishing.write.Work;
import papercatalog.publishing.write.Written;

/**
 * What a life of many papers costs, and the bytes of its backup: a change of these figures is a
 * change of the table.
 */
@Tag("slow")
final class KeptUnitsTest {
  private static final Path SAMPLE =
      Path.of("../local/src/main/resources/papercatalog/local/gateway/sample-catalog.json");

  private static final OptionalLong ANY = OptionalLong.empty();

  @Test
  void sample_costsTheUnits_andHasTheBackup() throws Exception {
    List<Paper> sample = new ArrayList<>();
    JsonNode papers = new ObjectMapper().readTree(SAMPLE.toFile()).path("papers");
    papers.forEach(document -> sample.add(PaperDocument.read(document)));
    CatalogTable table = table();
    Publisher publisher = publisher(table);

    assertThat(
            List.of(
                line("publish", sample, paper -> publisher.publish(paper)),
                line("publish again", sample, paper -> publisher.publish(paper, Replaceable.ANY)),
                backup(table)))
        .containsExactly(
            "publish: 1304 puts, 20 deletes, 5090.0 units",
            "publish again: 0 puts, 0 deletes, 0.0 units",
            "150374 180c608c4df6438195b80a04c174d2d27144357321fa95b981f7c2ebcad0041f");
  }

  /** Each is published, revised, withdrawn, reinstated and deleted, or some of that. */
  @Test
  void hostilePapers_costTheUnits_andHaveTheBackup() throws Exception {
    List<Paper> papers = new ArrayList<>();
    Random random = new Random(1);
    Stream.concat(new NastyPapers(20).list(20).stream(), new GeneratedPapers(15, 120, 10).stream())
        .map(paper -> citing(paper, papers, random))
        .forEach(papers::add);
    CatalogTable table = table();
    Publisher publisher = publisher(table);

    Optional<String> reason = Optional.of("So.");
    assertThat(
            List.of(
                line("publish", papers, paper -> publisher.publish(paper)),
                line(
                    "revise", papers, paper -> publisher.publish(retitled(paper), Replaceable.ANY)),
                line(
                    "withdraw",
                    every(papers, 3),
                    paper -> publisher.withdraw(paper.id(), reason, ANY)),
                line(
                    "reinstate",
                    every(papers, 6),
                    paper -> publisher.publish(paper, Replaceable.ANY)),
                line("delete", every(papers, 7), paper -> publisher.delete(paper.id(), ANY)),
                backup(table)))
        .containsExactly(
            "publish: 1272 puts, 0 deletes, 5976.0 units",
            "revise: 745 puts, 0 deletes, 3670.0 units",
            "withdraw: 37 puts, 235 deletes, 1919.0 units",
            "reinstate: 201 puts, 0 deletes, 1597.0 units",
            "delete: 36 puts, 88 deletes, 616.0 units",
            "212902 b4cbeff6b8b2580504af5327ac9fefb7cdfb60b540f6329a1cae1265e28d9f8d");
  }

  /**
   * A paper without relations that cites three papers before it, by their ids and DOIs, and one
   * that is unknown.
   */
  private static Paper citing(Paper paper, List<Paper> earlier, Random random) {
    List<Reference> references = new ArrayList<>();
    for (int i = 0; i < 3 && !earlier.isEmpty(); i++) {
      Paper cited = earlier.get(random.nextInt(earlier.size()));
      Optional<String> doi = Optional.ofNullable(cited.identifiers().get("doi"));
      references.add(
          doi.isPresent()
              ? new Reference(Optional.of("A work."), Map.of("doi", doi.get()), Optional.empty())
              : new Reference(Optional.empty(), Map.of(), Optional.of(cited.id())));
    }
    references.add(
        new Reference(
            Optional.empty(), Map.of("doi", "10.5555/" + random.nextInt(99)), Optional.empty()));
    return PaperBuilder.from(paper).relations(List.of()).references(references).build();
  }

  private static Paper retitled(Paper paper) {
    return PaperBuilder.from(paper).title("Another").build();
  }

  private static List<Paper> every(List<Paper> papers, int number) {
    return IntStream.range(0, papers.size())
        .filter(i -> i % number == 0)
        .mapToObj(papers::get)
        .toList();
  }

  /** The command and its work over all papers. */
  private static String line(String command, List<Paper> papers, Function<Paper, Written> write) {
    Work work =
        papers.stream().map(paper -> write.apply(paper).work()).reduce(Work.NONE, Work::plus);
    return "%s: %d puts, %d deletes, %.1f units"
        .formatted(command, work.puts(), work.deletes(), work.writeUnits());
  }

  private static CatalogTable table() {
    MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
    return new CatalogTable(engine.client(), TestTable.NAME);
  }

  private static Publisher publisher(CatalogTable table) {
    return new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));
  }

  /** The number of bytes of a backup, and their digest. */
  private static String backup(CatalogTable table) throws Exception {
    StringWriter out = new StringWriter();
    Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    try (TableParts parts = new TableParts(table, clock, Optional.empty())) {
      new BackupWriter(parts).write(out, () -> false);
    }
    byte[] bytes = out.toString().getBytes(UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    return bytes.length + " " + HexFormat.of().formatHex(digest);
  }
}
