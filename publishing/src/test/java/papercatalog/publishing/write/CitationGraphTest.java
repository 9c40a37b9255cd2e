package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Reference;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.record.PaperState;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;

/** Lists of many citations, and graphs in which few papers have most of them. */
@Tag("slow")
final class CitationGraphTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());

  @Test
  void manyCitations_areListedOnceEach_andAFirstPageCostsTheSame() {
    put(IntStream.range(0, 100).mapToObj(i -> citation(i, "few")));
    int many = Thorough.of(100_025, 525);
    put(IntStream.range(0, many).mapToObj(i -> citation(i, "many")));
    Catalog catalog = new Catalog(table);

    assertThat(units(catalog, "many")).isEqualTo(units(catalog, "few"));
    Set<PaperId> seen = new HashSet<>();
    PageRequest request = PageRequest.FIRST.withLimit(PageRequest.MAX_LIMIT);
    Optional<String> next = Optional.empty();
    do {
      Page<PaperSummary> page =
          catalog.list(
              LIST_PAPER_CITATIONS, new PaperId("many"), next.map(request::after).orElse(request));
      page.items().forEach(paper -> assertThat(seen.add(paper.id())).isTrue());
      next = page.nextCursor();
    } while (next.isPresent());
    assertThat(seen).hasSize(many);
  }

  private static double units(Catalog catalog, String cited) {
    ReadMeter meter = new ReadMeter();
    meter.during(() -> catalog.list(LIST_PAPER_CITATIONS, new PaperId(cited), PageRequest.FIRST));
    return meter.readUnits().orElseThrow();
  }

  private static Item citation(int i, String cited) {
    Paper paper =
        paper("p-%06d".formatted(i), "%04d-01".formatted(1900 + i % 127))
            .references(
                List.of(new Reference(Optional.empty(), Map.of(), Optional.of(new PaperId(cited)))))
            .build();
    return PaperItems.DECLARED.citations(paper).values().iterator().next();
  }

  /**
   * Papers are written in no order, as restored ones are; each cites what many others cite. The
   * citations of one paper in ten wait.
   */
  @Test
  void powerLawGraph_isFoundWhole() {
    int papers = Thorough.of(40_000, 120);
    Random random = new Random(49);
    List<Paper> graph = new ArrayList<>();
    List<Integer> ends = new ArrayList<>(List.of(0));
    for (int i = 0; i < papers; i++) {
      Set<Integer> cited = new TreeSet<>();
      for (int j = 0; j < 10 && i > 0; j++) {
        cited.add(ends.get(random.nextInt(ends.size())));
      }
      cited.remove(i);
      graph.add(citing(i, cited));
      ends.addAll(cited);
      ends.add(i);
    }
    Collections.shuffle(graph, random);
    DirectoryEntry.usedBy(graph.getFirst())
        .forEach(entry -> new Publisher(table, CLOCK).shared().upsert(entry));
    new Publisher(table, CLOCK)
        .shared()
        .introduce(graph.getFirst().authors().stream().map(Author::of).toList(), List.of());
    put(
        graph.stream()
            .map(paper -> PaperState.revised(false, paper, NOW).items(TableSchema.DECLARED))
            .flatMap(items -> items.values().stream()));
    new WaitingCitations(table).find();
    Recount recount = Recount.of(table);
    recount.wrong().forEach(recount::correct);

    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, CLOCK).run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
    CitedTable cited = new CitedTable(table);
    assertThat(cited.stored()).isEqualTo(cited.expected());
    assertThat(cited.counts()).isEqualTo(cited.expectedCounts());
    assertThat(Collections.max(cited.counts().values())).isGreaterThan(papers / 10);
  }

  private static Paper citing(int i, Set<Integer> cited) {
    return paper("g-" + i, "2026")
        .identifiers(Map.of("doi", "10.5555/g-" + i))
        .references(cited.stream().map(it -> reference(it, i % 10 > 0)).toList())
        .build()
        .asRevision(1, NOW);
  }

  private static Reference reference(int cited, boolean found) {
    Reference waiting =
        new Reference(Optional.empty(), Map.of("doi", "10.5555/g-" + cited), Optional.empty());
    return found ? waiting.after(Optional.of(new PaperId("g-" + cited))) : waiting;
  }

  private void put(Stream<Item> items) {
    BatchWrite writes = new BatchWrite(table);
    items
        .gather(Gatherers.windowFixed(25))
        .gather(
            Gatherers.mapConcurrent(
                8,
                some -> {
                  writes.write(some, List.of());
                  return some.size();
                }))
        .forEach(_ -> {});
  }
}
