package papercatalog.publishing.deposit;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.TestTable.NOW;

import module java.base;
import module java.xml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import papercatalog.citations.deposit.Crossref;
import papercatalog.citations.deposit.DataCiteJson;
import papercatalog.citations.deposit.Deposit;
import papercatalog.citations.deposit.Depositor;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;

/**
 * Works of Crossref's shape are imported, stored and deposited. What they say stands in the
 * deposits: in Crossref's XML, and in DataCite's JSON as import reads it again.
 */
final class DepositRoundTripTest {
  private static final Function<PaperId, String> PAGES =
      id -> "https://papers.example.org/papers/" + id;
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
  private static final Crossref CROSSREF =
      new Crossref(
          new Depositor("Press", "doi@example.org"), PAGES, Optional.of("10.5555/policy"), NOW);

  private static final List<ObjectNode> WORKS = CrossrefWorks.of(100);
  private static final List<Paper> PAPERS = new ArrayList<>();

  @BeforeAll
  static void store() {
    CatalogTable table =
        new CatalogTable(new MemoryEngine("papers", TableSchema.DECLARED).client(), "papers");
    Publisher publisher = new Publisher(table, CLOCK);
    Records records = new Records(table, CLOCK);
    List<Paper> read = new ArrayList<>();
    for (ObjectNode work : WORKS) {
      PaperEntry entry = Read.onlyEntry(FileFormat.CSL_JSON, work.toString());
      assertThat(entry.notices()).as(work.toString()).isEmpty();
      read.add(entry.paper());
    }
    read.forEach(publisher::publish);
    PAPERS.addAll(records.papers(read.stream().map(Paper::id).toList()));
    assertThat(PAPERS.stream().map(Paper::printed).map(Paper::references))
        .isEqualTo(read.stream().map(Paper::references).toList());
  }

  @Test
  void crossrefDeposit_saysWhatTheWorkSaid() throws Exception {
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    for (int i = 0; i < WORKS.size(); i++) {
      String deposit = ((Deposit.Document) CROSSREF.of(PAPERS.get(i))).text();
      Document document = parser.parse(new InputSource(new StringReader(deposit)));
      assertThat(new XmlFacts(document).all())
          .as(WORKS.get(i) + "\n" + deposit)
          .containsExactlyElementsOf(
              new WorkFacts(WORKS.get(i)).all(DepositRoundTripTest::heldByCrossref));
    }
  }

  @Test
  void dataCiteDeposit_readAgain_saysWhatTheWorkSaid() throws Exception {
    for (int i = 0; i < WORKS.size(); i++) {
      String deposit =
          new JsonMapper().writeValueAsString(DataCiteJson.request(PAPERS.get(i), PAGES));
      PaperEntry again = Read.onlyEntry(FileFormat.CSL_JSON, deposit);
      assertThat(again.notices()).as(deposit).isEmpty();
      assertThat(again.paper().id()).isEqualTo(PAPERS.get(i).id());
      assertThat(again.paper().kind()).isEqualTo(PAPERS.get(i).kind());
      assertThat(facts(again.paper()))
          .as(WORKS.get(i) + "\n" + deposit)
          .containsExactlyElementsOf(
              new WorkFacts(WORKS.get(i)).all(DepositRoundTripTest::heldByDataCite));
    }
  }

  /** Crossref knows the publisher of a journal by its account. */
  private static String heldByCrossref(WorkFacts work, String fact) {
    boolean known = work.text("type").equals("journal-article") && fact.startsWith("publisher ");
    return known ? "" : fact;
  }

  /** The fact as DataCite's format holds it, or nothing: docs/export.md. */
  private static String heldByDataCite(WorkFacts work, String fact) {
    String held =
        fact.replaceFirst("^((?:author|editor) \\d+ \\[[^]]*), Jr\\.]", "$1]")
            .replaceFirst("^update correction", "relation issupplementto")
            .replace("relation ispreprintof", "relation isversionof")
            .replace("relation haspreprint", "relation hasversion")
            .replaceFirst("^(reference) .* (10\\..*)", "$1 $2");
    return held.startsWith("reference ") && !held.startsWith("reference 10.") ? "" : held;
  }

  /** What a work says. */
  private record WorkFacts(JsonNode work) {
    SortedSet<String> all(BiFunction<WorkFacts, String, String> held) {
      SortedSet<String> facts = new TreeSet<>();
      facts.add("doi " + text("DOI"));
      facts.add("title " + text("title").replaceAll("<.*?>", ""));
      facts.add("subtitle " + text("subtitle"));
      facts.add("venue " + text("container-title"));
      facts.add("publisher " + text("publisher"));
      facts.add("volume " + text("volume"));
      facts.add("issue " + text("issue"));
      facts.add("pages " + text("page"));
      facts.add(
          "date "
              + StreamSupport.stream(work.at("/issued/date-parts/0").spliterator(), false)
                  .map(part -> "%02d".formatted(part.asInt()))
                  .collect(Collectors.joining("-")));
      for (String role : List.of("author", "editor")) {
        int place = 0;
        for (JsonNode person : work.path(role)) {
          facts.add("%s %d %s".formatted(role, ++place, person(person)));
        }
      }
      for (JsonNode reference : work.path("reference")) {
        String said = text(reference, "unstructured") + " " + text(reference, "DOI");
        facts.add("reference " + said.strip());
      }
      work.path("relation")
          .properties()
          .forEach(
              relation ->
                  relation
                      .getValue()
                      .forEach(
                          to ->
                              facts.add(
                                  "relation %s %s"
                                      .formatted(
                                          relation.getKey().replace("-", ""), text(to, "id")))));
      work.path("update-to").forEach(to -> facts.add("update correction " + text(to, "DOI")));
      for (JsonNode funder : work.path("funder")) {
        String id = text(funder, "DOI") + text(funder.at("/id/0"), "id");
        for (JsonNode award : funder.path("award")) {
          facts.add("funder %s %s %s".formatted(text(funder, "name"), bare(id), award.asText()));
        }
        if (!funder.has("award")) {
          facts.add("funder %s %s".formatted(text(funder, "name"), bare(id)));
        }
      }
      facts.add("license " + text(work.at("/license/0"), "URL"));
      facts.add("abstract " + text("abstract").replaceAll("<.*?>", "").replace("&amp;", "&"));
      return facts.stream()
          .map(fact -> held.apply(this, fact))
          .filter(fact -> fact.contains(" ") && !fact.endsWith(" "))
          .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String person(JsonNode person) {
      Stream<String> names =
          Stream.of("name", "family", "given", "suffix").map(member -> text(person, member));
      Stream<String> affiliations =
          StreamSupport.stream(person.path("affiliation").spliterator(), false)
              .map(one -> text(one, "name") + " " + bare(text(one.at("/id/0"), "id")));
      return words(names) + bare(text(person, "ORCID")) + words(affiliations);
    }

    String text(String member) {
      return text(work, member);
    }

    private static String text(JsonNode node, String member) {
      JsonNode value = node.path(member);
      return (value.isArray() ? value.path(0) : value).asText("");
    }
  }

  private static String words(Stream<String> words) {
    return words
        .map(String::strip)
        .filter(Predicate.not(String::isEmpty))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String bare(String address) {
    return address.replaceFirst("^https?://[^/]+/", "");
  }

  /** What Crossref's XML says. */
  private record XmlFacts(Document document) {
    SortedSet<String> all() {
      SortedSet<String> facts = new TreeSet<>();
      Element record = (Element) elements("doi_data").getFirst().getParentNode();
      facts.add("doi " + text(record, "doi"));
      facts.add("title " + text(record, "title"));
      facts.add("subtitle " + text(record, "subtitle"));
      facts.add("venue " + venue(record));
      facts.add(
          "publisher "
              + elements("publisher_name", "institution_name").stream()
                  .filter(it -> !isIn("contributors", it))
                  .map(Node::getTextContent)
                  .findFirst()
                  .orElse(""));
      facts.add("volume " + text(document.getDocumentElement(), "volume"));
      facts.add("issue " + text(document.getDocumentElement(), "issue"));
      String last = text(record, "last_page");
      facts.add("pages " + text(record, "first_page") + (last.isEmpty() ? "" : "-" + last));
      Element date =
          elements(record, "publication_date", "posted_date", "approval_date").getFirst();
      facts.add(
          "date "
              + Stream.of("year", "month", "day")
                  .map(part -> text(date, part))
                  .filter(Predicate.not(String::isEmpty))
                  .collect(Collectors.joining("-")));
      Map<String, Integer> places = new HashMap<>();
      for (Element person : elements("*")) {
        String role = person.getAttribute("contributor_role");
        if (!role.isEmpty()) {
          facts.add(
              "%s %d %s".formatted(role, places.merge(role, 1, Integer::sum), person(person)));
        }
      }
      for (Element citation : elements("citation")) {
        String said = text(citation, "unstructured_citation") + " " + text(citation, "doi");
        facts.add("reference " + said.strip());
      }
      for (Element relation : elements("rel:intra_work_relation", "rel:inter_work_relation")) {
        String word = relation.getAttribute("relationship-type").toLowerCase(Locale.ROOT);
        facts.add("relation %s %s".formatted(word, relation.getTextContent()));
      }
      for (Element update : elements("update")) {
        facts.add("update %s %s".formatted(update.getAttribute("type"), update.getTextContent()));
      }
      for (Element group : elements("fr:assertion")) {
        if (group.getAttribute("name").equals("fundgroup")) {
          facts.add("funder " + funding(group));
        }
      }
      facts.add("license " + text(document.getDocumentElement(), "ai:license_ref"));
      facts.add("abstract " + text(record, "jats:abstract").strip());
      facts.removeIf(fact -> fact.endsWith(" "));
      return facts;
    }

    private String venue(Element record) {
      return switch (record.getTagName()) {
        case "journal_article" -> text(document.getDocumentElement(), "full_title");
        case "conference_paper" -> text(document.getDocumentElement(), "proceedings_title");
        case "content_item" -> text(elements("book_metadata").getFirst(), "title");
        default -> "";
      };
    }

    private static String person(Element person) {
      Stream<String> names =
          person.getTagName().equals("organization")
              ? Stream.of(person.getTextContent())
              : Stream.of("surname", "given_name", "suffix").map(name -> text(person, name));
      Stream<String> affiliations =
          elements(person, "institution").stream()
              .map(one -> text(one, "institution_name") + " " + bare(text(one, "institution_id")));
      return words(names) + bare(text(person, "ORCID")) + words(affiliations);
    }

    private static String funding(Element group) {
      Map<String, String> said = new HashMap<>();
      for (Element one : elements(group, "fr:assertion")) {
        said.put(one.getAttribute("name"), one.getTextContent());
      }
      String id = said.getOrDefault("funder_identifier", "");
      return Stream.of(
              said.get("funder_name").replace(id, ""),
              bare(id + said.getOrDefault("ror", "")),
              said.getOrDefault("award_number", ""))
          .filter(Predicate.not(String::isEmpty))
          .collect(Collectors.joining(" "));
    }

    private List<Element> elements(String... names) {
      return elements(document.getDocumentElement(), names);
    }

    private static List<Element> elements(Element in, String... names) {
      List<Element> elements = new ArrayList<>();
      for (String name : names) {
        NodeList all = in.getElementsByTagName(name);
        IntStream.range(0, all.getLength()).forEach(i -> elements.add((Element) all.item(i)));
      }
      return elements;
    }

    private static String text(Element in, String name) {
      return elements(in, name).stream().map(Node::getTextContent).findFirst().orElse("");
    }

    private static boolean isIn(String name, Node node) {
      return node != null && (node.getNodeName().equals(name) || isIn(name, node.getParentNode()));
    }
  }

  /** What a paper says, in Crossref's words. */
  private static SortedSet<String> facts(Paper paper) {
    SortedSet<String> facts = new TreeSet<>();
    facts.add("doi " + paper.identifiers().get("doi"));
    facts.add("title " + paper.title());
    Map<String, Optional<String>> texts =
        Map.of(
            "subtitle", paper.text(TextField.SUBTITLE),
            "venue", paper.venue().filter(venue -> !paper.publisher().equals(Optional.of(venue))),
            "publisher", paper.publisher(),
            "volume", paper.volume(),
            "issue", paper.issue(),
            "pages", paper.pages().map(pages -> pages.replace('–', '-')),
            "license", paper.license().map(_ -> "https://creativecommons.org/licenses/by-nc/4.0/"),
            "abstract", paper.abstractText());
    texts.forEach((name, text) -> text.ifPresent(it -> facts.add(name + " " + it)));
    facts.add("date " + paper.published());
    Map<String, Integer> places = new HashMap<>();
    for (Authorship author : paper.authors()) {
      String role = author.role().text();
      facts.add("%s %d %s".formatted(role, places.merge(role, 1, Integer::sum), person(author)));
    }
    for (Reference reference : paper.references()) {
      facts.add("reference " + reference.identifiers().get("doi"));
    }
    for (Relation relation : paper.relations()) {
      facts.add(
          "relation %s %s"
              .formatted(
                  word(relation.type()), String.join("", relation.work().identifiers().values())));
    }
    for (Funding funding : paper.funding()) {
      Stream<String> said =
          Stream.of(
                  Optional.of(funding.funder()),
                  funding.funderId().or(funding::ror),
                  funding.award())
              .flatMap(Optional::stream);
      facts.add("funder " + said.collect(Collectors.joining(" ")));
    }
    return facts;
  }

  private static String word(RelationType type) {
    return switch (type) {
      case REVIEWS -> "isreviewof";
      case IS_REVIEWED_BY -> "hasreview";
      case OBSOLETES -> "replaces";
      case IS_OBSOLETED_BY -> "isreplacedby";
      default -> type.text().toLowerCase(Locale.ROOT);
    };
  }

  private static String person(Authorship author) {
    Optional<PersonName> person = author.person();
    Stream<String> names =
        person.isPresent()
            ? Stream.of(person.get().fullFamily(), person.get().given().orElse(""))
            : Stream.of(author.name());
    Stream<String> affiliations =
        author.affiliations().stream().map(one -> one.name() + " " + ror(one));
    return words(names) + author.orcid().orElse("") + words(affiliations);
  }

  private static String ror(Affiliation affiliation) {
    return affiliation.ror().orElse("");
  }
}
