package papercatalog.publishing.source;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;

/**
 * A paper of a source, to be written over a stored one. A source that repeats itself undoes nothing
 * that people have put right.
 *
 * @param obeyed the former names that were replaced in the given paper, in this order
 */
public record SourcedPaper(
    Paper given, Origin origin, StoredPaper stored, Partition partition, List<Alias> obeyed) {
  private static final int MAX_IDENTIFIERS = 20;

  /** Texts that depend on no other field, as an issue does on its journal. */
  private static final List<TextField> INDEPENDENT =
      List.of(TextField.ABSTRACT, TextField.LANGUAGE, TextField.LICENSE, TextField.FULL_TEXT);

  /** The paper with the stored values of which its source says nothing. */
  public Paper withoutLosses() {
    return origin.whole() ? given : named(fields());
  }

  private Paper fields() {
    PaperBuilder paper = PaperBuilder.from(given);
    Paper before = stored.paper();
    if (given.references().isEmpty()) {
      paper.references(before.references());
    }
    if (given.relations().isEmpty()) {
      paper.relations(before.relations());
    }
    if (before.status() == Status.WITHDRAWN) {
      return paper.build().printed();
    }
    if (given.status() == Status.PUBLISHED || given.status() == before.status()) {
      paper
          .status(before.status())
          .supersededBy(before.supersededBy())
          .text(TextField.STATUS_REASON, before.statusReason());
    }
    if (given.funding().isEmpty()) {
      paper.funding(before.funding());
    }
    if (given.topics().isEmpty()) {
      paper.topics(before.topics());
    }
    for (TextField field : INDEPENDENT) {
      paper.text(field, given.text(field).or(() -> before.text(field)));
    }
    Map<String, String> identifiers = new TreeMap<>(given.identifiers());
    before
        .identifiers()
        .forEach(
            (scheme, value) -> {
              if (identifiers.size() < MAX_IDENTIFIERS) {
                identifiers.putIfAbsent(scheme, value);
              }
            });
    return paper.identifiers(identifiers).build().printed();
  }

  /** With the handles, ORCID iDs and parts of names that stored authors have. */
  private Paper named(Paper paper) {
    List<Authorship> byline = byline();
    Map<AuthorHandle, Authorship> named = new LinkedHashMap<>();
    for (Authorship author : paper.authors()) {
      Authorship kept = same(author, byline).map(it -> kept(author, it)).orElse(author);
      named.merge(kept.handle(), kept, Authorship::and);
    }
    return PaperBuilder.from(paper).authors(List.copyOf(named.values())).build();
  }

  private Authorship kept(Authorship author, Authorship before) {
    if (differ(author.orcid(), before.orcid())) {
      return author;
    }
    AuthorHandle handle =
        origin.spelled().contains(author.handle()) ? before.handle() : author.handle();
    boolean same = handle.equals(before.handle());
    return new Authorship(
        handle,
        author.name(),
        author.parts().or(before::parts),
        same ? author.orcid().or(before::orcid) : author.orcid(),
        author.affiliations().isEmpty() ? before.affiliations() : author.affiliations(),
        author.roles(),
        author.others());
  }

  /**
   * The authors to whom the paper gives another handle or ORCID iD. It repeats an earlier revision,
   * rather than to replace the stored one, unless it is based on that.
   */
  public List<Reattribution> reattributions(Paper wanted) {
    List<Authorship> byline = byline();
    List<Reattribution> found = new ArrayList<>();
    for (Authorship author : wanted.authors()) {
      Optional<Authorship> before = same(author, byline);
      if (before.isPresent() && !before.get().handle().equals(author.handle())) {
        found.add(
            new Reattribution(
                author.name(),
                before.get().handle().value(),
                author.handle().value(),
                given.revision() > 0 || !isRepeated(author)));
      } else if (before.isPresent() && differ(author.orcid(), before.get().orcid())) {
        found.add(
            new Reattribution(
                author.name(), before.get().orcid().get(), author.orcid().get(), true));
      }
    }
    return found;
  }

  /** The paper with the stored handles of the authors whom its source only repeats. */
  public static Paper obeying(List<Reattribution> found, Paper wanted) {
    return wanted.by(
        author ->
            found.stream()
                .filter(it -> !it.obeyed() && it.name().equals(author.name()))
                .filter(it -> it.given().equals(author.handle().value()))
                .findFirst()
                .map(it -> new AuthorHandle(it.stored()))
                .orElse(author.handle()));
  }

  /** The stored author with the same printed name: with the same handle if two have it. */
  private Optional<Authorship> same(Authorship author, List<Authorship> byline) {
    List<Authorship> named = byline.stream().filter(it -> it.name().equals(author.name())).toList();
    Set<AuthorHandle> others =
        given.authors().stream().map(Authorship::handle).collect(Collectors.toSet());
    return named.stream()
        .filter(it -> it.handle().equals(author.handle()))
        .findFirst()
        .or(() -> named.stream().filter(it -> !others.contains(it.handle())).findFirst());
  }

  /** A withdrawn paper has lost authors beyond the first. */
  private List<Authorship> byline() {
    Paper paper = stored.paper();
    Paper whole =
        paper.hasAllAuthors()
            ? paper
            : earlier().filter(Paper::hasAllAuthors).findFirst().orElse(paper);
    return whole.authors().stream().map(this::current).toList();
  }

  /** A former handle that the paper has obeyed must not come back. */
  private Authorship current(Authorship author) {
    String handle = author.handle().value();
    for (Alias alias : obeyed) {
      if (alias.kind() == KeyPrefix.AUTHOR && alias.name().equals(handle)) {
        handle = alias.sameAs();
      }
    }
    return author.by(new AuthorHandle(handle));
  }

  private boolean isRepeated(Authorship author) {
    return earlier()
        .flatMap(paper -> paper.authors().stream())
        .anyMatch(it -> it.name().equals(author.name()) && it.handle().equals(author.handle()));
  }

  /** The versions that can be read, latest first. */
  private Stream<Paper> earlier() {
    return List.copyOf(partition.versions().values()).reversed().stream()
        .flatMap(
            version -> {
              try {
                return Stream.of(VersionItem.read(version));
              } catch (CatalogException | IllegalStateException | IllegalArgumentException _) {
                return Stream.empty(); // verification reports it
              }
            });
  }

  private static boolean differ(Optional<String> one, Optional<String> other) {
    return one.isPresent() && other.isPresent() && !one.equals(other);
  }
}
