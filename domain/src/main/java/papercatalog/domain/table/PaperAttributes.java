package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.Credits;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.SharedAffiliations;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The attributes of a paper in items. Each field is written and read here and nowhere else. */
public final class PaperAttributes {
  private PaperAttributes() {}

  static ItemBuilder putRecord(ItemBuilder item, Paper paper, int limit) {
    for (TextField field : TextField.ALL) {
      item.put(field.text(), paper.text(field));
    }
    List<Authorship> authors = paper.authors();
    putAffiliations(item, authors.subList(0, Math.min(authors.size(), limit)));
    return putSummary(item, paper)
        .putTexts(TOPICS, paper.topics())
        .put(MORE_AUTHORS, authorships(moreAuthors(paper, limit)))
        .putTexts(ORCIDS, orcids(paper, limit))
        .putMaps(FUNDING, paper.funding().stream().map(Funding::texts))
        .put(WITHDRAWN_AT, paper.withdrawnAt())
        .put(SUPERSEDED_BY, paper.supersededBy())
        .put(KIND, paper.kind().map(WorkKind::text))
        .putTexts(IDENTIFIERS, paper.identifiers())
        .put(RELATIONS, paper.printed().relations().stream().map(ReferencesItem::write).toList())
        .putValue(REFERENCE_COUNT, referenceCount(paper))
        .put(REVISION, paper.revision())
        .put(CREATED_AT, IsoInstant.text(paper.createdAt()))
        .put(UPDATED_AT, IsoInstant.text(paper.updatedAt()))
        .put(CONTENT_HASH, ContentHash.of(paper));
  }

  /** Reads a whole record, with the authors that the item names. */
  public static Paper read(Item item) {
    List<Authorship> authors = new ArrayList<>(leadAuthors(item));
    authors.addAll(item.list(MORE_AUTHORS, AuthorshipAttributes::read));
    Map<String, String> orcids = item.texts(ORCIDS);
    if (!orcids.isEmpty()) {
      authors.replaceAll(author -> author.withOrcid(orcids.get(author.handle().value())));
    }
    PaperBuilder paper = readHead(item, affiliated(item, authors));
    for (TextField field : TextField.ALL) {
      paper.text(field, item.optional(field.text()));
    }
    return paper
        .funding(item.list(FUNDING, it -> Funding.of(Item.texts(it))))
        .topics(item.list(TOPICS, topic -> new TopicName(topic.s())))
        .withdrawnAt(item.moment(WITHDRAWN_AT))
        .supersededBy(item.optional(SUPERSEDED_BY).map(PaperId::new))
        .kind(item.optional(KIND).map(WorkKind::of))
        .identifiers(item.texts(IDENTIFIERS))
        .relations(item.list(RELATIONS, ReferencesItem::readRelation))
        .references(item.list(REFERENCES, it -> ReferencesItem.read(it).printed()))
        .referenceCount((int) item.number(REFERENCE_COUNT, 0))
        .revision(readRevision(item))
        .createdAt(item.moment(CREATED_AT).orElse(Instant.EPOCH))
        .updatedAt(item.updatedAt())
        .build();
  }

  /** Absent without references, as in the items of older releases. */
  private static Optional<AttributeValue> referenceCount(Paper paper) {
    return Optional.of(paper.referenceCount())
        .filter(count -> count > 0)
        .map(count -> AttributeValue.fromN(count.toString()));
  }

  public static long readRevision(Item item) {
    return item.number(REVISION, 1);
  }

  static ItemBuilder putListed(ItemBuilder item, Paper paper) {
    return putCited(putSummary(item, paper), paper);
  }

  static ItemBuilder putCited(ItemBuilder item, Paper paper) {
    return item.put(DETAILS, cited(paper.summary()));
  }

  private static ItemBuilder putSummary(ItemBuilder item, Paper paper) {
    return putCredits(item, paper, Paper.LEAD_AUTHORS)
        .put(ID, paper.id().value())
        .put(TITLE, paper.title())
        .put(COLLECTION, paper.collection().value())
        .put(VERSION, paper.version())
        .put(STATUS, paper.status().text());
  }

  static ItemBuilder putCredits(ItemBuilder item, Paper paper, int limit) {
    return item.put(LEAD_AUTHORS, authorships(paper.authors().stream().limit(limit).toList()))
        .put(AUTHOR_COUNT, paper.authorCount())
        .put(VENUE, paper.venue())
        .put(PUBLISHED, paper.published().text());
  }

  static Credits readCredits(Item item) {
    List<Authorship> authors = leadAuthors(item);
    int count = (int) item.number(AUTHOR_COUNT, authors.size());
    Optional<PublicationDate> published = item.optional(PUBLISHED).map(PublicationDate::new);
    return new Credits(authors, count, item.optional(VENUE), published);
  }

  public static PaperSummary readSummary(Item item) {
    PaperBuilder paper = readHead(item, leadAuthors(item));
    Item cited = item.map(DETAILS);
    for (TextField field : TextField.LISTED) {
      paper.text(field, (isPlain(field) ? item : cited).optional(field.text()));
    }
    Optional<String> kind = cited.optional(KIND);
    if (kind.isPresent()) {
      paper.kind(Optional.of(WorkKind.of(kind.get())));
    }
    Optional<String> newer = cited.optional(SUPERSEDED_BY);
    if (newer.isPresent()) {
      paper.supersededBy(Optional.of(new PaperId(newer.get())));
    }
    return paper.identifiers(cited.texts(IDENTIFIERS)).summary();
  }

  /** What the other attributes of a summary lack for a citation. */
  private static Item cited(PaperSummary paper) {
    ItemBuilder cited = new ItemBuilder();
    for (TextField field : TextField.LISTED) {
      if (!isPlain(field)) {
        cited.put(field.text(), paper.text(field));
      }
    }
    return cited
        .put(KIND, paper.kind().map(WorkKind::text))
        .put(SUPERSEDED_BY, paper.supersededBy())
        .putTexts(IDENTIFIERS, paper.identifiers())
        .build();
  }

  /** Whether a listed text is an attribute of its own. */
  private static boolean isPlain(TextField field) {
    return field == TextField.VENUE || field == TextField.VERSION;
  }

  public static AuthorPaper readAuthorPaper(Item item) {
    PaperSummary paper = readSummary(item);
    return new AuthorPaper(paper, readMembership(item, item.map(DETAILS)));
  }

  public static ListedAuthor readListedAuthor(Item item) {
    return new ListedAuthor(item.text(TITLE), readMembership(item));
  }

  /** Lists show an author after the lead ones too, whose parts the indexes project there. */
  static ItemBuilder putMembership(ItemBuilder item, Paper paper, Membership membership) {
    if (membership.position() > Paper.LEAD_AUTHORS) {
      item.put(
          DETAILS,
          AuthorshipAttributes.putParts(
                  new ItemBuilder(cited(paper.summary())), membership.author())
              .build());
    }
    putAffiliations(item, List.of(membership.author()));
    return AuthorshipAttributes.put(item, membership.author())
        .put(ROLE, AuthorshipAttributes.roles(membership.author()))
        .put(ORCID, membership.author().orcid())
        .put(POSITION, membership.position());
  }

  public static Membership readMembership(Item item) {
    item.requireSchema();
    return readMembership(item, item);
  }

  private static Membership readMembership(Item item, Item parts) {
    Authorship author =
        affiliated(item, List.of(AuthorshipAttributes.read(item, parts))).getFirst();
    return new Membership(
        author.withOrcid(item.optional(ORCID).orElse(null)), (int) item.number(POSITION, 0));
  }

  private static void putAffiliations(ItemBuilder item, List<Authorship> authors) {
    SharedAffiliations shared = SharedAffiliations.of(authors);
    item.putMaps(ORGANIZATIONS, shared.distinct().stream().map(Affiliation::texts))
        .put(AFFILIATED, shared.places());
  }

  /** The class of shared affiliations is loaded only for papers that have some. */
  private static List<Authorship> affiliated(Item item, List<Authorship> authors) {
    return item.value(ORGANIZATIONS).isEmpty()
        ? authors
        : new SharedAffiliations(
                item.list(ORGANIZATIONS, it -> Affiliation.of(Item.texts(it))),
                item.optional(AFFILIATED))
            .addedTo(authors);
  }

  private static PaperBuilder readHead(Item item, List<Authorship> authors) {
    item.requireSchema();
    return new PaperBuilder(
            new PaperId(item.text(ID)),
            item.text(TITLE),
            new CollectionName(item.text(COLLECTION)),
            new PublicationDate(item.text(PUBLISHED)))
        .authors(authors)
        .authorCount((int) item.number(AUTHOR_COUNT, authors.size()))
        .status(item.optional(STATUS).map(Status::of).orElse(Status.PUBLISHED));
  }

  private static List<Authorship> leadAuthors(Item item) {
    return item.list(LEAD_AUTHORS, AuthorshipAttributes::read);
  }

  private static List<Authorship> moreAuthors(Paper paper, int limit) {
    int last = Math.min(paper.authors().size(), limit);
    return paper.authors().subList(paper.leadAuthors().size(), last);
  }

  private static List<AttributeValue> authorships(List<Authorship> authors) {
    return authors.stream().map(AuthorshipAttributes::map).toList();
  }

  private static Map<String, String> orcids(Paper paper, int limit) {
    Map<String, String> orcids = new HashMap<>();
    for (Authorship author : paper.authors().subList(0, Math.min(paper.authors().size(), limit))) {
      author.orcid().ifPresent(orcid -> orcids.put(author.handle().value(), orcid));
    }
    return orcids;
  }
}
