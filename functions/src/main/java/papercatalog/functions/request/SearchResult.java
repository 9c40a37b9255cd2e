package papercatalog.functions.request;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.SearchPage;
import papercatalog.domain.read.SearchPage.Sentence;

/** A page of the papers that meet a query, which is as the client wrote it. */
public record SearchResult(LinkedPage<Hit> listed, String query, SearchPage found) {
  /** The link to the papers that have a value of a field too. */
  public String narrowedTo(String field, String value) {
    String narrowed = PercentEncoding.inQuery(field + ":" + value + " " + query);
    return AccessPatterns.SEARCH_PAPERS.path() + "?q=" + narrowed;
  }

  /** A paper, and the sentence of its abstract that has most of the words. */
  public record Hit(Paper paper, Optional<Sentence> sentence) {}
}
