package papercatalog.cli.console;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Reference.Look;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.Positions;

public final class RecordLine {
  private static final int NAMED = 3;

  private RecordLine() {}

  public static String of(PaperSummary paper) {
    return "%-10s  %-28s  %s (%s)%s"
        .formatted(
            paper.published(),
            paper.id(),
            paper.title(),
            authors(paper),
            paper.status() == Status.PUBLISHED ? "" : " [" + paper.status().text() + "]");
  }

  public static String of(Reference reference) {
    StringJoiner text = new StringJoiner("  ");
    reference.text().ifPresent(text::add);
    reference.identifiers().forEach((scheme, value) -> text.add(scheme + ":" + value));
    String absent = reference.look() == Look.ABSENT ? " (not in this catalog)" : "";
    reference.paper().map(PaperId::value).ifPresent(id -> text.add("-> " + id + absent));
    return text.toString();
  }

  /** Formats a paper of an author's list and adds the role, unless it is that of an author. */
  public static String of(AuthorPaper entry) {
    String roles = roles(entry.membership().author());
    return of(entry.paper()) + (roles.isEmpty() ? "" : " as " + roles);
  }

  /** {@code sosp Symposium on Operating Systems Principles (12)}. */
  public static String of(DirectoryEntry entry) {
    String name =
        entry.title().map(title -> "%-28s  %s".formatted(entry.name(), title)).orElse(entry.name());
    return entry.papers().isPresent()
        ? name + " (%,d)".formatted(entry.papers().getAsLong())
        : name;
  }

  /** {@code leslie-lamport Leslie Lamport (Microsoft Research)}. */
  public static String of(Author author) {
    String where =
        author.affiliations().isEmpty()
            ? ""
            : " (" + String.join(", ", author.affiliations()) + ")";
    return "%-28s  %s%s".formatted(author.handle(), author.name(), where);
  }

  public static String of(Change change) {
    return "%s  %-10s  %s%s%s"
        .formatted(
            Positions.moment(change.at()),
            change.kind().text(),
            change.id(),
            change.revision() == 0 ? "" : ", revision " + change.revision(),
            change.title().map(title -> ": " + title).orElse(""));
  }

  public static String of(Membership author) {
    return "%6d  %s".formatted(author.position(), of(author.author()));
  }

  /** {@code Ana Cruz Ruiz (ana-cruz-ruiz, editor, Cruz Ruiz, Ana)}. */
  static String of(Authorship author) {
    String roles = roles(author).isEmpty() ? "" : ", " + roles(author);
    String orcid = author.orcid().map(id -> ", " + id).orElse("");
    String others = author.others() ? ", and others" : "";
    return author.name() + " (" + author.handle() + roles + parts(author) + orcid + ")" + others;
  }

  /** Empty for an author only. */
  private static String roles(Authorship author) {
    return author.roles().equals(List.of(Role.AUTHOR))
        ? ""
        : author.roles().stream().map(Role::text).collect(Collectors.joining(" and "));
  }

  /** Empty if the family name is the last word, as in most names. */
  private static String parts(Authorship author) {
    return author.person().isPresent()
        ? author
            .person()
            .filter(person -> person.familyWordsIn(author.name()) != 1)
            .map(person -> ", " + person.inverted())
            .orElse("")
        : author.parts().map(_ -> ", group").orElse("");
  }

  private static String authors(PaperSummary paper) {
    String named =
        paper.authors().stream()
            .limit(NAMED)
            .map(Authorship::name)
            .collect(Collectors.joining(", "));
    int others = paper.authorCount() - Math.min(NAMED, paper.authors().size());
    return others > 0 ? named + " and " + others + " more" : named;
  }
}
