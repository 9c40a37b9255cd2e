package papercatalog.functions.html;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page of the collections, or of the topics. */
public record DirectoryPage(
    Frame frame, String title, List<DirectoryEntry> entries, ListFrame list) {
  /** The page. */
  public static Content html(
      Page<DirectoryEntry> page,
      Listing listing,
      Request request,
      Links links,
      Optional<String> next) {
    String title = request.route() == AccessPattern.LIST_TOPICS ? "Topics" : "Collections";
    DirectoryPage shown =
        new DirectoryPage(
            Frame.of(title, request, links, next),
            title,
            page.items(),
            ListFrame.of(page.items().size(), listing, request, links, next));
    Rendering rendering = new Rendering();
    JtedirectoryGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  static String size(long papers) {
    return papers == 1 ? "1 paper" : papers + " papers";
  }

  static String link(DirectoryEntry entry) {
    return switch (entry.directory()) {
      case COLLECTIONS -> AccessPattern.LIST_COLLECTION_PAPERS.path(entry.name());
      case TOPICS -> AccessPattern.LIST_TOPIC_PAPERS.path(entry.name());
    };
  }
}
