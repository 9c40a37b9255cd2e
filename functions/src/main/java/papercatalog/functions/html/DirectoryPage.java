package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public record DirectoryPage(
    Frame frame, String title, List<DirectoryEntry> entries, ListFrame list, String origin) {
  public static Content html(String title, LinkedPage<DirectoryEntry> listed) {
    Frame frame = Frame.of(title, listed);
    DirectoryPage shown =
        new DirectoryPage(
            frame, title, listed.items(), ListFrame.of(listed), listed.request().origin());
    Rendering rendering = new Rendering();
    JtedirectoryGenerated.render(rendering.output(), null, shown);
    return rendering.content();
  }

  String schemaOrg() {
    List<SchemaOrgPages.Link> links = new ArrayList<>(entries.size());
    for (DirectoryEntry entry : entries) {
      links.add(new SchemaOrgPages.Link(entry.title().orElse(entry.name()), link(entry)));
    }
    return SchemaOrgPages.of(frame, origin, links);
  }

  static String size(long papers) {
    return papers == 1 ? "1 paper" : papers + " papers";
  }

  static String link(DirectoryEntry entry) {
    return switch (entry.directory()) {
      case COLLECTIONS -> AccessPatterns.LIST_COLLECTION_PAPERS.path(entry.name());
      case TOPICS -> AccessPatterns.LIST_TOPIC_PAPERS.path(entry.name());
    };
  }
}
