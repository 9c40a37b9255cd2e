package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Designs for finding papers by topic: WP-002's second question. */
enum TopicDesign {
  /** A link per topic in a separate sparse index, as declared. */
  LINKS_IN_GSI2("links in GSI2", TableSchema.DECLARED),
  /** The same links in the overloaded index. */
  LINKS_IN_GSI1("links in GSI1", withoutGsi2(Index.GSI1)),
  /** The same links in the table, in a partition per topic and in no index. */
  TOPIC_PARTITIONS("links in topics' partitions", withoutGsi2(Index.GSI1)),
  /** A list of topics on the paper's own item, which is in GSI2 by its first topic. */
  FIRST_TOPIC("list, first topic in GSI2", TableSchema.DECLARED),
  /** Only the list of topics, filtered when papers are listed or scanned. */
  LIST("list and filter", withoutGsi2(projectingTopics()));

  private final String text;
  private final TableSchema schema;

  TopicDesign(String text, TableSchema schema) {
    this.text = text;
    this.schema = schema;
  }

  /** The schema of the design. */
  TableSchema schema() {
    return schema;
  }

  /** All items of a paper with a revision. */
  PublishedItems items(Paper paper) {
    List<Item> items =
        PublishedItems.ofRevision(schema, paper).items().stream()
            .map(TopicDesign::outsideCollection)
            .toList();
    Predicate<Item> link = item -> item.key().sort().startsWith(KeyPrefix.TOPIC.text());
    Stream<Item> others = items.stream().filter(link.negate());
    Stream<Item> designed =
        switch (this) {
          case LINKS_IN_GSI2, LINKS_IN_GSI1 -> items.stream();
          case TOPIC_PARTITIONS ->
              Stream.concat(others, items.stream().filter(link).map(TopicDesign::atItsTopic));
          case FIRST_TOPIC ->
              others.map(
                  item ->
                      item.key().equals(Keys.paper(paper.id())) ? byFirstTopic(item, paper) : item);
          case LIST -> others;
        };
    return new PublishedItems(schema, designed.toList());
  }

  @Override
  public String toString() {
    return text;
  }

  /** A change is in no collection's list here: that place is not about topics. */
  private static Item outsideCollection(Item item) {
    return item.key().isChange()
        ? item.without(List.of(Index.GSI2.partitionKey(), Index.GSI2.sortKey()))
        : item;
  }

  private static Item atItsTopic(Item link) {
    List<String> place = List.of(Index.GSI1.partitionKey(), Index.GSI1.sortKey());
    return link.with(TableSchema.PARTITION_KEY, AttributeValue.fromS(link.text(place.getFirst())))
        .with(TableSchema.SORT_KEY, AttributeValue.fromS(link.text(place.getLast())))
        .without(place);
  }

  private static Item byFirstTopic(Item own, Paper paper) {
    String partition = Keys.topicPartition(paper.topics().getFirst());
    String position = Keys.listPosition(paper.published(), paper.id());
    return own.with(Index.GSI2.partitionKey(), AttributeValue.fromS(partition))
        .with(Index.GSI2.sortKey(), AttributeValue.fromS(position));
  }

  /** A schema with all lists in one index, but those of collections' changes. */
  private static TableSchema withoutGsi2(Index only) {
    TableSchema schema = TableSchema.DECLARED;
    for (KeyPrefix kind : KeyPrefix.values()) {
      if (kind.index().isPresent() && kind != KeyPrefix.COLLECTION_CHANGES) {
        schema = schema.moving(kind, only);
      }
    }
    return schema;
  }

  private static Index projectingTopics() {
    List<String> projection = new ArrayList<>(Index.GSI1.projection());
    projection.add(Attributes.TOPICS);
    return new Index(Index.GSI1.name(), projection);
  }
}
