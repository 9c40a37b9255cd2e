package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The citations of a table, next to those that follow from its references alone. */
record CitedTable(CatalogTable table) {
  /** {@code citing -> cited} of each entry in a list of citations. */
  Set<String> stored() {
    Set<String> stored = new TreeSet<>();
    for (Item item : items()) {
      if (item.key().isCitation() && item.optional("GSI1PK").isPresent()) {
        stored.add(item.text("id") + " -> " + item.text("GSI1PK").substring("WORK#".length()));
      }
    }
    return stored;
  }

  /** The same from the records of all papers, without a look at what was found before. */
  Set<String> expected() {
    Records records = new Records(table, Clock.systemUTC());
    List<Paper> papers = records.papers(records.ids().papers());
    Map<Identifier, PaperId> holders = new HashMap<>();
    papers.stream()
        .filter(paper -> paper.status().listed())
        .forEach(paper -> Identifier.ofPaper(paper).forEach(it -> holders.put(it, paper.id())));
    Map<PaperId, Status> statuses =
        papers.stream().collect(Collectors.toMap(Paper::id, Paper::status));
    Set<String> stored = stored();
    Set<String> expected = new TreeSet<>();
    for (Paper paper : papers) {
      for (Reference reference : paper.printed().references()) {
        if (paper.status().listed()) {
          reference
              .paper()
              .filter(
                  id ->
                      statuses.containsKey(id)
                          && (statuses.get(id) != Status.WITHDRAWN
                              || stored.contains(paper.id() + " -> " + id.key())))
              .or(() -> reference.identifier().map(holders::get))
              .map(PaperId::key)
              .or(() -> reference.name().map(WorkName::waiting))
              .ifPresent(cited -> expected.add(paper.id() + " -> " + cited));
        }
      }
    }
    return expected;
  }

  /** The number of citing papers that is kept for each cited paper, without those of none. */
  Map<String, Long> counts() {
    Map<String, Long> counts = new TreeMap<>();
    for (Item item : items()) {
      if (PaperItem.CITATION_COUNT.is(item.key()) && item.number(Attributes.PAPERS, -1) != 0) {
        counts.put(
            item.key().partition().substring("PAPER#".length()),
            item.number(Attributes.PAPERS, -1));
      }
    }
    return counts;
  }

  Map<String, Long> expectedCounts() {
    return expected().stream()
        .map(edge -> edge.substring(edge.indexOf(" -> ") + 4))
        .filter(cited -> !cited.contains(":"))
        .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
  }

  void assertHealthy() {
    assertThat(findings()).isEmpty();
    assertThat(stored()).isEqualTo(expected());
    assertThat(counts()).isEqualTo(expectedCounts());
  }

  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, Clock.fixed(NOW, ZoneOffset.UTC)).run(findings::add, _ -> {});
    return findings;
  }

  void repair() {
    Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    Verifier.repairing(table, clock, new Publisher(table, clock)).run(_ -> {}, _ -> {});
  }

  List<String> citations(String id) {
    return new Catalog(table)
        .list(LIST_PAPER_CITATIONS, new PaperId(id), PageRequest.FIRST).items().stream()
            .map(PaperSummary::id)
            .map(PaperId::value)
            .toList();
  }

  private List<Item> items() {
    List<Item> items = new ArrayList<>();
    new TableWalk(table).forEach(items::add, _ -> {});
    return items;
  }

  static Publisher publisher(DynamoDbClient client, String name) {
    return new Publisher(new CatalogTable(client, name), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  /** A paper with a DOI, whose references have the DOIs of others. */
  static Paper citing(String id, String... works) {
    return paper(id, "2026")
        .identifiers(Map.of("doi", "10.5555/" + id))
        .references(
            Stream.of(works)
                .map(
                    work ->
                        new Reference(
                            Optional.of("A work, " + work + "."),
                            Map.of("doi", "https://doi.org/10.5555/" + work),
                            Optional.empty()))
                .toList())
        .build();
  }

  static Paper named(String id, String cited) {
    return paper(id, "2026")
        .references(
            List.of(
                new Reference(Optional.of("A work."), Map.of(), Optional.of(new PaperId(cited)))))
        .build();
  }
}
