package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.record.TableWalk;

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
    Set<String> expected = new TreeSet<>();
    for (Paper paper : papers) {
      for (Reference reference : paper.printed().references()) {
        if (paper.status().listed()) {
          reference
              .paper()
              .or(() -> reference.identifier().map(holders::get))
              .map(PaperId::key)
              .or(() -> reference.identifier().map(Identifier::toString))
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
      if (item.key().isCitedBy() && item.number(Attributes.PAPERS, -1) != 0) {
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

  private List<Item> items() {
    List<Item> items = new ArrayList<>();
    new TableWalk(table).forEach(items::add, _ -> {});
    return items;
  }
}
