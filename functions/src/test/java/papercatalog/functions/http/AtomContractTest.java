package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import com.rometools.rome.feed.atom.Category;
import com.rometools.rome.feed.atom.Entry;
import com.rometools.rome.feed.atom.Feed;
import com.rometools.rome.feed.atom.Link;
import com.rometools.rome.feed.synd.SyndPerson;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedInput;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;

/** Lists as feeds: by the schema of RFC 4287, and as ROME reads them. */
@Tag("slow")
final class AtomContractTest {
  private static final String HOST = "papers.example.org";
  private static final String ORIGIN = "https://" + HOST;

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.RETRACTED,
              TestPapers.CROWDED,
              TestPapers.DRAFT,
              TestPapers.liskov("taken", "2000").build(),
              new PaperBuilder(
                      new PaperId("Nasty"),
                      "<b>&amp; ]]> \uFFFE\"quoted\" 📐</b>",
                      new CollectionName("nasty"),
                      new PublicationDate("0000"))
                  .authors(
                      List.of(
                          TestPapers.author("an-editor", "Éd <i>", Role.EDITOR),
                          TestPapers.author("a-translator", "T & Co", Role.TRANSLATOR)))
                  .build())
          .then(TestCatalog.NOW.plusSeconds(60), it -> it.publish(TestPapers.MINIMAL))
          .then(
              TestCatalog.NOW.plusMillis(120_123),
              it -> it.delete(new PaperId("m"), OptionalLong.empty()))
          .then(
              TestCatalog.NOW.plusSeconds(180),
              it -> it.withdraw(new PaperId("taken"), Optional.of("No."), OptionalLong.empty()))
          .then(
              TestCatalog.NOW.plusSeconds(240),
              it ->
                  it.publish(
                      TestPapers.liskov("draft", "2005-05").status(Status.PUBLISHED).build()));

  private static TestRequest feedOf(TestRequest request) {
    return request.query("format", "atom").header("host", HOST);
  }

  private static TestRequest collection(String name) {
    return feedOf(TestRequest.to(LIST_COLLECTION_PAPERS, name));
  }

  static Stream<TestRequest> feeds() {
    return Stream.of(
        collection("sosp"),
        collection("sosp").query("limit", "1"),
        collection("working-papers"),
        collection("nasty"),
        collection("unknown"),
        feedOf(TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov")),
        feedOf(TestRequest.to(LIST_AUTHOR_PAPERS, "unknown")),
        feedOf(TestRequest.to(LIST_TOPIC_PAPERS, "storage")),
        feedOf(TestRequest.to(LIST_COLLECTION_CHANGES, "sosp")),
        feedOf(TestRequest.to(LIST_COLLECTION_CHANGES, "unknown")),
        feedOf(TestRequest.to(LIST_CHANGES)),
        feedOf(TestRequest.to(LIST_CHANGES).query("order", "asc").query("limit", "2")),
        feedOf(TestRequest.to(LIST_CHANGES).query("until", "1999")));
  }

  @ParameterizedTest
  @MethodSource("feeds")
  void feed_isValid(TestRequest request) throws FeedException {
    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.headers())
        .containsEntry("Content-Type", "application/atom+xml")
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .containsEntry("X-DynamoDB-Requests", "1");
    AtomSchema.assertValid(answer.body());
    // What the RFC's schema says in Schematron: someone has written each entry, and it leads or
    // says something.
    Feed feed = feed(answer);
    assertThat(feed.getEntries())
        .allSatisfy(
            entry -> {
              assertThat(entry.getAuthors().size() + feed.getAuthors().size()).isPositive();
              assertThat(entry.getAlternateLinks().size() + entry.getContents().size())
                  .isPositive();
            });
    assertThat(feed.getEntries()).extracting(Entry::getId).doesNotHaveDuplicates();
  }

  @Test
  void schema_refusesWhatIsNoFeed() {
    String feed = CATALOG.answer(collection("sosp")).body();

    assertThat(AtomSchema.errors(feed.replaceFirst("<id>.*</id>", ""))).contains("missing");
    assertThat(AtomSchema.errors(feed.replaceFirst("<updated>", "<updated>on "))).isNotEmpty();
  }

  @Test
  void listCollectionPapers_isReadFieldByField() throws FeedException {
    Feed feed = feed(CATALOG.answer(collection("working-papers")));

    assertThat(feed.getTitle()).isEqualTo("Papers of the collection working-papers");
    assertThat(feed.getUpdated().toInstant()).isEqualTo(Instant.parse("2026-04-18T00:00:00Z"));
    assertThat(href(feed.getOtherLinks(), "self"))
        .isEqualTo(ORIGIN + "/collections/working-papers/papers?format=atom");
    assertThat(href(feed.getOtherLinks(), "first"))
        .isEqualTo(ORIGIN + "/collections/working-papers/papers?format=atom");
    assertThat(href(feed.getAlternateLinks(), "alternate"))
        .isEqualTo(ORIGIN + "/collections/working-papers/papers?format=html");
    assertThat(feed.getEntries()).hasSize(1);
    Entry entry = feed.getEntries().getFirst();
    assertThat(entry.getId())
        .startsWith("urn:uuid:")
        .isEqualTo("urn:uuid:" + UUID.nameUUIDFromBytes("/papers/wp-002".getBytes(UTF_8)));
    assertThat(entry.getTitle()).isEqualTo(PlainFormula.of(TestPapers.FULL.fullTitle()));
    assertThat(entry.getUpdated().toInstant()).isEqualTo(Instant.parse("2026-04-18T00:00:00Z"));
    assertThat(entry.getPublished()).isEqualTo(entry.getUpdated());
    assertThat(entry.getAuthors())
        .extracting(SyndPerson::getName)
        .containsExactly("František Žilka");
    assertThat(entry.getAuthors())
        .extracting(SyndPerson::getUri)
        .containsExactly(ORIGIN + "/authors/frantisek-zilka");
    assertThat(entry.getContributors()).extracting(SyndPerson::getName).containsExactly("姚期智");
    assertThat(href(entry.getAlternateLinks(), "alternate")).isEqualTo(ORIGIN + "/papers/wp-002");
    assertThat(entry.getCategories())
        .extracting(Category::getTerm)
        .containsExactly("working-papers");
    assertThat(entry.getCategories())
        .extracting(Category::getScheme)
        .containsExactly(ORIGIN + "/collections");
    assertThat(entry.getSummary().getValue())
        .isEqualTo("František Žilka, 姚期智 · Arbeitspapiere für „Kataloge“ · version 0.3");
  }

  /** Hostile text is text, years before the first become it, and someone is an author. */
  @Test
  void listCollectionPapers_ofWhatIsHardToSay_saysIt() throws FeedException {
    Entry entry = feed(CATALOG.answer(collection("nasty"))).getEntries().getFirst();

    assertThat(entry.getTitle()).isEqualTo("<b>&amp; ]]> \"quoted\" 📐</b>");
    assertThat(entry.getAuthors())
        .extracting(SyndPerson::getName)
        .containsExactly("Éd <i>", "T & Co");
    assertThat(CATALOG.answer(collection("nasty")).body())
        .contains("<updated>0001-01-01T00:00:00Z</updated>");
  }

  @Test
  void listAuthorPapers_namesTheAuthor_andSaysWhatIsRetracted() throws FeedException {
    Feed feed = feed(CATALOG.answer(feedOf(TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov"))));

    assertThat(feed.getTitle()).isEqualTo("Papers by Barbara Liskov");
    assertThat(feed.getEntries())
        .extracting(Entry::getTitle)
        .containsExactly("About draft", "About crowded: A line", "Retracted: About wrong: A line");
    Entry crowded = feed.getEntries().get(1);
    assertThat(crowded.getAuthors())
        .extracting(SyndPerson::getName)
        .hasSize(11)
        .startsWith("Author 1")
        .endsWith("Barbara Liskov");
    assertThat(crowded.getSummary().getValue())
        .endsWith("Barbara Liskov, and 1 more · A line · version A line");
    Entry retracted = feed.getEntries().get(2);
    assertThat(retracted.getCategories())
        .extracting(Category::getTerm)
        .containsExactly("sosp", "retracted");
    assertThat(retracted.getSummary().getValue())
        .isEqualTo("Barbara Liskov · A line · version A line · retracted");
  }

  @Test
  void listChanges_isOneEntryAChange() throws FeedException {
    Feed feed = feed(CATALOG.answer(feedOf(TestRequest.to(LIST_CHANGES))));

    assertThat(feed.getTitle()).isEqualTo("What changed");
    assertThat(feed.getAuthors()).extracting(SyndPerson::getName).containsExactly("Paper Catalog");
    assertThat(feed.getUpdated()).isEqualTo(feed.getEntries().getFirst().getUpdated());
    assertThat(feed.getEntries())
        .extracting(Entry::getTitle)
        .startsWith("Revised: About draft", "Withdrawn: About taken", "Deleted: m")
        .hasSize(7);
    Entry deleted = feed.getEntries().get(2);
    assertThat(deleted.getUpdated().toInstant()).isEqualTo(TestCatalog.NOW.plusMillis(120_123));
    assertThat(deleted.getAlternateLinks()).isEmpty();
    assertThat(deleted.getContents().getFirst().getValue()).isEqualTo("The paper m was deleted.");
    Entry withdrawn = feed.getEntries().get(1);
    assertThat(href(withdrawn.getAlternateLinks(), "alternate"))
        .isEqualTo(ORIGIN + "/papers/taken");
  }

  @Test
  void listCollectionChanges_hasTheEntriesOfAllChanges_underTheSameIds() throws FeedException {
    Feed all = feed(CATALOG.answer(feedOf(TestRequest.to(LIST_CHANGES))));
    Feed feed = feed(CATALOG.answer(feedOf(TestRequest.to(LIST_COLLECTION_CHANGES, "sosp"))));

    assertThat(feed.getTitle()).isEqualTo("What changed in the collection sosp");
    assertThat(feed.getId()).isNotEqualTo(all.getId());
    assertThat(feed.getEntries())
        .extracting(Entry::getTitle)
        .startsWith("Revised: About draft", "Withdrawn: About taken")
        .doesNotContain("Deleted: m");
    assertThat(all.getEntries())
        .extracting(Entry::getId)
        .containsAll(feed.getEntries().stream().map(Entry::getId).toList());
    assertThat(href(feed(CATALOG.answer(collection("sosp"))).getOtherLinks(), "related"))
        .isEqualTo(ORIGIN + "/collections/sosp/changes?format=atom");
  }

  @Test
  void pages_haveOneIdAndLeadToEachOther() throws FeedException {
    TestRequest first = collection("sosp").query("limit", "2");
    Feed page = feed(CATALOG.answer(first));
    String next = href(page.getOtherLinks(), "next");

    assertThat(next)
        .startsWith(ORIGIN + "/collections/sosp/papers?limit=2&cursor=")
        .endsWith("&format=atom");
    Feed last =
        feed(
            CATALOG.answer(
                TestRequest.following(next.substring(ORIGIN.length()))
                    .header("host", "elsewhere.test:8443")));
    assertThat(last.getId())
        .isEqualTo(page.getId())
        .isEqualTo(feed(CATALOG.answer(collection("sosp"))).getId());
    assertThat(page.getEntries())
        .extracting(Entry::getTitle)
        .containsExactly("About draft", "About crowded: A line");
    assertThat(last.getEntries())
        .extracting(Entry::getTitle)
        .containsExactly("Retracted: About wrong: A line");
    assertThat(last.getOtherLinks())
        .extracting(Link::getRel)
        .containsExactly("self", "first", "related");
    assertThat(href(last.getOtherLinks(), "first"))
        .isEqualTo("https://elsewhere.test:8443/collections/sosp/papers?limit=2&format=atom");
  }

  @Test
  void id_isOfTheListAndWhatChoosesAmongItsPapers() throws FeedException {
    String id = feed(CATALOG.answer(collection("sosp"))).getId();

    assertThat(feed(CATALOG.answer(collection("sosp").query("order", "asc"))).getId())
        .isEqualTo(id);
    assertThat(feed(CATALOG.answer(collection("sosp").query("from", "2004"))).getId())
        .isNotEqualTo(id);
    assertThat(feed(CATALOG.answer(collection("working-papers"))).getId()).isNotEqualTo(id);
    assertThat(
            feed(CATALOG.answer(feedOf(TestRequest.to(LIST_TOPIC_PAPERS, "storage")))).getEntries())
        .extracting(Entry::getId)
        .containsExactlyElementsOf(
            feed(CATALOG.answer(collection("sosp"))).getEntries().stream()
                .map(Entry::getId)
                .toList());
  }

  @Test
  void emptyFeed_wasUpdatedBeforeAnything() throws FeedException {
    Feed feed = feed(CATALOG.answer(collection("unknown")));

    assertThat(feed.getUpdated().toInstant()).isEqualTo(Instant.EPOCH);
    assertThat(feed.getEntries()).isEmpty();
  }

  @Test
  void accept_ofFeedReaders_isAnsweredWithAFeed() {
    TestAnswer feed =
        CATALOG.answer(
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp")
                .header("accept", "application/atom+xml, application/xml;q=0.9, */*;q=0.1"));

    assertThat(feed.headers()).containsEntry("Content-Type", "application/atom+xml");
    AtomSchema.assertValid(feed.body());
    assertThat(feed.body())
        .contains("href=\"https://localhost/collections/sosp/papers?format=atom\"");
    TestAnswer again =
        CATALOG.answer(
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp")
                .header("accept", "application/atom+xml")
                .header("if-none-match", feed.headers().get("ETag")));
    assertThat(again.status()).isEqualTo(304);
  }

  private static Feed feed(TestAnswer answer) throws FeedException {
    return (Feed) new WireFeedInput().build(new StringReader(answer.body()));
  }

  private static String href(List<Link> links, String relation) {
    return links.stream()
        .filter(link -> link.getRel().equals(relation))
        .map(Link::getHref)
        .reduce((one, another) -> one + " and " + another)
        .orElseThrow();
  }
}
