package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.html.KindName.Genre;

/**
 * An entry of a list as COinS (ANSI/NISO Z39.88-2004) for reference managers. The page of a paper
 * has none: they would prefer it to the tags, which say more.
 */
final class Coins {
  private static final String FORMAT = "info:ofi/fmt:kev:mtx:";

  private final StringBuilder pairs = new StringBuilder("ctx_ver=Z39.88-2004");
  private final Paper paper;

  private Coins(Paper paper) {
    this.paper = paper;
  }

  static String of(PaperSummary summary, String origin) {
    Coins coins =
        new Coins(
            PaperBuilder.from(summary)
                .status(summary.status() == Status.RETRACTED ? Status.RETRACTED : Status.PUBLISHED)
                .supersededBy(Optional.empty())
                .build());
    coins.addWork();
    String date = summary.published().text();
    coins.add("rft.date", date.substring(0, Math.min(date.length(), 10)));
    for (Authorship author : summary.authors()) {
      if (author.has(Role.AUTHOR)) {
        coins.add("rft.au", author.person().map(PersonName::inverted).orElse(author.name()));
      }
    }
    for (TextField field : List.of(TextField.VOLUME, TextField.ISSUE, TextField.PAGES)) {
      summary.text(field).ifPresent(text -> coins.add("rft." + field.text(), text));
    }
    new CitedPaper(coins.paper).doi().ifPresent(doi -> coins.add("rft_id", "info:doi/" + doi));
    coins.add("rft_id", origin + AccessPatterns.GET_PAPER.path(summary.id()));
    return coins.pairs.toString();
  }

  private void addWork() {
    Genre genre = KindName.of(kind()).genre();
    add("rft_val_fmt", FORMAT + genre.format);
    add("rft.genre", genre.word);
    if (!genre.isPart()) {
      add("rft." + genre.title, PlainFormula.of(new CitedPaper(paper).title()));
      return;
    }
    add("rft.atitle", PlainFormula.of(new CitedPaper(paper).title()));
    if (paper.venue().isPresent()) {
      add("rft." + genre.title, paper.venue().get());
    }
  }

  /** A summary without a kind is an article or a preprint unless its venue says otherwise. */
  private WorkKind kind() {
    WorkKind likely = new CitedPaper(paper).kind();
    if (paper.kind().isPresent() || likely != WorkKind.DOCUMENT) {
      return likely;
    }
    return paper.venue().isPresent() ? WorkKind.ARTICLE_JOURNAL : WorkKind.ARTICLE;
  }

  private void add(String key, String value) {
    pairs.append('&').append(key).append('=').append(PercentEncoding.inQuery(value));
  }
}
