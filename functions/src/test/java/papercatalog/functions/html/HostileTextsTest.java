package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_PAPERS;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Differences;
import papercatalog.domain.Thorough;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Tombstone;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.AuthorAnswer;
import papercatalog.functions.answer.AuthorPapersAnswer;
import papercatalog.functions.answer.DirectoryAnswer;
import papercatalog.functions.answer.MembershipsAnswer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.answer.PapersAnswer;
import papercatalog.functions.answer.VersionsAnswer;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;

/**
 * Whatever the texts of a record are, a page has the elements and attributes that the same page has
 * of plain texts, and shows exactly these texts.
 */
@Tag("slow")
final class HostileTextsTest {
  private static final int RECORDS = Thorough.of(100, 40);

  @Test
  void papers_differInEveryComponent_thatHasAText() {
    List<Paper> papers =
        Arrays.stream(Status.values())
            .flatMap(
                status ->
                    IntStream.range(0, RECORDS)
                        .mapToObj(i -> new HostileTexts(i, true).paper(i, status)))
            .toList();

    assertThat(Differences.among(Paper.class, papers))
        .isEqualTo(
            OF_PAPERS.allBut(
                "collection",
                "topics",
                "published",
                "withdrawnAt",
                "references",
                "referenceCount",
                "revision",
                "createdAt",
                "updatedAt"));
  }

  @ParameterizedTest
  @EnumSource
  void pageOfAPaper_hasNothingOfItsTextsButText(Status status) throws Exception {
    for (int i = 0; i < RECORDS; i++) {
      Paper paper = new HostileTexts(i, true).paper(i, status);
      Document page = parsed(paper(paper));

      assertThat(shape(page))
          .isEqualTo(shape(parsed(paper(new HostileTexts(i, false).paper(i, status)))));
      assertThat(page.select("h1").first().wholeText()).isEqualTo(paper.fullTitle());
      assertThat(page.select("head title").first().wholeText()).contains(paper.title());
      assertThat(page.select("meta[name=citation_title]").attr("content"))
          .isEqualTo(new CitedPaper(paper).title());
      assertThat(names(page.select(".byline")))
          .isEqualTo(
              paper.authors().stream()
                  .limit(paper.authorCount() <= 31 ? 31 : 30)
                  .map(Authorship::name)
                  .toList());
      paper
          .abstractText()
          .ifPresent(
              text ->
                  assertThat(page.select("[aria-labelledby=abstract] p").first().wholeText())
                      .isEqualTo(text.strip()));
      String record = page.select("script").first().data();
      assertThat(new ObjectMapper().readTree(record).get("name").textValue())
          .isEqualTo(paper.fullTitle());
      assertThat(record).doesNotContain("<", ">", "&", "\u2028", "\u2029");
      assertLeadsNowhereElse(page);
    }
  }

  @ParameterizedTest
  @EnumSource
  void pagesOfLists_haveNothingOfTheirTextsButText(Status status) {
    for (int i = 0; i < RECORDS; i++) {
      Paper hostile = new HostileTexts(i, true).paper(i, status);
      Paper plain = new HostileTexts(i, false).paper(i, status);
      List<Content> pages = lists(hostile);
      List<Content> plainPages = lists(plain);
      for (int j = 0; j < pages.size(); j++) {
        Document page = parsed(pages.get(j));
        assertThat(shape(page)).isEqualTo(shape(parsed(plainPages.get(j))));
        for (Element script : page.select("script")) {
          assertThat(script.attr("type")).isEqualTo("application/ld+json");
          assertThat(script.data()).doesNotContain("<", ">", "&", "\u2028", "\u2029");
        }
        assertLeadsNowhereElse(page);
      }
      Element entry = parsed(pages.getFirst()).select(".entries > li").first();
      assertThat(entry.select("h2 a").first().wholeText()).isEqualTo(hostile.fullTitle());
      assertThat(URLDecoder.decode(entry.select(".Z3988").attr("title"), StandardCharsets.UTF_8))
          .contains("title=" + new CitedPaper(hostile).title());
    }
  }

  private static Content paper(Paper paper) {
    Request request = request(AccessPatterns.GET_PAPER, Map.of("id", paper.id().value()));
    return page(PaperAnswer.of(paper, request));
  }

  private static <T> LinkedPage<T> listed(Page<T> page, Request request) {
    return new LinkedPage<>(page, PageRequest.FIRST, request);
  }

  /** The other pages on which texts of a record stand. */
  private static List<Content> lists(Paper paper) {
    Request collection = request(AccessPatterns.LIST_COLLECTION_PAPERS, Map.of("name", "c"));
    Request authored = request(AccessPatterns.LIST_AUTHOR_PAPERS, Map.of("handle", "a-0"));
    Request authors = request(AccessPatterns.LIST_PAPER_AUTHORS, Map.of("id", "p"));
    Request versions = request(AccessPatterns.LIST_PAPER_VERSIONS, Map.of("id", "p"));
    Request topics = request(AccessPatterns.LIST_TOPICS, Map.of());
    Request author = request(AccessPatterns.GET_AUTHOR, Map.of("handle", "a-0"));
    Author profile =
        new Author(
            paper.authors().getFirst().handle(),
            paper.authors().getFirst().name(),
            List.of(paper.title()),
            Optional.empty(),
            Optional.of("https://example.org/" + paper.title().replaceAll("[\u2028\u2029]", "")),
            Instant.EPOCH);
    VersionSummary version =
        new VersionSummary(
            paper.id(),
            1,
            paper.title(),
            paper.version(),
            paper.status(),
            paper.statusReason(),
            paper.published(),
            Instant.EPOCH,
            Optional.of(Instant.EPOCH));
    Rendering problem = new Rendering();
    JteproblemGenerated.render(
        problem.output(),
        null,
        410,
        paper.title(),
        paper.title(),
        List.of(new Violation(paper.title(), paper.title())),
        new ProblemForm(
            "/papers/p",
            Map.of(paper.title(), paper.title()),
            Map.of(paper.title(), paper.title())),
        new Tombstone(paper.id(), paper.title(), paper.abstractText(), Instant.EPOCH, List.of()),
        List.of(new Alternate(Format.JSON, "?" + paper.title() + "&format=json", paper.title())),
        "/papers/p",
        Routes.WITHOUT_SEARCH); // checked before
    return List.of(
        page(
            new PapersAnswer(
                "Collection",
                "c",
                Optional.of(paper.id()),
                "",
                listed(one(paper.summary()), collection),
                "",
                Optional.empty())),
        page(
            new AuthorPapersAnswer(
                new AuthorHandle("a-0"),
                listed(
                    one(new AuthorPaper(paper.summary(), paper.memberships().getFirst())),
                    authored))),
        page(
            new MembershipsAnswer(
                paper.id(),
                listed(
                    new Page<>(paper.memberships(), Optional.empty())
                        .map(it -> new ListedAuthor(paper.title(), it)),
                    authors))),
        page(new VersionsAnswer(paper.id(), listed(one(version), versions))),
        page(
            DirectoryAnswer.of(
                "Topics",
                NamePrefix.ALL,
                listed(
                    one(
                        new DirectoryEntry(
                            Directory.TOPICS,
                            "t",
                            Optional.of(paper.venue().orElse(paper.title())))),
                    topics))),
        page(new AuthorAnswer(profile, author)),
        problem.content());
  }

  private static Content page(Answer answer) {
    return answer.in(Format.HTML, Namespace.NONE);
  }

  private static <T> Page<T> one(T entry) {
    return new Page<>(List.of(entry), Optional.empty());
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

  private static Document parsed(Content content) {
    return Jsoup.parse(content.toString());
  }

  private static List<String> names(Iterable<Element> bylines) {
    return IntStream.range(0, 1)
        .boxed()
        .flatMap(_ -> bylines.iterator().next().select("bdi").stream())
        .map(Element::wholeText)
        .toList();
  }

  /** Its elements in their order, each with the names of its attributes. */
  private static List<String> shape(Document page) {
    return page.getAllElements().stream()
        .map(
            element ->
                element.tagName()
                    + element.attributes().asList().stream().map(Attribute::getKey).toList())
        .toList();
  }

  private static void assertLeadsNowhereElse(Document page) {
    for (Element element : page.select("[href], [src], [action]")) {
      String address = element.attr("href") + element.attr("src") + element.attr("action");
      assertThat(address).matches("(?s)(/|#|\\?|https?://).*");
    }
  }
}
