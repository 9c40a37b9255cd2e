package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.schema.Attributes.DETAILS;
import static papercatalog.domain.schema.Attributes.RECORD;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.TextSamples;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Code that reads an attribute is prepared for a snapshot only if an answer has the attribute. */
final class SyntheticAnswersTest {
  /** Hardly any paper has it. */
  private static final Set<String> RARE = Set.of(Attributes.SUPERSEDED_BY);

  private static final Path ITEMS =
      Path.of("src/main/resources/papercatalog/functions/priming/items.jsonl");
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void answers_haveEveryAttributeThatIsRead() throws IOException {
    Set<String> attributes =
        names(
            Stream.of(
                    OF_PAPERS.values().map(PaperItems.DECLARED::paper),
                    OF_PAPERS
                        .values()
                        .flatMap(paper -> PaperItems.DECLARED.links(paper).values().stream()),
                    OF_PAPERS.values().map(VersionItem::of),
                    OF_PAPERS
                        .values()
                        .map(paper -> Change.to(paper, paper.updatedAt()))
                        .map(change -> ChangeItem.of(TableSchema.DECLARED, change)),
                    OF_PAPERS
                        .values()
                        .flatMap(paper -> DirectoryEntry.usedBy(paper).stream())
                        .map(entry -> DirectoryItem.of(entry, 1, Instant.EPOCH)),
                    OF_AUTHORS
                        .values()
                        .map(author -> AuthorItem.item(author, 1, author.updatedAt())))
                .flatMap(Function.identity())
                .map(PaperItems.DECLARED::unlisted));
    String answers = answers();

    assertThat(attributes)
        .as("make docs adds texts; add others to items.jsonl")
        .allSatisfy(name -> assertThat(answers).contains("\"" + name + "\":{"));
  }

  /**
   * The first paper has every text: {@code make docs} adds new ones, and packs the record of a
   * version anew when an item changes.
   */
  @Test
  @Tag(Generated.TAG)
  void packedRecords_areThoseOfTheirItems() throws IOException {
    List<String> lines = Files.readAllLines(ITEMS);
    List<String> packed = new ArrayList<>();
    for (String line : lines) {
      ObjectNode item = (ObjectNode) JSON.readTree(line);
      if (packed.isEmpty()) {
        Paper paper = PaperAttributes.read(new Item(attributes(item)));
        Item complete = PaperItems.DECLARED.paper(TextSamples.complete(paper).build());
        addTexts(item, complete.attributes());
        addTexts((ObjectNode) item.at("/cited/M"), complete.attributes().get(DETAILS).m());
      }
      Item version = VersionItem.of(PaperAttributes.read(new Item(attributes(item))));
      Item there = version.with(RECORD, attribute(item.path(RECORD)));
      if (!readable(there).equals(VersionItem.whole(version).attributes())) {
        item.putObject(RECORD)
            .put("B", Base64.getEncoder().encodeToString(version.bytesOf(RECORD)));
      }
      packed.add(JSON.writeValueAsString(item));
    }
    Generated.file(ITEMS, String.join("\n", packed) + "\n");
  }

  private static void addTexts(ObjectNode item, Map<String, AttributeValue> texts) {
    for (TextField field : TextField.ALL) {
      if (texts.containsKey(field.text()) && !item.has(field.text())) {
        item.putObject(field.text()).put("S", texts.get(field.text()).s());
      }
    }
  }

  private static Map<String, AttributeValue> readable(Item version) {
    try {
      return VersionItem.whole(version).attributes();
    } catch (IllegalStateException _) {
      return Map.of();
    }
  }

  private static Map<String, AttributeValue> attributes(JsonNode item) {
    Map<String, AttributeValue> attributes = new HashMap<>();
    item.properties().forEach(it -> attributes.put(it.getKey(), attribute(it.getValue())));
    return attributes;
  }

  private static AttributeValue attribute(JsonNode value) {
    if (value.isMissingNode()) {
      return AttributeValue.fromB(SdkBytes.fromByteArray(new byte[0]));
    }
    Map.Entry<String, JsonNode> typed = value.properties().iterator().next();
    JsonNode held = typed.getValue();
    return switch (typed.getKey()) {
      case "S" -> AttributeValue.fromS(held.textValue());
      case "N" -> AttributeValue.fromN(held.textValue());
      case "M" -> AttributeValue.fromM(attributes(held));
      case "L" ->
          AttributeValue.fromL(held.valueStream().map(SyntheticAnswersTest::attribute).toList());
      case "B" ->
          AttributeValue.fromB(
              SdkBytes.fromByteArray(Base64.getDecoder().decode(held.textValue())));
      default -> throw new AssertionError("No item has a " + typed.getKey());
    };
  }

  private static Set<String> names(Stream<Item> items) {
    return items
        .flatMap(item -> item.attributes().keySet().stream())
        .filter(name -> !RARE.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String answers() throws IOException {
    return SyntheticAnswers.all(AccessPatterns.GET_PAPER).stream()
        .map(answer -> new String(answer, UTF_8))
        .collect(Collectors.joining());
  }
}
