package papercatalog.domain.model;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import papercatalog.domain.schema.Grammar;

/**
 * One paper. {@link PaperBuilder} makes it, and nothing else.
 *
 * @param title 1 to 1,000 characters; may hold TeX
 * @param abstractText 1 to 20,000 characters
 * @param topics at most 20, each once
 * @param authors at least one, each once; a paper read from the catalog holds the first {@link
 *     #EMBEDDED_AUTHORS}
 * @param authorCount how many authors there are in all; a withdrawn paper names fewer
 * @param venue where it appeared, as printed
 * @param version the paper's own label, such as {@code 0.3}
 * @param statusReason why it was retracted or withdrawn
 * @param withdrawnAt when it was withdrawn; only a withdrawn paper has it
 * @param supersededBy the paper that replaces it; present exactly when the status says so
 * @param kind what kind of work it is
 * @param volume of the journal or series, as printed
 * @param issue of the journal; of a report, its number
 * @param pages as printed: {@code 558--565}, {@code e1204}
 * @param language a BCP 47 tag: {@code en}, {@code pt-BR}
 * @param identifiers other names of the paper by scheme ({@code doi}, {@code arxiv}), at most 20
 * @param license an SPDX identifier
 * @param revision counts the writes of this record; 0 before the first
 * @param createdAt when its first revision was written; {@link Instant#EPOCH} before it is
 * @param updatedAt when this one was, likewise
 */
public record Paper(
    PaperId id,
    String title,
    Optional<String> abstractText,
    CollectionName collection,
    List<TopicName> topics,
    List<Authorship> authors,
    int authorCount,
    Optional<String> venue,
    Optional<String> version,
    Status status,
    Optional<String> statusReason,
    Optional<Instant> withdrawnAt,
    Optional<PaperId> supersededBy,
    PublicationDate published,
    Optional<WorkKind> kind,
    Optional<String> volume,
    Optional<String> issue,
    Optional<String> pages,
    Optional<String> publisher,
    Optional<String> language,
    Map<String, String> identifiers,
    Optional<String> license,
    long revision,
    Instant createdAt,
    Instant updatedAt) {
  /** How many authors a summary shows. */
  public static final int LEAD_AUTHORS = 10;

  /** How many authors the paper's own item holds; all of them have a membership item. */
  public static final int EMBEDDED_AUTHORS = 100;

  /**
   * Checks every field and normalizes text to NFC.
   *
   * @throws InvalidValue naming the field and its rule
   */
  public Paper {
    title = checkedTitle(title);
    abstractText = abstractText.map(text -> Text.prose("abstract", text, 20_000));
    venue = venue.map(text -> Text.line("venue", text, 300));
    version = version.map(text -> Text.line("version", text, 50));
    statusReason = statusReason.map(Paper::checkedReason);
    volume = volume.map(text -> Text.line("volume", text, 50));
    issue = issue.map(text -> Text.line("issue", text, 50));
    pages = pages.map(text -> Text.line("pages", text, 100));
    publisher = publisher.map(text -> Text.line("publisher", text, 300));
    language.ifPresent(tag -> InvalidValue.requireGrammar(Grammar.LANGUAGE_TAG, "language", tag));
    license = license.map(text -> Text.line("license", text, 100));
    topics = checkedTopics(topics);
    authors = eachOnce("authors", authors, author -> author.handle().value());
    identifiers = checked(identifiers);
    if (authors.isEmpty() || authorCount < authors.size()) {
      throw new InvalidValue("authors", "must name at least one, and no more than authorCount");
    }
    if (supersededBy.isPresent() != (status == Status.SUPERSEDED)) {
      throw new InvalidValue("supersededBy", "must be given exactly when status is superseded");
    }
    if (withdrawnAt.isPresent() && status != Status.WITHDRAWN) {
      throw new InvalidValue("withdrawnAt", "must be given only when status is withdrawn");
    }
  }

  static String checkedTitle(String title) {
    return Text.line("title", title, 1_000);
  }

  static List<TopicName> checkedTopics(List<TopicName> topics) {
    if (topics.size() > 20) {
      throw new InvalidValue("topics", "must be at most 20");
    }
    return eachOnce("topics", topics, TopicName::value);
  }

  /**
   * Why a paper was retracted or withdrawn, as it is stored: 1 to 1,000 characters.
   *
   * @throws InvalidValue with the rule that it breaks
   */
  public static String checkedReason(String text) {
    return Text.prose("statusReason", text, 1_000);
  }

  /** What the lists show of it. */
  public PaperSummary summary() {
    return PaperBuilder.from(this).summary();
  }

  /** The authors that a summary shows. */
  public List<Authorship> leadAuthors() {
    return authors.subList(0, Math.min(LEAD_AUTHORS, authors.size()));
  }

  /** All the authors that it holds, with their places in the byline. */
  public List<Membership> memberships() {
    List<Membership> memberships = new ArrayList<>(authors.size());
    for (Authorship author : authors) {
      memberships.add(new Membership(author, memberships.size() + 1));
    }
    return memberships;
  }

  /** Whether it holds all its authors, as a paper to be published must. */
  public boolean hasAllAuthors() {
    return authors.size() == authorCount;
  }

  /**
   * What stays of the record when the paper is withdrawn: what names the paper, its first {@link
   * #LEAD_AUTHORS} authors, why and since when.
   */
  public Paper tombstone(Optional<String> reason, Instant withdrawn) {
    return PaperBuilder.from(this)
        .abstractText(Optional.empty())
        .topics(List.of())
        .authors(leadAuthors())
        .authorCount(authorCount)
        .license(Optional.empty())
        .supersededBy(Optional.empty())
        .status(Status.WITHDRAWN)
        .statusReason(reason)
        .withdrawnAt(Optional.of(withdrawn))
        .build();
  }

  /** The same paper as the record of one write; its first one has created it. */
  public Paper asRevision(long newRevision, Instant at) {
    Instant created = createdAt.equals(Instant.EPOCH) ? at : createdAt;
    return PaperBuilder.from(this).revision(newRevision).createdAt(created).updatedAt(at).build();
  }

  /** The same paper as the record that takes the place of another. */
  public Paper asNext(Paper before, Instant at) {
    return PaperBuilder.from(this)
        .createdAt(before.createdAt())
        .build()
        .asRevision(before.revision() + 1, at);
  }

  private static <T> List<T> eachOnce(String field, List<T> values, Function<T, String> name) {
    Set<String> seen = new HashSet<>();
    for (T value : values) {
      if (!seen.add(name.apply(value))) {
        throw new InvalidValue(field, "must name each once");
      }
    }
    return List.copyOf(values);
  }

  private static Map<String, String> checked(Map<String, String> identifiers) {
    if (identifiers.size() > 20) {
      throw new InvalidValue("identifiers", "must be at most 20");
    }
    Map<String, String> checked = new TreeMap<>();
    identifiers.forEach(
        (scheme, value) ->
            checked.put(
                InvalidValue.requireGrammar(Grammar.SLUG, "identifier scheme", scheme),
                Text.line("identifier " + scheme, value, 300)));
    return Collections.unmodifiableMap(checked);
  }
}
