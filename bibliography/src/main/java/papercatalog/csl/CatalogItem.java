package papercatalog.csl;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papercatalog.citation.CitedPaper;
import papercatalog.citation.NamedPeople;
import papercatalog.entry.Notice;
import papercatalog.entry.UnusableEntry;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.model.WorkKind;

/** Reads back a paper of an item that {@link CslWriter} wrote: nothing is guessed. */
final class CatalogItem {
  private final JsonNode item;
  private final JsonNode catalog;

  private CatalogItem(JsonNode item) {
    this.item = item;
    this.catalog = item.path("custom").path(CatalogMember.CATALOG);
  }

  /** Whether the catalog wrote an item: it names a collection. */
  static boolean isOne(JsonNode item) {
    return new CatalogItem(item).catalog.has(CatalogMember.COLLECTION);
  }

  /**
   * The paper.
   *
   * @param notices gets one for each author that is named again, and so left out
   * @throws UnusableEntry when a member is missing or has the wrong type
   * @throws InvalidValue when a value breaks its rule
   */
  static Paper paper(JsonNode item, List<Notice> notices) {
    return new CatalogItem(item).read(notices);
  }

  private Paper read(List<Notice> notices) {
    Status status = text(catalog, CatalogMember.STATUS).map(Status::of).orElse(Status.PUBLISHED);
    Optional<WorkKind> kind = text(catalog, CatalogMember.KIND).map(WorkKind::of);
    NamedPeople people = people(notices);
    return new PaperBuilder(
            new PaperId(required(item, "id")),
            CitedPaper.ownTitle(required(item, "title"), status),
            new CollectionName(required(catalog, CatalogMember.COLLECTION)),
            published())
        .abstractText(text(item, "abstract"))
        .topics(topics())
        .authors(people.authors())
        .authorCount(people.count(counted(people)))
        .kind(kind)
        .venue(text(item, "container-title").or(() -> text(catalog, CatalogMember.VENUE)))
        .volume(text(item, "volume"))
        .issue(text(item, kind.map(CatalogMember::issue).orElse("issue")))
        .pages(text(item, "page"))
        .publisher(text(item, "publisher"))
        .language(text(item, "language"))
        .version(text(item, "version"))
        .status(status)
        .statusReason(text(catalog, CatalogMember.STATUS_REASON))
        .withdrawnAt(text(catalog, CatalogMember.WITHDRAWN_AT).map(CatalogItem::instant))
        .supersededBy(text(catalog, CatalogMember.SUPERSEDED_BY).map(PaperId::new))
        .identifiers(identifiers())
        .license(text(catalog, CatalogMember.LICENSE))
        .build();
  }

  private PublicationDate published() {
    return text(catalog, CatalogMember.PUBLISHED)
        .map(PublicationDate::new)
        .or(() -> CslDate.of(item, new ArrayList<>()))
        .orElseThrow(() -> new UnusableEntry("no issued date"));
  }

  private List<TopicName> topics() {
    return text(item, "keyword").stream()
        .flatMap(keywords -> Stream.of(keywords.split(", ", -1)))
        .map(TopicName::new)
        .toList();
  }

  private NamedPeople people(List<Notice> notices) {
    List<String> handles = new ArrayList<>();
    for (JsonNode handle : catalog.path(CatalogMember.HANDLES)) {
      handles.add(handle.asText());
    }
    boolean others = catalog.has(CatalogMember.AUTHOR_COUNT);
    Map<Role, List<String>> names = new EnumMap<>(Role.class);
    int known = 0;
    for (Role role : Role.values()) {
      List<String> named = new ArrayList<>();
      for (JsonNode name : item.path(role.text())) {
        named.add(name(name));
      }
      names.put(role, named);
      known += named.size();
    }
    if (others && known > handles.size()) {
      names.values().stream()
          .filter(named -> !named.isEmpty() && named.getLast().equals(CitedPaper.OTHERS))
          .findFirst()
          .ifPresent(List::removeLast);
    }
    return NamedPeople.of(handles, names, notices);
  }

  private static String name(JsonNode name) {
    return text(name, "literal")
        .orElseGet(
            () ->
                Stream.of("given", "non-dropping-particle", "family", "suffix")
                    .flatMap(part -> text(name, part).stream())
                    .collect(Collectors.joining(" ")));
  }

  private int counted(NamedPeople people) {
    JsonNode count = catalog.path(CatalogMember.AUTHOR_COUNT);
    if (!count.isMissingNode() && !count.canConvertToInt()) {
      throw new InvalidValue(CatalogMember.AUTHOR_COUNT, "must be a whole number");
    }
    return count.asInt(people.named());
  }

  private Map<String, String> identifiers() {
    Map<String, String> identifiers = new TreeMap<>();
    CslWriter.IDENTIFIERS.forEach(
        (scheme, member) -> text(item, member).ifPresent(value -> identifiers.put(scheme, value)));
    JsonNode exact = catalog.path(CatalogMember.IDENTIFIERS);
    for (Map.Entry<String, JsonNode> identifier : exact.properties()) {
      identifiers.put(identifier.getKey(), required(exact, identifier.getKey()));
    }
    return identifiers;
  }

  private static String required(JsonNode object, String member) {
    return text(object, member).orElseThrow(() -> new UnusableEntry("no " + member));
  }

  /** A text as it is: what the catalog writes is plain. */
  private static Optional<String> text(JsonNode object, String member) {
    JsonNode value = object.path(member);
    if (value.isMissingNode()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw new UnusableEntry(member + " must be a text");
    }
    return Optional.of(value.textValue());
  }

  private static Instant instant(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException _) {
      throw new InvalidValue(
          CatalogMember.WITHDRAWN_AT, "must be an instant, as in 2026-04-18T09:30:00Z");
    }
  }
}
