package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** The keys and other fields that real bibliographies hold, case by case. */
final class BibtexFieldsTest {
  private static final String REST = "author = {Ada Lovelace}, year = 1843";

  @ParameterizedTest
  @CsvSource({
    "C:BelRog93, C-BelRog93",
    "Lieb -RSS-05, Lieb--RSS-05",
    "conf/acl/Kim18, conf-acl-Kim18",
    "_x, x",
    "P18-1001, P18-1001",
    "ключ1, klyuch1",
  })
  void key_becomesId(String key, String id) {
    assertThat(
            paper(FileFormat.BIBTEX, "@misc{ " + key + ",\n title={T}, " + REST + "}").id().value())
        .isEqualTo(id);
  }

  @Test
  void repeatedKeys_firstWins() {
    List<Entry> entries = entriesOf("a:b", "A:b");

    assertThat(entries.getFirst()).isInstanceOf(PaperEntry.class);
    assertThat(entries.getLast())
        .isEqualTo(
            new Rejected(
                new FilePosition("file", 2, "A:b"), "paper A-b was given before, at file:1"));
  }

  private static List<Entry> entriesOf(String... keys) {
    String file =
        Arrays.stream(keys)
            .map(key -> "@misc{%s, title={T}, %s}\n".formatted(key, REST))
            .collect(Collectors.joining());
    return Read.entries(FileFormat.BIBTEX, file);
  }

  @Test
  void keysWithOneId_areTwoPapers_andANotice() {
    assertThat(entriesOf("a:b", "a/b").getLast())
        .isInstanceOfSatisfying(
            PaperEntry.class,
            entry -> {
              assertThat(entry.paper().id().value()).isEqualTo("a-b-17234");
              assertThat(entry.notices())
                  .extracting(Notice::text)
                  .containsExactly("`a/b` has the id of `a:b`: named a-b-17234");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "pdf = {https://x.org/a\\_b.pdf}, https://x.org/a_b.pdf",
    "file = {\\url{HTTP://x.org/a b.pdf}}, HTTP://x.org/a%20b.pdf",
    "'file = {:a.pdf:PDF}, pdf = {http://x.org/ü}', http://x.org/%C3%BC",
    "'pdf = {papers/a.pdf}, file = {:/home/a.pdf:PDF}', ",
  })
  void fullText_isTheUrlOfAFile(String fields, String fullText) {
    PaperEntry entry =
        onlyEntry(FileFormat.BIBTEX, "@misc{k, title={T}, %s, %s}".formatted(REST, fields));

    assertThat(entry.paper().text(TextField.FULL_TEXT)).isEqualTo(Optional.ofNullable(fullText));
    assertThat(entry.notices()).isEmpty();
  }

  @Test
  void fullText_withAPassword_isLeftOut() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.BIBTEX, "@misc{k, title={T}, %s, pdf={http://a:b@x.org/}}".formatted(REST));

    assertThat(entry.paper().text(TextField.FULL_TEXT)).isEmpty();
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.FIELD_LEFT_OUT,
                "fullText left out: it must be an http or https URL without user information"));
  }

  @Test
  void identifiers_areKeptBare() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            """
            @article{k, title = {T}, author = {Ada Lovelace}, year = 2018,
              doi = {https://doi.org/10.1145/ABC_1}, eprint = {arXiv:1706.03762v2}, archivePrefix = {arXiv},
              isbn = {978-3-16-148410-0}, issn = {1234-5678}, url = {\\url{https://x.org/a\\_b%20c}}}
            """);

    assertThat(paper.identifiers())
        .containsExactly(
            Map.entry("arxiv", "1706.03762v2"),
            Map.entry("doi", "10.1145/abc_1"),
            Map.entry("isbn", "978-3-16-148410-0"),
            Map.entry("issn", "1234-5678"),
            Map.entry("url", "https://x.org/a_b%20c"));
  }

  @Test
  void urlOfADoi_isTheDoi() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            "@misc{k, title={T}, %s, url = {http://dx.doi.org/10.1002/(SICI)1%%3C1::AID%%3E2}}"
                .formatted(REST));

    assertThat(paper.identifiers()).containsExactly(Map.entry("doi", "10.1002/(sici)1<1::aid>2"));
  }

  @Test
  void keywords_becomeTopics() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.BIBTEX,
            "@misc{k, title={T}, %s, keywords = {Distributed Systems; storage, 机器学习, Storage}}"
                .formatted(REST));

    assertThat(entry.paper().topics())
        .containsExactly(new TopicName("distributed-systems"), new TopicName("storage"));
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.KEYWORD_LEFT_OUT, "keyword `机器学习` left out: it has no spelling in a-z"));
  }

  @Test
  void keywordsBeyond20_areLeftOut() {
    String keywords = "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v";

    PaperEntry entry =
        onlyEntry(
            FileFormat.BIBTEX, "@misc{k, title={T}, " + REST + ", keywords={" + keywords + "}}");

    assertThat(entry.paper().topics()).hasSize(20);
    assertThat(entry.notices())
        .containsExactly(new Notice(NoticeKind.TOPICS_LEFT_OUT, "topics beyond 20 left out: 2"));
  }

  @Test
  void venue_becomesCollectionWhenAskedFor() {
    Mapping venues =
        new Mapping(Optional.empty(), true, List.of(), false, Optional.empty(), Handles.NONE);
    String entry = "@misc{k, title={T}, " + REST + ", booktitle={Proc. of {SOSP} '07}}";

    assertThat(Read.entries(FileFormat.BIBTEX, entry, venues))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class,
            read -> assertThat(read.paper().collection().value()).isEqualTo("proc-of-sosp-07"));
    assertThat(Read.entries(FileFormat.BIBTEX, "@misc{k, title={T}, " + REST + "}", venues))
        .singleElement()
        .isInstanceOfSatisfying(
            Rejected.class,
            rejected ->
                assertThat(rejected.reason()).startsWith("no venue to take the collection"));
  }

  @Test
  void noCollection_isRejected() {
    assertThat(Read.entries(FileFormat.BIBTEX, "@misc{k, title={T}, " + REST + "}", Mapping.NONE))
        .singleElement()
        .isInstanceOfSatisfying(
            Rejected.class,
            rejected -> assertThat(rejected.reason()).startsWith("no collection: name one"));
  }

  /** Editions before this one wrote fields of their own. */
  @Test
  void fieldsOfEarlierEditions_arePassedOverLikeAnyUnknown() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.BIBTEX,
            """
            @article{k, title = {T}, author = {Lovelace, Ada and others}, catalog-contributor = {Hopper, Grace},
              year = 1843, catalog-identifier-pmid = {1}, note = {Withdrawn}, catalog-collection = {wp},
              catalog-handles = {ada, grace:contributor}, catalog-kind = {book}, catalog-status = {withdrawn},
              catalog-author-count = {30}}
            """);
    Paper paper = entry.paper();

    assertThat(paper.collection()).isEqualTo(new CollectionName("refs"));
    assertThat(paper.authors())
        .extracting(author -> author.handle().value())
        .containsExactly("ada-lovelace");
    assertThat(paper.authorCount()).isEqualTo(1);
    assertThat(paper.kind()).contains(WorkKind.ARTICLE_JOURNAL);
    assertThat(paper.status()).isEqualTo(Status.PUBLISHED);
    assertThat(paper.identifiers()).isEmpty();
    assertThat(entry.notices()).extracting(Notice::kind).contains(NoticeKind.AND_OTHERS);
  }
}
