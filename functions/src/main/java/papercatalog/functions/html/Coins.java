package papercatalog.functions.html;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * An entry of a list as COinS (ANSI/NISO Z39.88-2004), which reference managers import. An entry
 * does not contain the kind of work, so any work with a venue is an article.
 */
final class Coins {
  private final StringBuilder pairs = new StringBuilder("ctx_ver=Z39.88-2004");

  private Coins() {}

  static String of(PaperSummary paper, String origin) {
    Coins coins = new Coins();
    coins.add("rft_val_fmt", "info:ofi/fmt:kev:mtx:journal");
    coins.add("rft.genre", paper.venue().isPresent() ? "article" : "preprint");
    coins.add("rft.atitle", paper.title());
    if (paper.venue().isPresent()) {
      coins.add("rft.jtitle", paper.venue().get());
    }
    String date = paper.published().text();
    coins.add("rft.date", date.substring(0, Math.min(date.length(), 10)));
    for (Authorship author : paper.authors()) {
      if (author.role() == Role.AUTHOR) {
        coins.add("rft.au", author.name());
      }
    }
    coins.add("rft_id", origin + AccessPatterns.GET_PAPER.path(paper.id()));
    return coins.pairs.toString();
  }

  private void add(String key, String value) {
    pairs.append('&').append(key).append('=').append(PercentEncoding.inQuery(value));
  }
}
