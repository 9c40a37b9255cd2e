package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;

final class SearchTest {
  private static final List<Paper> PAPERS =
      List.of(
          paper("Paxos-1998", "The Part-Time Parliament", "1998-05", "Leslie Lamport")
              .text(TextField.VENUE, "ACM Transactions on Computer Systems")
              .text(TextField.ABSTRACT, "Recent archaeological discoveries on the island of Paxos.")
              .topics(List.of(new TopicName("consensus"), new TopicName("distributed-systems")))
              .build(),
          paper("simple-2001", "Paxos Made Simple", "2001", "Leslie Lamport")
              .topics(List.of(new TopicName("consensus")))
              .build(),
          paper("live-2007", "Paxos Made Live", "2007-08-12", "Tushar Chandra")
              .identifiers(Map.of("doi", "10.1145/1281100.1281103"))
              .build(),
          paper("cat-1935", "The Cat of Schr\u00f6dinger", "1935", "Seamus O\u2019Neil")
              .text(TextField.ABSTRACT, "A cat\u2019s life. Clocks and stores.")
              .authors(
                  List.of(
                      author("Seamus O\u2019Neil")
                          .with(List.of(new Affiliation("Trinity College", Optional.empty())))))
              .funding(List.of(Funding.of(Map.of("funder", "Leverhulme Trust", "award", "LT-77"))))
              .build(),
          paper("old-1990", "An Older Draft of Clouds", "2026", "Otto Old")
              .status(Status.SUPERSEDED)
              .supersededBy(Optional.of(new PaperId("simple-2001")))
              .build(),
          paper("draft-2025", "A Draft of Clouds", "2025-01-01", "Ann James")
              .status(Status.DRAFT)
              .build());

  private static final int MOST_TIMES = 30;

  @TempDir private static Path folder;
  private static IndexOf index;

  @BeforeAll
  static void index() throws IOException {
    index = new IndexOf(folder.resolve("few"), PAPERS);
  }

  @AfterAll
  static void close() throws IOException {
    index.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "paxos made simple|simple-2001 live-2007 paxos-1998",
        "PAXOS MADE|live-2007 simple-2001 paxos-1998",
        "paxos lamport|simple-2001 paxos-1998 live-2007",
        "\"made live\"|live-2007",
        "\"made paxos\"|",
        "paxos -lamport|live-2007",
        "paxos -\"made simple\" -live|paxos-1998",
        "author:lamport|simple-2001 paxos-1998",
        "author:paxos|",
        "handle:someone cat|cat-1935",
        "handle:some cat|",
        "author:jame|draft-2025",
        "author:james|draft-2025",
        "author:jam parliament|",
        "title:paxos|live-2007 simple-2001",
        "title:\"made live\"|live-2007",
        "venue:transactions|paxos-1998",
        "venue:tocs|paxos-1998",
        "TOCS 1998|paxos-1998",
        "topic:consensus|simple-2001 paxos-1998",
        "topic:\"Distributed Systems\"|paxos-1998",
        "topic:consensus -topic:distributed-systems|simple-2001",
        "collection:physics|cat-1935",
        "paxos year:2001..2006|simple-2001",
        "paxos year:2001|simple-2001",
        "paxos year:2001..|live-2007 simple-2001",
        "paxos year:..2000|paxos-1998",
        "paxos -year:2001|live-2007 paxos-1998",
        "schrodinger cats|cat-1935",
        "SCHR\u00d6DINGER'S|cat-1935",
        "Schro\u0308dinger|cat-1935",
        "o'neil|cat-1935",
        "oneil|cat-1935",
        "clock store|cat-1935",
        "parl|paxos-1998",
        "parl lamport|paxos-1998 simple-2001",
        "the parliament of lamport|paxos-1998 simple-2001",
        "10.1145/1281100.1281103|live-2007",
        "LIVE-2007|live-2007",
        "lamport 2001|simple-2001 paxos-1998",
        "Lamport et al., 2001|simple-2001 paxos-1998",
        "Lamprot 1998|paxos-1998 simple-2001",
        "paxos 2001|simple-2001 live-2007 paxos-1998",
        "lamprot|simple-2001 paxos-1998",
        "pasox made simpel|simple-2001 live-2007",
        "simpel draft|draft-2025 simple-2001 old-1990",
        "paxosmade|live-2007 simple-2001",
        "paxos -100|live-2007 simple-2001 paxos-1998",
        "\"pasox\"|",
        "simple OR live|live-2007 simple-2001",
        "author:chandra OR title:parliament|paxos-1998 live-2007",
        "paxos NOT made|paxos-1998",
        "Lamport, L. 2001. Paxos made simple|simple-2001 live-2007 paxos-1998",
        "Chandra, T. 2007. Paxos made live. In The part-time parliament, 39-58|live-2007 paxos-1998 simple-2001",
        "zyzzyva|",
        "what is zyzzyva|",
        "what is paxos|live-2007 simple-2001 paxos-1998",
        "\u02bc\u00ad|draft-2025 live-2007 simple-2001 paxos-1998 cat-1935 old-1990",
        "\u02bc\u00ad paxos|live-2007 simple-2001 paxos-1998",
        "older clouds|draft-2025 old-1990",
        "clouds|draft-2025 old-1990",
        "year:abc|",
        "-paxos|draft-2025 cat-1935 old-1990",
        "trinity college|cat-1935",
        "\"trinity college\"|cat-1935",
        "leverhulme LT-77|cat-1935",
        "the|paxos-1998 cat-1935",
        "thee|",
      })
  void query_findsPapersInOrder(String query, String ids) throws IOException {
    List<String> expected = ids == null ? List.of() : List.of(ids.split(" "));
    assertThat(index.ids(query)).containsExactlyElementsOf(expected);
  }

  @Test
  void emptyQuery_hasAllPapers_newestFirst_supersededLast() throws IOException {
    assertThat(index.ids(" "))
        .containsExactly(
            "draft-2025", "live-2007", "simple-2001", "paxos-1998", "cat-1935", "old-1990");
  }

  @Test
  void dates_areInclusive() throws IOException {
    assertThat(ids("", "1998", "2001-01")).containsExactly("simple-2001", "paxos-1998");
    assertThat(ids("", "1998-05-01", "1998-05")).containsExactly("paxos-1998");
    assertThat(ids("", "1998-06", "2007-08-12")).containsExactly("live-2007", "simple-2001");
  }

  @ParameterizedTest
  @CsvSource({
    "status:draft, draft-2025",
    "status:DRAFT clouds, draft-2025",
    "status:\"draft\", draft-2025",
    "status:superseded, old-1990",
    "status:retracted, ",
    "-status:published, draft-2025 old-1990",
    "status:unknown, "
  })
  void status_selectsPapers(String query, String ids) throws IOException {
    assertThat(index.ids(query))
        .containsExactlyInAnyOrderElementsOf(ids == null ? List.of() : List.of(ids.split(" ", -1)));
  }

  @Test
  void facets_countPapersByStatus() throws IOException {
    assertThat(index.search("clouds").facets().get("status"))
        .containsExactly(entry("draft", 1L), entry("superseded", 1L));
  }

  @Test
  void facets_countYearsCollectionsAndTopics() throws IOException {
    SearchPage page = index.search("paxos");
    assertThat(page.total()).isEqualTo(3);
    assertThat(page.facets().get("topic"))
        .containsExactly(entry("consensus", 2L), entry("distributed-systems", 1L));
    assertThat(page.facets().get("collection")).containsExactly(entry("systems", 3L));
    assertThat(page.facets().get("year").keySet()).containsExactly("1998", "2001", "2007");
    assertThat(page.asOf().orElseThrow())
        .isBetween(Instant.now().minus(Duration.ofMinutes(5)), Instant.now());
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileQuery_takesLittleMoreThanAnotherOfMaximumLength(String query) throws IOException {
    String usual = "paxos made simple by lamport in consensus ".repeat(100);
    long least = leastNanos(usual);
    assertThat(leastNanos(query)).isLessThan(MOST_TIMES * least);
  }

  /** The time of the processor, so that other processes do not count; the least of some runs. */
  private static long leastNanos(String query) throws IOException {
    ThreadMXBean processor = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      long began = processor.getCurrentThreadCpuTime();
      index.ids(query);
      least = Math.min(least, processor.getCurrentThreadCpuTime() - began);
    }
    return least;
  }

  static Stream<String> hostile() {
    return Stream.of(
        "paxos ".repeat(20_000),
        IntStream.range(0, 20_000).mapToObj(i -> "w" + i).reduce("", (a, b) -> a + " " + b),
        "\"".repeat(1_000),
        "\" ".repeat(1_000),
        "\u0000".repeat(1_000),
        "the of and ".repeat(100),
        "-a ".repeat(500),
        "-".repeat(100_000),
        "\u02bc\u00ad".repeat(400),
        "a".repeat(100_000),
        "title:".repeat(200),
        "\ud800 \udc00 x\ud800",
        "*:* [a TO b] (paxos OR ^9 ~2 \\",
        "\ufdfa".repeat(1_000),
        "a* b* ? year:9999 year:0000..9999 -year:..");
  }

  @ParameterizedTest
  @CsvSource({"RELEVANCE", "NEWEST"})
  void pages_haveEachPaperOnce(Ranking ranking) throws IOException {
    List<Paper> many =
        IntStream.range(0, 95)
            .mapToObj(
                i ->
                    paper("p" + i, "Paxos " + "again ".repeat(i % 4), 1990 + i % 7 + "", "A B")
                        .build())
            .toList();
    List<PaperId> seen = new ArrayList<>();
    try (IndexOf large = new IndexOf(folder.resolve(ranking.name()), many)) {
      PageRequest page = PageRequest.FIRST.withLimit(10);
      SearchPage all = large.search("paxos", ranking, PageRequest.FIRST.withLimit(100));
      Optional<String> next;
      do {
        SearchPage some = large.search("paxos", ranking, page);
        assertThat(some.total()).isEqualTo(95);
        seen.addAll(some.hits().items());
        next = some.hits().nextCursor();
        page = next.isPresent() ? page.after(next.get()) : page;
      } while (next.isPresent());
      assertThat(seen).isEqualTo(all.hits().items()).hasSize(95).doesNotHaveDuplicates();
    }
  }

  @Test
  void namesWithTheirYear_areBeforeTitlesWithTheNames() throws IOException {
    Paper about = paper("about", "Remembering Lamport", "2020", "Ann James").build();
    Paper clocks = paper("clocks", "Time and Clocks", "1978", "Leslie Lamport").build();
    try (IndexOf two = new IndexOf(folder.resolve("names"), List.of(about, clocks))) {
      assertThat(two.ids("(Lamport, 1978)")).containsExactly("clocks", "about");
      assertThat(two.ids("lamprot et al. 1978b")).containsExactly("clocks", "about");
      assertThat(two.ids("lamport")).containsExactly("about", "clocks");
    }
  }

  @Test
  void titleWithAWrongLetter_isBeforeLongerTitles() throws IOException {
    Paper longer = paper("longer", "Paxos Made Moderately Simple: Paxos", "2015", "A B").build();
    Paper other =
        paper("other", "Paxos Made Simple: Paxos Made Simple Again", "2020", "A B").build();
    Paper title = paper("title", "Paxos Made Simple", "2001", "A B").build();
    try (IndexOf three = new IndexOf(folder.resolve("title"), List.of(longer, other, title))) {
      assertThat(three.ids("Paxos Made Simpel").getFirst()).isEqualTo("title");
    }
  }

  @Test
  void titleWithoutWords_isNoTitleOfAQueryWithoutWords() throws IOException {
    Paper sign = paper("sign", "?!", "2001", "A B").build();
    Paper newer = paper("newer", "Paxos", "2002", "A B").build();
    try (IndexOf two = new IndexOf(folder.resolve("sign"), List.of(sign, newer))) {
      assertThat(two.ids("")).containsExactly("newer", "sign");
    }
  }

  @Test
  void papersWithFewOfTheWords_areLeftOut_behindTheTenBest() throws IOException {
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      papers.add(
          paper("p" + i, i < 1 ? "Raft Logs" : "After Paxos" + " again".repeat(i), "2001", "A B")
              .build());
    }
    try (IndexOf many = new IndexOf(folder.resolve("tail"), papers)) {
      assertThat(many.ids("raft logs paxos")).hasSize(10).startsWith("p0");
      assertThat(many.ids("after raft logs")).containsExactly("p0");
    }
  }

  /** All papers are by one person. A superseded one is in no list. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "leslie lamport|5",
        "Lamport, Leslie|5",
        "author:\"Chandra, Tushar\"|5",
        "author:tushar author:chandra|5",
        "s\u00e9amus o'neil|5",
        "otto old|5",
        "lamport|",
        "leslie lamport paxos|",
        "leslie -lamport|",
        "leslie OR lamport|",
        "title:leslie lamport|",
        "?!|",
      })
  void name_isOfThePersonWhosePapersPrintIt(String text, Integer papers) throws IOException {
    assertThat(index.search(text).people())
        .isEqualTo(
            papers == null ? Map.of() : Map.of(new AuthorHandle("someone"), papers.intValue()));
  }

  /** The page leaves room for them in the request that reads the papers. */
  @Test
  void name_ofMoreThanFivePeople_hasFive() throws IOException {
    List<Paper> papers = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      AuthorHandle handle = new AuthorHandle("eva-" + i % 7);
      papers.add(
          paper("p" + i, "Some Title", "2001", "no-author")
              .authors(List.of(new Authorship(handle, "Eva M\u00fcller", Role.AUTHOR)))
              .build());
    }
    try (IndexOf many = new IndexOf(folder.resolve("people"), papers)) {
      PageRequest whole = PageRequest.FIRST.withLimit(PageRequest.MAX_LIMIT);
      SearchPage found = many.search("eva mueller", Ranking.RELEVANCE, whole);
      assertThat(found.people()).hasSize(5);
      assertThat(found.hits().items()).hasSize(95);
      PageRequest rest = whole.after(found.hits().nextCursor().orElseThrow());
      SearchPage last = many.search("eva mueller", Ranking.RELEVANCE, rest);
      assertThat(last.people()).isEmpty();
      assertThat(last.hits().items()).hasSize(5);
    }
  }

  @Test
  void cursor_belongsToItsQuery() throws IOException {
    PageRequest first = PageRequest.FIRST.withLimit(1);
    String cursor = index.search("paxos", Ranking.NEWEST, first).hits().nextCursor().orElseThrow();
    assertThatThrownBy(() -> index.search("made", Ranking.NEWEST, first.after(cursor)))
        .isInstanceOf(CursorScopeMismatch.class);
    for (String forged : List.of("", "!", "AAAA", cursor + "A", "B" + cursor.substring(1))) {
      assertThatThrownBy(() -> index.search("paxos", Ranking.NEWEST, first.after(forged)))
          .isInstanceOf(InvalidCursor.class);
    }
  }

  @Test
  void papers_areListedInParts() throws IOException {
    List<String> ids = new ArrayList<>();
    index
        .index()
        .use(
            generation -> {
              for (int from = 0; from < generation.papers(); from += 2) {
                generation.papers(from, 2).forEach(paper -> ids.add(paper.id().value()));
              }
              return ids;
            });
    assertThat(ids)
        .containsExactlyInAnyOrder(
            "draft-2025", "live-2007", "simple-2001", "Paxos-1998", "cat-1935", "old-1990");
  }

  private static List<String> ids(String text, String from, String until) throws IOException {
    PageRequest page =
        PageRequest.FIRST.between(
            Optional.of(new PublicationDate(from)), Optional.of(new PublicationDate(until)));
    return index.search(text, Ranking.NEWEST, page).hits().items().stream()
        .map(PaperId::value)
        .toList();
  }

  private static PaperBuilder paper(String id, String title, String published, String author) {
    return new PaperBuilder(
            new PaperId(id),
            title,
            new CollectionName(id.startsWith("cat") ? "physics" : "systems"),
            new PublicationDate(published))
        .authors(List.of(author(author)));
  }

  private static Authorship author(String name) {
    return new Authorship(new AuthorHandle("someone"), name, Role.AUTHOR);
  }
}
