package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.BatchRead;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;

/**
 * The links that export papers: the whole list if one answer has it, or else its first part.
 *
 * @param title says how many papers the links export
 * @param parts the page of the first part, which links to its files and to the next part; {@code
 *     null} if the links export all
 * @param citations of the papers on this page; {@code null} if they are too many for one answer
 */
public record Exports(String title, List<Alternate> links, String parts, Link citations) {
  private static final List<Format> WHOLE =
      List.of(Format.BIBTEX, Format.RIS, Format.CSL, Format.JSON);

  /** API Gateway limits the request line and the headers to 10,240 bytes. */
  private static final int LONGEST_LINK = 6_000;

  static Exports of(Frame frame, String title) {
    return new Exports(title, frame.exports(), null, null);
  }

  /** The number of papers in the whole list is empty if it is not known. */
  static Exports of(LinkedPage<?> listed, List<PaperSummary> papers, OptionalLong all) {
    PageRequest shown = listed.pageRequest();
    boolean search = listed.request().route() == AccessPatterns.SEARCH_PAPERS;
    int most = search ? BatchRead.MAX_KEYS : PageRequest.MAX_LIMIT;
    boolean whole = shown.cursor().isEmpty() && listed.next().isEmpty();
    Link citations =
        papers.size() > BatchRead.MAX_KEYS
            ? null
            : new Link(
                whole ? "Citations" : "Citations of this page", citations(listed, papers, search));
    if (whole || shown.limit() == most) {
      String title = whole ? "Export this list" : "Export these " + number(papers.size());
      return new Exports(title, links(listed.links()), null, citations);
    }
    String limit = Integer.toString(most);
    Links links =
        Links.of(
            listed.request().withDefault(QueryParameter.LIMIT, limit),
            shown.first().withLimit(most));
    if (all.isPresent() && all.getAsLong() <= most) {
      String title = "Export all " + number(all.getAsLong());
      return new Exports(title, links(links), null, citations);
    }
    String title = "Export " + (all.isPresent() ? "the first " : "up to ") + number(most);
    return new Exports(title, links(links), links.self(), citations);
  }

  private static String number(long papers) {
    return Thousands.of(papers) + (papers == 1 ? " paper" : " papers");
  }

  private static List<Alternate> links(Links links) {
    return WHOLE.stream().map(format -> new Alternate(format, links.in(format), "")).toList();
  }

  /** Entries have the first authors only: if there are more, the link is of the papers. */
  private static String citations(
      LinkedPage<?> listed, List<PaperSummary> papers, boolean areWhole) {
    String ids = papers.stream().map(it -> it.id().value()).collect(Collectors.joining(","));
    boolean named =
        areWhole || papers.stream().allMatch(it -> it.authors().size() == it.authorCount());
    return named || ids.length() > LONGEST_LINK
        ? listed.links().in(Format.CITATION)
        : Links.in(Format.CITATION, AccessPatterns.GET_PAPERS.path() + "?ids=" + ids);
  }
}
