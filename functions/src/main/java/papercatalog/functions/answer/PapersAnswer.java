package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.PaperFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JtepapersGenerated;
import papercatalog.functions.html.Link;
import papercatalog.functions.html.ListedPaper;
import papercatalog.functions.html.PapersPage;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class PapersAnswer extends ListAnswer<PaperSummary> {
  private final String label;
  private final String title;
  private final Optional<PaperId> about;
  private final String feedTitle;
  private final String none;
  private final Optional<Link> more;

  /**
   * {@code label} is the kind of list: {@code Topic}. {@code about} is the paper that it belongs
   * to. {@code feedTitle} precedes the title in the feed. If no paper is listed, {@code none} says
   * why, and {@code more} is where to look.
   */
  public PapersAnswer(
      String label,
      String title,
      Optional<PaperId> about,
      String feedTitle,
      LinkedPage<PaperSummary> listed,
      String none,
      Optional<Link> more) {
    super(listed);
    this.label = label;
    this.title = title;
    this.about = about;
    this.feedTitle = feedTitle;
    this.none = none;
    this.more = more;
  }

  /** The paper, where a reader looked one up in the field of the pages. */
  @Override
  public Optional<String> elsewhere(Format format) {
    return format == Format.HTML
            && request.recognizesIdentifier()
            && listed.items().size() == 1
            && listed.next().isEmpty()
        ? Optional.of(AccessPatterns.GET_PAPER.path(listed.items().getFirst().id()))
        : Optional.empty();
  }

  @Override
  RecordJson.Writing<PaperSummary> entry() {
    return PaperJson::summary;
  }

  @Override
  List<Paper> cited() {
    return listed.items().stream().map(paper -> PaperBuilder.from(paper).build()).toList();
  }

  @Override
  void render(HtmlTemplateOutput page) {
    List<ListedPaper> entries = ListedPaper.of(listed.items(), request.origin());
    Frame frame = frame(label + " " + title());
    Link elsewhere = more.orElse(null);
    String paper = about.map(AccessPatterns.GET_PAPER::path).orElse(null);
    JtepapersGenerated.render(
        page,
        null,
        new PapersPage(frame, label, title(), paper, entries, listed, list(), none, elsewhere));
  }

  @Override
  Content atom(Namespace namespace) {
    return PaperFeed.of(listed, namespace, feedTitle + title());
  }

  /** The title at the head of the list, if this page has it. */
  private String title() {
    return listed.head(DirectoryEntry.class).flatMap(DirectoryEntry::title).orElse(title);
  }
}
