package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;

/** Lambda takes no answer of more than 6 MB: those of the largest papers fit, or are a problem. */
@Tag("slow")
final class LargestAnswersTest {
  /** The most that Lambda takes of an answer, headers and escapes included. */
  private static final int MOST = 6_291_556;

  /** Each is the longest in some format: in addresses, in JSON, in XML, in LaTeX. */
  private static final List<String> CHARACTERS =
      Thorough.of(List.of("\u6587", "\"", "<", "}"), List.of("\"", "}"));

  /** More papers than DynamoDB reads at once. */
  private static final int PAGE = 170;

  /** Compression takes the bytes of any format. */
  private static final List<Format> COMPRESSED =
      Thorough.of(
          List.of(Format.JSON, Format.BIBTEX, Format.RIS, Format.CSL), List.of(Format.BIBTEX));

  /** Of a collaboration. */
  private static final Paper CROWD =
      PaperBuilder.from(TestPapers.FULL)
          .id(new PaperId("crowd"))
          .authors(papercatalog.domain.Papers.authors(30_000))
          .build();

  /** The names compress to almost nothing, so that an item holds many. */
  private static final Paper THRONG =
      PaperBuilder.from(TestPapers.FULL)
          .id(new PaperId("throng"))
          .authors(
              IntStream.range(0, 31_000)
                  .mapToObj(i -> TestPapers.author("author-" + i, "\"".repeat(200), Role.AUTHOR))
                  .toList())
          .build();

  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of().storing(items());

  private static List<Item> items() {
    List<Item> items = new ArrayList<>();
    for (String character : CHARACTERS) {
      for (int i = 1; i <= PAGE; i++) {
        Paper listed = listed(character, i).asRevision(1, TestCatalog.NOW);
        add(items, listed, askedFor(listed));
      }
      Paper largest = largest(character).asRevision(1, TestCatalog.NOW);
      add(items, largest, PaperItems.DECLARED.links(largest).values());
      items.add(VersionItem.of(largest));
      for (int revision = 2; revision <= PAGE; revision++) {
        items.add(VersionItem.of(largest.asRevision(revision, TestCatalog.NOW)));
      }
      items.add(AuthorItem.item(profile(character), 1, TestCatalog.NOW));
    }
    for (Paper paper : List.of(CROWD, THRONG)) {
      items.add(PaperItems.DECLARED.paper(paper.asRevision(1, TestCatalog.NOW)));
      items.add(VersionItem.of(paper.asRevision(1, TestCatalog.NOW)));
    }
    return items;
  }

  /** Its links in the lists that are read: {@link TestRequest#to(AccessPattern, Paper)}. */
  private static Collection<Item> askedFor(Paper paper) {
    Map<String, Item> last = new HashMap<>();
    PaperItems.DECLARED
        .links(paper)
        .forEach((key, item) -> last.put(key.sort().split("#", 2)[0], item));
    return last.values();
  }

  private static void add(List<Item> items, Paper paper, Collection<Item> links) {
    items.add(PaperItems.DECLARED.paper(paper));
    items.addAll(links);
    Change change = Change.to(paper, TestCatalog.NOW);
    items.add(ChangeItem.of(TableSchema.DECLARED, change, paper));
  }

  private static Paper largest(String character) {
    return papercatalog.domain.Papers.largest(character, Paper.EMBEDDED_AUTHORS)
        .id(new PaperId("largest-" + CHARACTERS.indexOf(character)))
        .build();
  }

  /** One of those that lists show: by authors of its own, so that their lists hold no others. */
  private static Paper listed(String character, int number) {
    String name = "n-" + CHARACTERS.indexOf(character);
    PaperBuilder paper = papercatalog.domain.Papers.largest(character, 1);
    List<Authorship> authors =
        IntStream.range(0, Paper.LEAD_AUTHORS)
            .mapToObj(
                i ->
                    TestPapers.author(
                        "a".repeat(60) + name + i, character.repeat(200), Role.AUTHOR))
            .toList();
    return paper
        .id(new PaperId("P".repeat(120) + name + "-%d".formatted(number)))
        .collection(new CollectionName(name))
        .topics(List.of(new TopicName(name)))
        .authors(authors)
        .identifiers(identifiers(character, name))
        .build();
  }

  private static Map<String, String> identifiers(String character, String name) {
    Map<String, String> identifiers = new HashMap<>();
    Identifier.CITED.forEach(scheme -> identifiers.put(scheme, character.repeat(300)));
    identifiers.put("doi", "10.1145/" + name);
    identifiers.put("url", "https://" + character.repeat(292));
    return identifiers;
  }

  private static Author profile(String character) {
    return new Author(
        listed(character, 1).authors().getLast().handle(),
        character.repeat(200),
        Collections.nCopies(20, character.repeat(300)),
        Optional.of("0000-0002-1825-0097"),
        Optional.of("https://" + character.repeat(492)),
        TestCatalog.NOW);
  }

  /** Lists whose entries are those of a collection. */
  private static final Set<AccessPattern<?>> LIKE_COLLECTIONS =
      Thorough.of(Set.of(), Set.of(LIST_TOPIC_PAPERS, AccessPatterns.FIND_PAPERS));

  static Stream<Arguments> answers() {
    return AccessPatterns.all().stream()
        .filter(pattern -> !LIKE_COLLECTIONS.contains(pattern))
        .flatMap(pattern -> pattern.formats().stream().map(it -> Arguments.of(pattern, it)));
  }

  /**
   * Of a list, the page of the character whose entries are the longest. In BibTeX it may be too
   * large, where each character of its texts becomes eighteen; then the next one fits.
   */
  @ParameterizedTest
  @MethodSource("answers")
  void answer_ofTheLargestPapers_isTakenByLambda(AccessPattern<?> pattern, Format format) {
    boolean isList = pattern.queryParameters().contains(QueryParameter.LIMIT);
    Map<String, Integer> lengths = new HashMap<>();
    for (String character : CHARACTERS) {
      TestRequest request = request(pattern, paper(pattern, character), format);
      byte[] answer = taken(isList ? request.query("limit", "1") : request);
      assertThat(TestAnswer.read(answer).status()).isEqualTo(200);
      lengths.put(character, answer.length);
    }
    if (isList) {
      List<String> longestFirst =
          CHARACTERS.stream().sorted(Comparator.comparing(lengths::get).reversed()).toList();
      int status = status(pattern, format, longestFirst.getFirst());
      if (status == 406) {
        assertThat(format).isEqualTo(Format.BIBTEX);
        assertThat(longestFirst.getFirst()).isEqualTo("}");
        status = status(pattern, format, longestFirst.get(1));
      }
      assertThat(status).isEqualTo(200);
    }
  }

  private static int status(AccessPattern<?> pattern, Format format, String character) {
    TestRequest request = request(pattern, paper(pattern, character), format);
    return TestAnswer.read(taken(request)).status();
  }

  private static Paper paper(AccessPattern<?> pattern, String character) {
    boolean ofAPaper = pattern.pathParameters().contains(PathParameter.PAPER_ID);
    return ofAPaper ? largest(character) : listed(character, 1);
  }

  @Test
  void list_thatIsTooLarge_asksForASmallerLimit() {
    TestRequest request = request(LIST_TOPIC_PAPERS, listed("}", 1), Format.BIBTEX);

    TestAnswer problem = answered(request).assertProblem(406, "answer-too-large");
    assertThat(problem.json().get("detail").textValue()).endsWith("Ask for a smaller limit.");
    assertThat(problem.json().at("/formats/0/format").textValue()).isEqualTo("html");
    assertThat(answered(request.query("limit", "50")).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @EnumSource(names = {"JSON", "HTML", "BIBTEX", "RIS", "CSL"})
  void version_ofThirtyThousandAuthors_isAnswered(Format format) {
    assertThat(answered(request(GET_PAPER_VERSION, CROWD, format)).status()).isEqualTo(200);
  }

  @Test
  void pageOfAVersion_namesTheFirstAuthors_andLinksToAll() {
    Document version = HtmlPage.of(answered(request(GET_PAPER_VERSION, CROWD, Format.HTML)));
    Document paper = HtmlPage.of(answered(request(GET_PAPER, CROWD, Format.HTML)));

    assertThat(version.select(".byline a")).hasSize(31);
    assertThat(version.select(".byline a").last().text()).isEqualTo("29,970 more");
    assertThat(version.select(".byline a").last().attr("href"))
        .isEqualTo("/papers/crowd/versions/1?format=json");
    assertThat(paper.select(".byline a").last().attr("href")).isEqualTo("/papers/crowd/authors");
    assertThat(HtmlPage.tags(version, "citation_author"))
        .hasSize(Paper.EMBEDDED_AUTHORS)
        .isEqualTo(HtmlPage.tags(paper, "citation_author"));
  }

  @ParameterizedTest
  @EnumSource(names = {"JSON", "BIBTEX", "RIS", "CSL"})
  void version_thatIsTooLarge_isAProblemThatSaysWhatToAskFor(Format format) {
    TestRequest request = request(GET_PAPER_VERSION, THRONG, format);

    TestAnswer problem = answered(request).assertProblem(406, "answer-too-large");
    assertThat(problem.json().get("detail").textValue()).contains("/papers/throng/authors");
    assertThat(problem.json().at("/formats/0/format").textValue()).isEqualTo("html");
    assertThat(problem.json().get("formats")).hasSize(1);
  }

  @Test
  void version_thatIsTooLarge_hasTheSameStatusForHead_andAPage() {
    assertThat(CATALOG.answer(request(GET_PAPER_VERSION, THRONG, Format.RIS).head()).status())
        .isEqualTo(406);
    assertThat(answered(request(GET_PAPER_VERSION, THRONG, Format.HTML)).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @FieldSource("COMPRESSED")
  void version_thatIsTooLarge_isAnsweredInGzip(Format format) {
    TestRequest request =
        request(GET_PAPER_VERSION, THRONG, format).header("accept-encoding", "gzip");

    assertThat(answered(request).status()).isEqualTo(200);
    assertThat(CATALOG.answer(request.head()).status()).isEqualTo(200);
  }

  /** The answer, which Lambda takes. */
  private static TestAnswer answered(TestRequest request) {
    return TestAnswer.read(taken(request));
  }

  private static byte[] taken(TestRequest request) {
    byte[] answer = CATALOG.functions().invoke(request.pattern(), request.event());
    assertThat(answer.length)
        .as("%s %s", request.pattern(), request.query())
        .isLessThanOrEqualTo(MOST);
    return answer;
  }

  private static TestRequest request(AccessPattern<?> pattern, Paper paper, Format format) {
    TestRequest request =
        pattern == GET_PAPER_VERSION
            ? TestRequest.to(pattern, List.of(paper.id().value(), "1"))
            : TestRequest.to(pattern, paper);
    TestRequest formatted = request.query("format", format.text());
    return pattern.queryParameters().contains(QueryParameter.LIMIT)
        ? formatted.query("limit", Integer.toString(PageRequest.MAX_LIMIT))
        : formatted;
  }
}
