package papercatalog.bibtex;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.TopicName;
import papercatalog.model.WorkKind;
import papercatalog.text.Spaces;

/** Reads back a paper of an entry that {@link BibtexWriter} wrote: nothing is guessed. */
final class CatalogEntry {
  private CatalogEntry() {}

  /** Whether the catalog wrote an entry: it names a collection. */
  static boolean isOne(BibtexFields fields) {
    return fields.values().containsKey(CatalogField.COLLECTION.text());
  }

  /**
   * The paper.
   *
   * @param notices gets one for each author that is named again, and so left out
   * @throws UnusableEntry when a field is missing
   * @throws InvalidValue when a value breaks its rule
   */
  static Paper paper(String key, BibtexFields fields, List<Notice> notices) {
    Status status = text(fields, CatalogField.STATUS).map(Status::of).orElse(Status.PUBLISHED);
    NamedPeople people = people(fields, notices);
    int counted =
        text(fields, CatalogField.AUTHOR_COUNT).map(CatalogEntry::count).orElse(people.named());
    return new PaperBuilder(
            new PaperId(key),
            title(fields, status),
            new CollectionName(required(fields, CatalogField.COLLECTION)),
            BibtexCitation.published(fields, new ArrayList<>())
                .orElseThrow(() -> new UnusableEntry("no year")))
        .abstractText(fields.prose("abstract"))
        .topics(topics(fields))
        .authors(people.authors())
        .authorCount(people.count(counted))
        .kind(text(fields, CatalogField.KIND).map(WorkKind::of))
        .venue(fields.firstLine("journal", "booktitle", "howpublished"))
        .volume(fields.line("volume"))
        .issue(fields.line("number"))
        .pages(fields.line("pages"))
        .publisher(fields.firstLine("publisher", "institution", "school"))
        .language(fields.line("language"))
        .version(fields.line("version"))
        .status(status)
        .statusReason(fields.prose(CatalogField.STATUS_REASON.text()))
        .withdrawnAt(text(fields, CatalogField.WITHDRAWN_AT).map(CatalogEntry::instant))
        .supersededBy(text(fields, CatalogField.SUPERSEDED_BY).map(PaperId::new))
        .identifiers(identifiers(fields))
        .license(fields.line("license"))
        .build();
  }

  private static String title(BibtexFields fields, Status status) {
    String title = fields.line("title").orElseThrow(() -> new UnusableEntry("no title"));
    return CitedPaper.ownTitle(title, status);
  }

  private static List<TopicName> topics(BibtexFields fields) {
    return words(fields.latex("keywords").orElse("")).map(TopicName::new).toList();
  }

  private static Stream<String> words(String list) {
    return Arrays.stream(list.split(",")).map(String::strip).filter(word -> !word.isEmpty());
  }

  private static NamedPeople people(BibtexFields fields, List<Notice> notices) {
    Map<Role, List<String>> names = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      fields
          .latex(CatalogField.people(role))
          .map(BibtexNames::of)
          .ifPresent(read -> names.put(role, read.names()));
    }
    return NamedPeople.of(words(required(fields, CatalogField.HANDLES)).toList(), names, notices);
  }

  private static Map<String, String> identifiers(BibtexFields fields) {
    Map<String, String> identifiers = new HashMap<>();
    BibtexWriter.IDENTIFIER_FIELDS.forEach(
        (scheme, field) ->
            fields
                .latex(field)
                .ifPresent(value -> identifiers.put(scheme, BibtexCitation.address(value))));
    for (String field : fields.values().keySet()) {
      if (field.startsWith(CatalogField.identifierPrefix())) {
        String scheme = field.substring(CatalogField.identifierPrefix().length());
        fields.line(field).ifPresent(value -> identifiers.put(scheme, value));
      }
    }
    return identifiers;
  }

  private static String required(BibtexFields fields, CatalogField field) {
    return text(fields, field).orElseThrow(() -> new UnusableEntry("no " + field.text()));
  }

  /** Names and numbers are not LaTeX. */
  private static Optional<String> text(BibtexFields fields, CatalogField field) {
    return fields.latex(field.text()).map(Spaces::line);
  }

  private static int count(String text) {
    if (!text.matches("\\d{1,9}")) {
      throw new InvalidValue(CatalogField.AUTHOR_COUNT.text(), "must be a whole number");
    }
    return Integer.parseInt(text);
  }

  private static Instant instant(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException _) {
      throw new InvalidValue(
          CatalogField.WITHDRAWN_AT.text(), "must be an instant, as in 2026-04-18T09:30:00Z");
    }
  }
}
