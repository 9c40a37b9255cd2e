package papercatalog.citations;

import static papercatalog.domain.Differences.OF_PAPERS;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/** Papers of several kinds, as they are cited. */
public final class CitedSamples {
  /** With everything that a citation can have. */
  public static final Paper RETRACTED =
      paper("WP-002", "A Single-Table DynamoDB Model: $O(1)$ & 100% a_b {x}", "2018-07-15")
          .text(TextField.ABSTRACT, "One \\ two.\n\n“Three” costs $5 -- or $6.")
          .topics(List.of(new TopicName("storage"), new TopicName("data-models")))
          .authors(
              List.of(
                  author("ada-lovelace", "Ada Lovelace", Role.AUTHOR),
                  author("turing", "Alan Turing", Role.EDITOR),
                  author("king", "Martin Luther King Jr.", Role.AUTHOR),
                  author("ludwig-van-beethoven", "Ludwig van Beethoven", Role.AUTHOR),
                  author("andrew-yao", "姚期智 (Andrew Yao)", Role.AUTHOR),
                  author("guest", "Grace Hopper", Role.CONTRIBUTOR),
                  author("menabrea", "Ada Byron", Role.TRANSLATOR),
                  author("bn", "Barnes and Noble, Inc.", Role.AUTHOR)))
          .kind(Optional.of(WorkKind.CHAPTER))
          .text(TextField.VENUE, "Proceedings of SOSP '07")
          .text(TextField.VOLUME, "II")
          .text(TextField.ISSUE, "No. 3_a")
          .text(TextField.PAGES, "1–5, 9–12")
          .text(TextField.PUBLISHER, "Wiley & Sons")
          .text(TextField.LANGUAGE, "en-GB")
          .text(TextField.VERSION, "0.3")
          .status(Status.RETRACTED)
          .text(TextField.STATUS_REASON, "Data")
          .identifiers(
              Map.of(
                  "doi",
                  "10.1145/x",
                  "url",
                  "https://x.org/a b",
                  "pmid",
                  "1",
                  "arxiv",
                  "1706.03762"))
          .text(TextField.LICENSE, "CC-BY-4.0")
          .build();

  /** The author of {@link #ARTICLE} as files have him. */
  public static final Authorship LAMPORT_IN_PARTS =
      new Authorship(
          new AuthorHandle("leslie-lamport"),
          "Leslie Lamport",
          Optional.of(PersonName.ofWords("Leslie Lamport", 1)),
          Optional.empty(),
          Role.AUTHOR);

  public static final Paper ARTICLE =
      paper("clocks", "Time, Clocks, and the Ordering of Events", "1978-07")
          .kind(Optional.of(WorkKind.ARTICLE_JOURNAL))
          .text(TextField.VENUE, "Communications of the ACM")
          .text(TextField.VOLUME, "21")
          .text(TextField.ISSUE, "7")
          .text(TextField.PAGES, "558–565")
          .text(TextField.PUBLISHER, "ACM")
          .identifiers(Map.of("doi", "10.1145/359545.359563", "issn", "0001-0782"))
          .build();

  public static final Paper TALK =
      paper("dynamo", "Dynamo: Amazon’s Highly Available Key-value Store", "2007-10-14")
          .authors(
              List.of(
                  author("decandia", "Giuseppe DeCandia", Role.AUTHOR),
                  author("team", "Dynamo Team", Role.AUTHOR)))
          .kind(Optional.of(WorkKind.PAPER_CONFERENCE))
          .text(TextField.VENUE, "Proceedings of SOSP")
          .text(TextField.PAGES, "205–220")
          .identifiers(Map.of("doi", "https://doi.org/10.1145/1294261.1294281"))
          .build();

  /** Its venue is its publisher, as of books that were imported. */
  public static final Paper BOOK =
      paper("sicp", "Structure and Interpretation", "1996")
          .authors(
              List.of(
                  author("abelson", "Harold Abelson", Role.AUTHOR),
                  author("sussman", "Julie Sussman", Role.EDITOR)))
          .kind(Optional.of(WorkKind.BOOK))
          .text(TextField.VENUE, "MIT Press")
          .text(TextField.PUBLISHER, "MIT Press")
          .text(TextField.VERSION, "2")
          .identifiers(Map.of("isbn", "978-0-262-01153-2", "url", "https://example.org/größe"))
          .build();

  public static final Paper REPORT =
      paper("tr-7", "On Reports", "1984-02-01")
          .kind(Optional.of(WorkKind.REPORT))
          .text(TextField.ISSUE, "TR-7")
          .text(TextField.PUBLISHER, "Digital Systems Research Center")
          .build();

  public static final Paper PREPRINT =
      paper("attention", "Attention Is All You Need", "2017-06-12T17:57:34Z")
          .kind(Optional.of(WorkKind.ARTICLE))
          .identifiers(Map.of("arxiv", "1706.03762"))
          .build();

  /** Ten of its authors are known, as in a list. */
  public static final Paper CROWDED =
      paper("atlas", "Observation of a New Particle", "2012")
          .authors(
              IntStream.rangeClosed(1, 10)
                  .mapToObj(i -> author("a-" + i, "Anna Aad" + (char) ('a' + i), Role.AUTHOR))
                  .toList())
          .authorCount(2_932)
          .kind(Optional.empty())
          .text(TextField.VENUE, "Physics Letters B")
          .build();

  public static final List<Paper> ALL =
      List.of(RETRACTED, ARTICLE, TALK, BOOK, REPORT, PREPRINT, CROWDED);

  private CitedSamples() {}

  private static PaperBuilder paper(String id, String title, String published) {
    return new PaperBuilder(
            new PaperId(id), title, new CollectionName("wp"), new PublicationDate(published))
        .authors(List.of(author("lamport", "Leslie Lamport", Role.AUTHOR)));
  }

  private static Authorship author(String handle, String name, Role role) {
    return new Authorship(new AuthorHandle(handle), name, role);
  }

  /**
   * The components of a paper that a citation shows: all but what the catalog alone has, some
   * others, and the texts that {@link CitationField} does not name. The reason of a status is part
   * of its note.
   */
  public static Set<String> citedComponentsBut(String... names) {
    Set<String> shown =
        OF_PAPERS.allBut(
            "collection",
            "withdrawnAt",
            "relations",
            "funding",
            "references",
            "referenceCount",
            "revision",
            "createdAt",
            "updatedAt");
    shown.removeAll(List.of(names));
    for (TextField field : TextField.ALL) {
      if (field != TextField.STATUS_REASON
          && Arrays.stream(CitationField.values())
              .noneMatch(cited -> cited.text().equals(field.text()))) {
        shown.remove(field.text());
      }
    }
    return shown;
  }
}
