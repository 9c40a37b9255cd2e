package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;

import module java.base;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/** Which components people see: no field can be forgotten on a page. */
final class PageMappersTest {
  /** A paper that is withdrawn has another page; when a record was begun is for programs. */
  @Test
  void paper_showsAll() {
    assertThat(OF_PAPERS.shownBy(PageMappersTest::shown))
        .isEqualTo(OF_PAPERS.allBut("withdrawnAt", "createdAt"));
    assertThat(OF_AUTHORSHIPS.shownBy(author -> shown(by(author))))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void author_showsAll() {
    assertThat(OF_AUTHORS.shownBy(PageMappersTest::shown)).isEqualTo(OF_AUTHORS.allBut("sortAs"));
  }

  private static String shown(Paper paper) {
    Request request = request(AccessPatterns.GET_PAPER, Map.of("id", "a"));
    return main(PaperAnswer.of(paper, request));
  }

  private static String shown(Author author) {
    Request request = request(AccessPatterns.GET_AUTHOR, Map.of("handle", "a"));
    return main(new AuthorAnswer(author, request));
  }

  /** What a person reads of it, and where its links lead. */
  private static String main(Answer answer) {
    String page = answer.in(Format.HTML, Namespace.NONE).toString();
    return Jsoup.parse(page).select("main").outerHtml();
  }

  private static Paper by(Authorship author) {
    return Papers.paper("a", "2026").authors(List.of(author)).build();
  }

  private static Request request(AccessPattern<?> pattern, Map<String, String> path) {
    return new Request(
        pattern,
        "",
        path,
        Map.of(),
        "",
        Map.of(),
        "GET",
        "",
        Optional.empty(),
        Routes.WITHOUT_SEARCH);
  }
}
