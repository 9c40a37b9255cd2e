package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.functions.http.OaiAnswer.get;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VersionItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A17: pages, and the tokens between them. */
@Tag("slow")
final class HarvestPagingTest {
  private static final String ALL = "verb=ListRecords&metadataPrefix=oai_dc";
  private static final Instant READ = Instant.parse("2026-04-19T09:30:00Z");

  /** Within one second. */
  private static final int MANY = Thorough.of(List.of(40_000), List.of(250)).getFirst();

  private static final int OF_ANOTHER_SET = 120;

  /** Of a collaboration. */
  private static final Paper CROWD = crowd("crowd", papercatalog.domain.Papers.authors(15_025));

  /** Their names are longer than an answer of Lambda. */
  private static final Paper THRONG =
      crowd(
          "throng",
          IntStream.range(0, 31_000)
              .mapToObj(i -> TestPapers.author("author-" + i, "文".repeat(200), Role.AUTHOR))
              .toList());

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of()
          .storing(items(IntStream.range(0, MANY).mapToObj(i -> numbered(i, "many", i % 999))))
          .storing(
              items(
                  IntStream.range(0, OF_ANOTHER_SET).mapToObj(i -> numbered(i, "few", 1_000 + i))))
          .storing(items(Stream.of(Map.entry(CROWD, 2_000), Map.entry(THRONG, 3_000))))
          .storing(titled("noncharacter", "A \uFFFE title"))
          .storing(titled("escape", "A \u001b[31m title"));

  private static Paper crowd(String id, List<papercatalog.domain.model.Authorship> authors) {
    return PaperBuilder.from(TestPapers.FULL).id(new PaperId(id)).authors(authors).build();
  }

  private static Map.Entry<Paper, Integer> numbered(int number, String set, int milliseconds) {
    String id = set + "-%05d".formatted(number);
    return Map.entry(
        TestPapers.liskov(id, "2010").collection(new CollectionName(set)).build(), milliseconds);
  }

  /** The items that a harvest reads of papers: their changes and versions. */
  private static List<Item> items(Stream<Map.Entry<Paper, Integer>> papers) {
    return papers
        .flatMap(
            it -> {
              Paper paper = it.getKey().asRevision(1, TestCatalog.NOW);
              Change change = Change.to(paper, TestCatalog.NOW.plusMillis(it.getValue()));
              return Stream.of(
                  VersionItem.of(paper), ChangeItem.of(TableSchema.DECLARED, change, paper));
            })
        .toList();
  }

  /** The items of a paper whose title no tool may have written. */
  private static List<Item> titled(String id, String title) {
    Paper paper = TestPapers.liskov(id, "2010").build();
    return items(Stream.of(Map.entry(paper, 4_000))).stream()
        .map(
            item -> {
              Map<String, AttributeValue> attributes = new HashMap<>(item.attributes());
              attributes.put("title", AttributeValue.fromS(title));
              return new Item(attributes);
            })
        .toList();
  }

  private static Functions functions() {
    return CATALOG.functionsAt(READ);
  }

  private static List<OaiAnswer> harvest(String query) {
    List<OaiAnswer> pages = new ArrayList<>();
    pages.add(get(functions(), query));
    while (pages.getLast().token().isPresent()) {
      String verb = query.substring(0, query.indexOf('&'));
      pages.add(get(functions(), verb + "&resumptionToken=" + pages.getLast().token().get()));
    }
    return pages;
  }

  private static List<String> ids(List<OaiAnswer> pages) {
    return pages.stream().flatMap(page -> page.ids().stream()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ListRecords", "ListIdentifiers"})
  void list_showsEachPaperOnce(String verb) {
    List<OaiAnswer> pages = harvest("verb=" + verb + "&metadataPrefix=oai_dc");
    List<String> ids = ids(pages);

    assertThat(ids).doesNotHaveDuplicates().contains("noncharacter");
    assertThat(ids).hasSize(MANY + OF_ANOTHER_SET + (verb.equals("ListRecords") ? 3 : 4));
    assertThat(pages.getFirst().texts("resumptionToken")).hasSize(1);
    assertThat(pages.getLast().texts("resumptionToken")).containsExactly("");
    assertThat(pages.getFirst().requests()).contains(verb.equals("ListRecords") ? "2" : "1");
  }

  @Test
  void listRecords_ofASet_hasOnlyIts() {
    List<OaiAnswer> pages = harvest(ALL + "&set=few");

    assertThat(ids(pages))
        .hasSize(OF_ANOTHER_SET)
        .allMatch(id -> id.startsWith("few-"))
        .doesNotHaveDuplicates();
    assertThat(pages).allMatch(page -> Set.copyOf(page.texts("setSpec")).equals(Set.of("few")));
  }

  /** Other processes, a month later, and twice. */
  @Test
  void token_neverExpires() {
    String next =
        "verb=ListIdentifiers&resumptionToken="
            + get(functions(), "verb=ListIdentifiers&metadataPrefix=oai_dc").token().orElseThrow();

    List<String> ids = get(functions(), next).ids();
    assertThat(ids).hasSize(100);
    assertThat(get(functions(), next).ids()).isEqualTo(ids);
    assertThat(get(CATALOG.functionsAt(READ.plus(Duration.ofDays(31))), next).ids()).isEqualTo(ids);
  }

  @Test
  void token_ofAnotherVerbOrDamaged_isRefused() {
    String token = get(functions(), ALL).token().orElseThrow();

    for (String query :
        List.of(
            "verb=ListIdentifiers&resumptionToken=" + token,
            "verb=ListSets&resumptionToken=" + token,
            "verb=ListRecords&resumptionToken=" + token.substring(1),
            "verb=ListRecords&resumptionToken=" + token.substring(0, token.length() - 8))) {
      assertThat(get(functions(), query).errors()).as(query).containsExactly("badResumptionToken");
    }
  }

  /** Each has an answer of OAI-PMH: an error, or a page of another place. */
  @Test
  void token_withAnotherCharacterAnywhere_isAnswered() {
    String verb = "verb=ListIdentifiers&resumptionToken=";
    String token =
        get(functions(), "verb=ListIdentifiers&metadataPrefix=oai_dc&set=few&from=2026-04-18")
            .token()
            .orElseThrow();
    for (int i = 0; i < token.length(); i++) {
      for (char other : "Az_.".toCharArray()) {
        String damaged = token.substring(0, i) + other + token.substring(i + 1);
        OaiAnswer answer = get(functions(), verb + damaged);
        assertThat(answer.errors())
            .as(damaged)
            .isSubsetOf("badResumptionToken", "noRecordsMatch", "cannotDisseminateFormat");
      }
    }
  }

  @Test
  void listRecords_showsAllAuthors_unlessTheyAreLongerThanAnAnswer() {
    OaiAnswer crowd = record("crowd");
    OaiAnswer throng = record("throng");

    assertThat(crowd.texts("dc:creator")).hasSize(15_025);
    assertThat(throng.texts("dc:creator")).hasSizeBetween(1_000, 31_000);
    assertThat(throng.texts("dc:description")).anyMatch(text -> text.contains("authors"));
    assertThat(
            get(functions(), ALL + "&from=2026-04-18T09:30:02Z&until=2026-04-18T09:30:03Z").ids())
        .containsExactly("crowd", "throng");
  }

  /** A record with control characters is damaged: no answer has it, and none fails. */
  @Test
  void record_withoutCharactersThatXmlLacks() {
    assertThat(record("noncharacter").texts("dc:title")).containsExactly("A  title");
    assertThat(record("escape").errors()).containsExactly("idDoesNotExist");
  }

  private static OaiAnswer record(String id) {
    return get(
        functions(),
        "verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:papers.example.org:" + id);
  }

  /** The schema has no empty list. */
  @Test
  void token_whoseRestHasMoved_repeatsTheLastRecord() {
    OaiAnswer first =
        get(
            functions(),
            "verb=ListIdentifiers&metadataPrefix=oai_dc&until=2026-04-18T09:30:00Z&set=many");
    // The rest of the list is not there for a reader of the time of the first page.
    OaiAnswer rest =
        get(
            CATALOG.functionsAt(TestCatalog.NOW),
            "verb=ListIdentifiers&resumptionToken=" + first.token().orElseThrow());

    assertThat(rest.ids()).containsExactly(first.ids().getLast());
    assertThat(rest.texts("resumptionToken")).containsExactly("");
  }

  @Test
  void list_hidesTheLastMinute_andSaysSo() {
    OaiAnswer answer =
        get(
            CATALOG.functionsAt(TestCatalog.NOW.plusSeconds(60)),
            "verb=ListIdentifiers&metadataPrefix=oai_dc&set=many");

    assertThat(answer.responseDate()).isEqualTo(TestCatalog.NOW);
    assertThat(answer.ids()).hasSize((MANY - 1) / 999 + 1).contains("many-00000");
  }
}
