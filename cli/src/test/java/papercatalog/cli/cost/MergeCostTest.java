package papercatalog.cli.cost;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Generated;
import papercatalog.domain.Papers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.people.People;
import papercatalog.publishing.people.Person;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.write.Publisher;

/** The costs of merges on docs/people.md. */
@Tag("slow")
final class MergeCostTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @Test
  @Tag(Generated.TAG)
  void aMerge_costsWhatThePageSays() throws IOException {
    List<String> rows = new ArrayList<>(List.of("| Papers | Write units | $ |", "|---|---|---|"));
    for (int papers : List.of(1, 10, 100)) {
      Namespace tenant = Namespace.named("papers-" + papers);
      Publisher publisher = TABLE.publisher(tenant);
      for (int i = 0; i < papers; i++) {
        publisher.publish(paper(i));
      }
      Renaming merge = new Renaming(TABLE.table(tenant), publisher, false);
      merge.apply(
          new People(
              List.of(Person.named(handle("leslie"), List.of(handle("author-0")), List.of()))));
      double units = merge.progress().work().writeUnits();
      rows.add(
          String.format(
              Locale.ROOT, "| %d | %,.0f | %.5f |", papers, units, Price.WRITE_UNIT.of(units)));
    }

    Generated.part("docs/people.md", "merge", rows);
  }

  private static Paper paper(int i) {
    return Papers.paper("paper-" + i, "2026")
        .text(TextField.ABSTRACT, "A sentence. ".repeat(100).strip())
        .identifiers(Map.of("doi", "10.5555/paper-" + i))
        .topics(Stream.of("consensus", "logs", "clocks").map(TopicName::new).toList())
        .authors(
            IntStream.range(0, 4)
                .mapToObj(n -> new Authorship(handle("author-" + n), "Author " + n, Role.AUTHOR))
                .toList())
        .build();
  }

  private static AuthorHandle handle(String name) {
    return new AuthorHandle(name);
  }
}
