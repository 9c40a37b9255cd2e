package papercatalog.publishing.citation;

import static papercatalog.publishing.entry.NoticeKind.*;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.Pages;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.publishing.entry.DistinctAuthors;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.MadeIds;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.latex.LatexReader;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Slug;

public final class CitationMapper {
  private static final int MAX_TOPICS = 20;
  private static final Pattern TEX = Pattern.compile("[\\\\{}]");
  private static final Pattern NO_PAGES = Pattern.compile("(?i)(?:n/a|nil|[-–—?\\s])++");
  private static final Pattern COMMAS = Pattern.compile("(?<=[^\\s,;])[\\s,;]+$");

  private final Mapping mapping;
  private final MadeIds ids;

  public CitationMapper(Mapping mapping, MadeIds ids) {
    this.mapping = mapping;
    this.ids = ids;
  }

  /** Fails with {@link UnusableEntry} for a missing part, and with {@link InvalidValue}. */
  public PaperEntry paper(FilePosition position, String key, Citation citation) {
    List<Notice> notices = new ArrayList<>(citation.notices());
    String title = title(citation);
    Set<AuthorHandle> spelled = new HashSet<>();
    List<Authorship> people = people(citation, key, spelled, notices);
    PublicationDate published = published(citation, notices);
    PaperId id =
        ids.ofKey(TEX.matcher(key).find() ? LatexReader.line(key) : key, notices)
            .orElseGet(() -> madeId(citation, published, title, notices));
    PaperBuilder paper =
        new PaperBuilder(id, title, collection(citation, notices), published)
            .topics(topics(citation, notices))
            .authors(DistinctAuthors.of(people, notices))
            .kind(citation.kind())
            .status(citation.status())
            .identifiers(citation.identifiers())
            .relations(
                Relations.toOthers(id, citation.identifiers(), citation.relations(), notices))
            .funding(citation.funding())
            .references(citation.references());
    citation.texts().forEach((field, text) -> field.set(paper, kept(field, text, notices)));
    paper.title(title);
    Origin origin = new Origin(false, spelled, venueSlug(citation).isPresent());
    return new PaperEntry(position, fitting(paper, notices), origin, notices);
  }

  /** The title without its subtitle, which some entries have in both. */
  private static String title(Citation citation) {
    String title =
        citation.text(CitationField.TITLE).orElseThrow(() -> new UnusableEntry("no title"));
    String subtitle = citation.text(CitationField.SUBTITLE).orElse("");
    int start = title.length() - subtitle.length();
    String rest =
        title.regionMatches(true, start, subtitle, 0, subtitle.length())
            ? title.substring(0, start)
            : title;
    return subtitle.isEmpty() || rest.isBlank()
        ? title
        : rest.replaceFirst("(?:\\s*[:–—-])?\\s*$", "");
  }

  /** The people of a work, in the order of the roles; an entry may name a person more than once. */
  private List<Authorship> people(
      Citation citation, String key, Set<AuthorHandle> spelled, List<Notice> notices) {
    List<Authorship> people = new ArrayList<>();
    for (Role role : Role.values()) {
      for (SourceName name : citation.people().getOrDefault(role, List.of())) {
        if (name.equals(SourceName.OTHERS)) {
          if (!people.isEmpty() && people.getLast().role() == role) {
            people.add(people.removeLast().andOthers());
          }
          continue;
        }
        Optional<AuthorHandle> mapped = mapping.handles().of(name.identity(), key);
        AuthorHandle handle = mapped.orElseGet(() -> spelled(role, name.identity(), notices));
        if (mapped.isEmpty()) {
          spelled.add(handle);
        }
        people.add(
            new Authorship(handle, name.printed(), name.parts(), name.orcid(), role)
                .with(name.affiliations()));
      }
    }
    if (people.isEmpty()) {
      throw new UnusableEntry("no authors and no editors");
    }
    return people;
  }

  private static AuthorHandle spelled(Role role, String name, List<Notice> notices) {
    String handle =
        Slug.ofAnyScript(name)
            .orElseThrow(
                () ->
                    new UnusableEntry(
                        "%s `%s`: the name has no spelling in a-z; give it a handle (--handles)"
                            .formatted(role.text(), Excerpt.of(name))));
    return new AuthorHandle(noted(role.text(), name, handle, notices));
  }

  /** The slug of a name, with a notice if it is shortened. */
  private static String noted(String kind, String name, String slug, List<Notice> notices) {
    if (Slug.isShortened(name)) {
      notices.add(NAME_SHORTENED.notice("%s `%s` shortened to %s", kind, Excerpt.of(name), slug));
    }
    return slug;
  }

  private static Paper fitting(PaperBuilder paper, List<Notice> notices) {
    while (true) {
      try {
        return EntryRules.checked(paper.build());
      } catch (InvalidValue invalid) {
        CitationField.toLeaveOut(invalid.field())
            .orElseThrow(() -> invalid)
            .set(paper, Optional.empty());
        notices.add(FIELD_LEFT_OUT.notice("%s left out: it %s", invalid.field(), invalid.rule()));
      }
    }
  }

  private static Optional<String> kept(CitationField field, String text, List<Notice> notices) {
    return switch (field) {
      case PAGES -> pages(text, notices);
      case LANGUAGE -> language(text, notices);
      default ->
          Optional.of(
              field.form() == CitationField.ValueForm.LINE
                  ? COMMAS.matcher(text).replaceFirst("")
                  : text);
    };
  }

  private static Optional<String> pages(String text, List<Notice> notices) {
    if (NO_PAGES.matcher(text).matches()) {
      notices.add(FIELD_LEFT_OUT.notice("pages `%s` left out: none", Excerpt.of(text)));
      return Optional.empty();
    }
    return Optional.of(Pages.printed(text));
  }

  private static Optional<String> language(String text, List<Notice> notices) {
    Optional<String> tag = Languages.tag(text);
    if (tag.isEmpty()) {
      notices.add(LANGUAGE_LEFT_OUT.notice("language `%s` left out: not known", Excerpt.of(text)));
    }
    return tag;
  }

  private PaperId madeId(
      Citation citation, PublicationDate published, String title, List<Notice> notices) {
    Optional<String> name =
        citation.people().values().stream()
            .flatMap(List::stream)
            .findFirst()
            .map(SourceName::family);
    PaperId id = ids.of(name, published, title, notices).orElseThrow();
    notices.add(KEY_MADE.notice("no key: named %s", id));
    return id;
  }

  private CollectionName collection(Citation citation, List<Notice> notices) {
    return venueSlug(citation)
        .map(
            slug ->
                noted(
                    "collection", citation.text(CitationField.VENUE).orElseThrow(), slug, notices))
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

  private Optional<String> venueSlug(Citation citation) {
    return mapping.collectionFromVenue()
        ? citation.text(CitationField.VENUE).flatMap(Slug::of)
        : Optional.empty();
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
    notices.add(NO_YEAR.notice("no year: dated %s (--default-date)", date));
    return date;
  }

  private List<TopicName> topics(Citation citation, List<Notice> notices) {
    Set<TopicName> topics = new LinkedHashSet<>(mapping.topics());
    int leftOut = 0;
    for (String keyword : mapping.topicsFromKeywords() ? citation.keywords() : List.<String>of()) {
      Optional<TopicName> topic = Slug.of(keyword).map(TopicName::new);
      if (topic.isEmpty()) {
        notices.add(
            KEYWORD_LEFT_OUT.notice(
                "keyword `%s` left out: it has no spelling in a-z", Excerpt.of(keyword)));
      } else if (topics.size() < MAX_TOPICS) {
        topics.add(new TopicName(noted("topic", keyword, topic.get().value(), notices)));
      } else if (!topics.contains(topic.get())) {
        leftOut++;
      }
    }
    if (leftOut > 0) {
      notices.add(TOPICS_LEFT_OUT.notice("topics beyond 20 left out: %d", leftOut));
    }
    return List.copyOf(topics);
  }
}
