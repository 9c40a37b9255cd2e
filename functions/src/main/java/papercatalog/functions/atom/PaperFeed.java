package papercatalog.functions.atom;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

/**
 * Lists of papers as feeds. An entry is updated at the start of its publication date; in a search's
 * feed, when the paper was added.
 */
public final class PaperFeed {
  /** An older paper that is added today is not at the top. */
  private static final String ORDER =
      "By date of publication. The feed of changes has papers in the order of their addition.";

  /** The start of the first year that XML dates support. */
  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  private PaperFeed() {}

  public static Content of(LinkedPage<PaperSummary> listed, Namespace namespace, String title) {
    Feed feed = begin(listed, namespace, title, listed.items());
    for (PaperSummary paper : listed.items()) {
      add(feed, paper, paper.authors(), published(paper));
    }
    return feed.content();
  }

  /** Papers in the order in which they were added. */
  public static Content added(LinkedPage<Paper> listed, Namespace namespace, String title) {
    Instant latest =
        listed.items().stream().map(Paper::createdAt).max(Instant::compareTo).orElse(Feed.NEVER);
    Feed feed = new Feed(listed, namespace, title, latest);
    feed.xml.text("subtitle", "By the time of addition to the catalog.");
    for (Paper paper : listed.items()) {
      PaperSummary summary = paper.summary();
      add(feed, summary, summary.authors(), paper.createdAt());
    }
    return feed.content();
  }

  /** Papers of an author, whom each entry names. */
  public static Content by(LinkedPage<AuthorPaper> listed, Namespace namespace, String title) {
    List<PaperSummary> papers = listed.items().stream().map(AuthorPaper::paper).toList();
    Feed feed = begin(listed, namespace, title, papers);
    listed
        .head(Author.class)
        .ifPresent(author -> person(feed, "author", author.name(), author.handle()));
    for (AuthorPaper entry : listed.items()) {
      add(feed, entry.paper(), entry.authors(), published(entry.paper()));
    }
    return feed.content();
  }

  private static Feed begin(
      LinkedPage<?> listed, Namespace namespace, String title, List<PaperSummary> papers) {
    Instant latest =
        papers.stream().map(PaperFeed::published).max(Instant::compareTo).orElse(Feed.NEVER);
    Feed feed = new Feed(listed, namespace, title, latest);
    feed.xml.text("subtitle", ORDER);
    feed.link("related", Format.ATOM, Additions.to(listed).link());
    return feed;
  }

  private static void add(Feed feed, PaperSummary paper, List<Authorship> people, Instant updated) {
    XmlText xml = feed.xml.begin("entry");
    xml.text("id", feed.id(paper.id()))
        .text("title", title(paper))
        .text("updated", updated.toString())
        .text("published", published(paper).toString());
    feed.link("alternate", Format.HTML, AccessPatterns.GET_PAPER.path(paper.id()));
    boolean written = people.stream().anyMatch(it -> it.has(Role.AUTHOR));
    for (Authorship person : people) {
      boolean author = !written || person.has(Role.AUTHOR);
      person(feed, author ? "author" : "contributor", person.name(), person.handle());
    }
    String collections = feed.absolute(AccessPatterns.LIST_COLLECTIONS.path());
    xml.empty("category", "term", paper.collection().value(), "scheme", collections);
    if (paper.status() != Status.PUBLISHED) {
      xml.empty("category", "term", paper.status().text());
    }
    xml.text("summary", summary(paper, people)).end("entry");
  }

  private static void person(Feed feed, String element, String name, AuthorHandle handle) {
    feed.xml
        .begin(element)
        .text("name", name)
        .text("uri", feed.absolute(AccessPatterns.GET_AUTHOR.path(handle)))
        .end(element);
  }

  /** Marks a retracted paper in its title, since some readers show only titles. */
  private static String title(PaperSummary paper) {
    String title = PlainFormula.of(paper.fullTitle());
    return paper.status() == Status.RETRACTED ? "Retracted: " + title : title;
  }

  private static String summary(PaperSummary paper, List<Authorship> people) {
    StringJoiner byline = new StringJoiner(", ");
    people.forEach(person -> byline.add(person.name()));
    if (paper.authorCount() > people.size()) {
      byline.add("and " + (paper.authorCount() - people.size()) + " more");
    }
    StringJoiner summary = new StringJoiner(" · ");
    summary.add(byline.toString());
    paper.venue().ifPresent(summary::add);
    paper.version().ifPresent(version -> summary.add("version " + version));
    if (paper.status() != Status.PUBLISHED) {
      summary.add(paper.status().text());
    }
    return summary.toString();
  }

  private static Instant published(PaperSummary paper) {
    Instant moment = paper.published().earliest().toInstant(ZoneOffset.UTC);
    return moment.isBefore(EARLIEST) ? EARLIEST : moment;
  }
}
