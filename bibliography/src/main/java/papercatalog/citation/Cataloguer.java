package papercatalog.citation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import papercatalog.entry.Byline;
import papercatalog.entry.FilePosition;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.entry.PaperEntry;
import papercatalog.entry.UnusableEntry;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.TopicName;
import papercatalog.text.Excerpt;
import papercatalog.text.Slug;

/** Makes papers of citations, by the catalog's rules and the operator's mapping. */
public final class Cataloguer {
  private static final int MAX_TOPICS = 20;
  private static final Pattern OTHER = Pattern.compile("[^A-Za-z0-9._-]");
  private static final Pattern START = Pattern.compile("^[._-]+");

  private final Mapping mapping;

  public Cataloguer(Mapping mapping) {
    this.mapping = mapping;
  }

  /**
   * The paper of one entry.
   *
   * @param key what the file calls the entry
   * @throws UnusableEntry saying what is missing
   * @throws papercatalog.model.InvalidValue when a value breaks its rule
   */
  public PaperEntry paper(FilePosition position, String key, Citation citation) {
    List<Notice> notices = new ArrayList<>(citation.notices());
    PaperId id = id(key);
    String title = citation.title().orElseThrow(() -> new UnusableEntry("no title"));
    Paper paper =
        new PaperBuilder(id, title, collection(citation), published(citation, notices))
            .abstractText(citation.abstractText())
            .topics(topics(citation, notices))
            .authors(Byline.of(named(citation, key), notices))
            .venue(citation.venue())
            .version(citation.version())
            .identifiers(citation.identifiers())
            .license(citation.license())
            .build();
    return new PaperEntry(position, paper, notices);
  }

  /** Characters that no id has become hyphens, and it begins with a letter or a digit. */
  private static PaperId id(String key) {
    String id = START.matcher(OTHER.matcher(key).replaceAll("-")).replaceFirst("");
    if (id.isEmpty()) {
      throw new UnusableEntry("no key to make an id of");
    }
    return new PaperId(id);
  }

  private CollectionName collection(Citation citation) {
    Optional<String> venue =
        mapping.collectionFromVenue() ? citation.venue().flatMap(Slug::of) : Optional.empty();
    return venue
        .map(CollectionName::new)
        .or(mapping::collection)
        .orElseThrow(
            () ->
                new UnusableEntry(
                    mapping.collectionFromVenue()
                        ? "no venue to take the collection from: name one for such entries"
                            + " (--collection)"
                        : "no collection: name one (--collection) or take it from the venue"
                            + " (--collection-from-venue)"));
  }

  private PublicationDate published(Citation citation, List<Notice> notices) {
    if (citation.published().isPresent()) {
      return citation.published().get();
    }
    PublicationDate date =
        mapping
            .defaultDate()
            .orElseThrow(
                () -> new UnusableEntry("no year: give such entries a date (--default-date)"));
    notices.add(new Notice(NoticeKind.NO_YEAR, "no year: dated " + date + " (--default-date)"));
    return date;
  }

  private List<TopicName> topics(Citation citation, List<Notice> notices) {
    Set<TopicName> topics = new LinkedHashSet<>(mapping.topics());
    int leftOut = 0;
    for (String keyword : mapping.topicsFromKeywords() ? citation.keywords() : List.<String>of()) {
      Optional<TopicName> topic = Slug.of(keyword).map(TopicName::new);
      if (topic.isEmpty()) {
        notices.add(
            new Notice(
                NoticeKind.KEYWORD_LEFT_OUT,
                "keyword `" + Excerpt.of(keyword) + "` left out: it has no spelling in a-z"));
      } else if (topics.size() < MAX_TOPICS) {
        topics.add(topic.get());
      } else if (!topics.contains(topic.get())) {
        leftOut++;
      }
    }
    if (leftOut > 0) {
      notices.add(new Notice(NoticeKind.TOPICS_LEFT_OUT, "topics beyond 20 left out: " + leftOut));
    }
    return List.copyOf(topics);
  }

  private List<Authorship> named(Citation citation, String key) {
    boolean edited = citation.authors().isEmpty();
    Role role = edited ? Role.EDITOR : Role.AUTHOR;
    List<String> names = edited ? citation.editors() : citation.authors();
    if (names.isEmpty()) {
      throw new UnusableEntry("no authors and no editors");
    }
    List<Authorship> authors = new ArrayList<>();
    for (String name : names) {
      AuthorHandle handle =
          mapping
              .handles()
              .of(name, key)
              .orElseThrow(
                  () ->
                      new UnusableEntry(
                          "%s `%s`: the name has no spelling in a-z; give it a handle (--handles)"
                              .formatted(role.text(), Excerpt.of(name))));
      authors.add(new Authorship(handle, name, role));
    }
    return authors;
  }
}
