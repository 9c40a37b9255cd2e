package papercatalog.functions.atom;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

/** Changes as a feed. Each change is an entry, updated at the time of the change. */
public final class ChangeFeed {
  private static final String AUTHOR = "Paper Catalog";

  private ChangeFeed() {}

  public static Content of(LinkedPage<Change> listed, Namespace namespace, String title) {
    List<Change> changes = listed.items();
    Instant latest = changes.stream().map(Change::at).max(Instant::compareTo).orElse(Feed.NEVER);
    Feed feed = new Feed(listed, namespace, title, latest);
    feed.xml.begin("author").text("name", AUTHOR).end("author");
    for (Change change : changes) {
      add(feed, change);
    }
    return feed.content();
  }

  private static void add(Feed feed, Change change) {
    feed.xml
        .begin("entry")
        .text("id", feed.id(change))
        .text("title", change.kind().label() + ": " + PlainFormula.of(change.heading()))
        .text("updated", change.at().toString())
        .empty("category", "term", change.kind().text());
    // A deleted paper has no page.
    if (change.kind() != ChangeKind.DELETED) {
      feed.link("alternate", Format.HTML, AccessPatterns.GET_PAPER.path(change.id()));
    }
    feed.xml.text("content", sentence(change)).end("entry");
  }

  private static String sentence(Change change) {
    String paper = "The paper " + change.id();
    return switch (change.kind()) {
      case CREATED -> paper + " is new.";
      case REVISED -> paper + " was revised; this is revision " + change.revision() + ".";
      case WITHDRAWN -> paper + " was withdrawn.";
      case REINSTATED -> paper + " had been withdrawn and is there again.";
      case DELETED -> paper + " was deleted.";
      case LEFT -> paper + " has moved to another collection.";
    };
  }
}
