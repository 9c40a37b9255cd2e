package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

/** The items that put a paper into lists: its own, its memberships, its links. */
public record PaperItems(TableSchema schema) {
  public static final PaperItems DECLARED = new PaperItems(TableSchema.DECLARED);

  /** The paper's own item, with the first {@link Paper#EMBEDDED_AUTHORS} authors. */
  public Item paper(Paper paper) {
    ItemBuilder item =
        ItemBuilder.of("Paper", Keys.paper(paper.id()))
            .put(
                Keys.listed(
                    schema,
                    KeyPrefix.COLLECTION,
                    Keys.collectionPartition(paper.collection()),
                    paper));
    PaperAttributes.putRecord(item, paper, Paper.EMBEDDED_AUTHORS);
    return PaperAttributes.putCited(item, paper).build();
  }

  /** The memberships and links of a paper; none for a withdrawn one. */
  public Map<ItemKey, Item> links(Paper paper) {
    Map<ItemKey, Item> links = new LinkedHashMap<>();
    if (paper.status() != Status.WITHDRAWN) {
      for (Membership membership : paper.memberships()) {
        Item item = membership(paper, membership);
        links.put(item.key(), item);
      }
      for (TopicName topic : paper.topics()) {
        links.put(Keys.topicLink(paper.id(), topic), topicLink(paper, topic));
      }
      for (Identifier identifier : Identifier.ofPaper(paper)) {
        links.put(Keys.identifierLink(paper.id(), identifier), identifierLink(paper, identifier));
      }
    }
    return links;
  }

  public Item membership(Paper paper, Membership membership) {
    ItemKey key = Keys.membership(paper.id(), membership.author().handle());
    ItemBuilder item = link("Membership", key, KeyPrefix.AUTHOR, paper);
    return PaperAttributes.putMembership(item, membership).build();
  }

  public Item topicLink(Paper paper, TopicName topic) {
    return link("TopicLink", Keys.topicLink(paper.id(), topic), KeyPrefix.TOPIC, paper).build();
  }

  public Item identifierLink(Paper paper, Identifier identifier) {
    ItemKey key = Keys.identifierLink(paper.id(), identifier);
    return link("IdentifierLink", key, KeyPrefix.IDENTIFIER, paper).build();
  }

  /** A link is in the list that its sort key names. */
  private ItemBuilder link(String type, ItemKey key, KeyPrefix kind, Paper paper) {
    ItemBuilder item = ItemBuilder.of(type, key).put(Keys.listed(schema, kind, key.sort(), paper));
    return PaperAttributes.putListed(item, paper);
  }

  public Item unlisted(Item item) {
    return item.without(indexKeys());
  }

  public Item places(Item item) {
    return item.only(indexKeys());
  }

  private List<String> indexKeys() {
    List<String> names = new ArrayList<>();
    for (Index index : schema.indexes()) {
      names.add(index.partitionKey());
      names.add(index.sortKey());
    }
    return names;
  }
}
