package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

/**
 * The items that put a paper into lists: its own item, a membership per author, and a link per
 * topic and per identifier.
 */
public record PaperItems(TableSchema schema) {
  public static final PaperItems DECLARED = new PaperItems(TableSchema.DECLARED);

  /** The paper's own item, with the first {@link Paper#EMBEDDED_AUTHORS} authors. */
  public Item paper(Paper paper) {
    ItemBuilder item =
        ItemBuilder.of("Paper", Keys.paper(paper.id())).put(Keys.inCollection(schema, paper));
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
    AuthorHandle handle = membership.author().handle();
    ItemBuilder item =
        ItemBuilder.of("Membership", Keys.membership(paper.id(), handle))
            .put(Keys.inAuthor(schema, paper, handle));
    PaperAttributes.putMembership(item, membership);
    return PaperAttributes.putListed(item, paper).build();
  }

  public Item topicLink(Paper paper, TopicName topic) {
    ItemBuilder item =
        ItemBuilder.of("TopicLink", Keys.topicLink(paper.id(), topic))
            .put(Keys.inTopic(schema, paper, topic));
    return PaperAttributes.putListed(item, paper).build();
  }

  /** Makes the paper findable by one of its identifiers. */
  public Item identifierLink(Paper paper, Identifier identifier) {
    ItemBuilder item =
        ItemBuilder.of("IdentifierLink", Keys.identifierLink(paper.id(), identifier))
            .put(Keys.inIdentifier(schema, paper, identifier));
    return PaperAttributes.putListed(item, paper).build();
  }

  public Item unlisted(Item item) {
    return item.without(indexKeys());
  }

  /** Only the attributes that put an item into lists. */
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
