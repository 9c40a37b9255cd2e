package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
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
            .put(Keys.listed(schema, KeyPrefix.COLLECTION, paper.collection(), paper));
    PaperAttributes.putRecord(item, paper, Paper.EMBEDDED_AUTHORS);
    return PaperAttributes.putCited(item, paper).build();
  }

  /** The memberships and links of a paper; none for a withdrawn one. */
  public Map<ItemKey, Item> links(Paper paper) {
    Map<ItemKey, Item> links = new LinkedHashMap<>();
    Consumer<Item> add = item -> links.put(item.key(), item);
    if (paper.status() != Status.WITHDRAWN) {
      paper.memberships().forEach(it -> add.accept(membership(paper, it)));
      paper.topics().forEach(it -> add.accept(link(paper, KeyPrefix.TOPIC, it)));
      Identifier.ofPaper(paper).forEach(it -> add.accept(link(paper, KeyPrefix.IDENTIFIER, it)));
      links.putAll(citations(paper));
    }
    return links;
  }

  /** A link to each work that the references name, as far as its paper has been found. */
  public Map<ItemKey, Item> citations(Paper paper) {
    Map<ItemKey, Item> citations = new LinkedHashMap<>();
    for (Reference reference : paper.references()) {
      reference
          .work()
          .map(work -> link("Citation", paper, KeyPrefix.CITED_WORK, work).build())
          .ifPresent(citation -> citations.put(citation.key(), citation));
    }
    return citations;
  }

  public Item membership(Paper paper, Membership membership) {
    AuthorHandle author = membership.author().handle();
    ItemBuilder item = link("Membership", paper, KeyPrefix.AUTHOR, author);
    return PaperAttributes.putMembership(item, paper, membership).build();
  }

  /** The link of a paper to a name, such as a topic, whose list has the paper. */
  public Item link(Paper paper, KeyPrefix kind, Object name) {
    return link(NamedConstant.camelCase(kind.name()) + "Link", paper, kind, name).build();
  }

  private ItemBuilder link(String type, Paper paper, KeyPrefix kind, Object name) {
    ItemKey key = Keys.link(paper.id(), kind, name);
    ItemBuilder item = ItemBuilder.of(type, key).put(Keys.listed(schema, kind, name, paper));
    return PaperAttributes.putListed(item, paper);
  }

  /** The items that count the lists that an item of a paper is in. */
  public List<ItemKey> entries(Item item) {
    List<ItemKey> entries = new ArrayList<>();
    for (Directory directory : Directory.values()) {
      item.optional(schema.index(directory.kind()).partitionKey())
          .map(list -> new ItemKey(directory.partition(), list))
          .filter(entry -> item.key().isOfPaper() && Keys.isEntry(entry))
          .ifPresent(entries::add);
    }
    item.optional(schema.index(KeyPrefix.CITED_WORK).partitionKey())
        .flatMap(Keys::citedIn)
        .filter(_ -> item.key().isCitation())
        .map(Keys::citationCount)
        .ifPresent(entries::add);
    return entries;
  }

  /** The list that an item counts: the attribute of its index, and its partition there. */
  public Map.Entry<String, String> list(ItemKey count) {
    Optional<Directory> directory = Directory.of(count.partition());
    KeyPrefix kind = directory.map(Directory::kind).orElse(KeyPrefix.CITED_WORK);
    String list =
        directory.isPresent()
            ? count.sort()
            : Keys.partition(kind, Keys.paperIn(count.partition()).orElseThrow().key());
    return Map.entry(schema.index(kind).partitionKey(), list);
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
