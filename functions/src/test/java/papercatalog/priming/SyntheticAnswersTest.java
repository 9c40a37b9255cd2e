package papercatalog.priming;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.Differences.OF_AUTHORS;
import static papercatalog.Differences.OF_PAPERS;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papercatalog.schema.Attributes;
import papercatalog.table.AuthorItem;
import papercatalog.table.Item;
import papercatalog.table.VersionItem;

/** Code that reads an attribute is prepared for a snapshot only if an answer has the attribute. */
final class SyntheticAnswersTest {
  /** Hardly any paper has it. */
  private static final Set<String> RARE = Set.of(Attributes.SUPERSEDED_BY);

  @Test
  void answers_haveEveryAttributeThatIsRead() throws IOException {
    Set<String> attributes =
        Stream.concat(
                OF_PAPERS.values().map(VersionItem::of),
                OF_AUTHORS.values().map(author -> AuthorItem.item(author, 1, author.updatedAt())))
            .map(Item::attributes)
            .flatMap(item -> item.keySet().stream())
            .filter(name -> !RARE.contains(name))
            .collect(Collectors.toCollection(TreeSet::new));
    String answers =
        SyntheticAnswers.all().stream()
            .map(answer -> new String(answer, UTF_8))
            .collect(Collectors.joining());

    assertThat(attributes).allSatisfy(name -> assertThat(answers).contains("\"" + name + "\":{"));
  }
}
