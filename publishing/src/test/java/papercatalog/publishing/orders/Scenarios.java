package papercatalog.publishing.orders;

import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.orders.Commands.NOTHING;
import static papercatalog.publishing.orders.Commands.STAGED;
import static papercatalog.publishing.orders.Commands.WHOLE;
import static papercatalog.publishing.orders.Commands.all;
import static papercatalog.publishing.orders.Commands.citing;
import static papercatalog.publishing.orders.Commands.in;
import static papercatalog.publishing.orders.Commands.references;
import static papercatalog.publishing.orders.Commands.titled;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.orders.Scenario.Command;
import papercatalog.publishing.orders.Scenario.Likeness;

/** Writers of papers that share a list, an author, an identifier or a reference. */
final class Scenarios {
  static final Paper CITED = paper("c", "2026").identifiers(Map.of("doi", "10.5555/c")).build();

  /** Cites, is cited, is related from both sides, and has all kinds of links. */
  static final Paper SUBJECT =
      in(
          "c0",
          paper("p", "2026-02")
              .authors(List.of(LAMPORT, LISKOV))
              .topics(List.of(new TopicName("t"), new TopicName("u")))
              .identifiers(Map.of("doi", "10.5555/p"))
              .relations(
                  List.of(
                      relation(RelationType.IS_PREPRINT_OF, "c"),
                      relation(RelationType.IS_SUPPLEMENT_TO, "x")))
              .references(references("c", "x"))
              .build());

  static final Paper REVISED =
      in(
          "c1",
          PaperBuilder.from(SUBJECT)
              .title("Another title")
              .authors(List.of(LISKOV, authors(1).getFirst()))
              .topics(List.of(new TopicName("u"), new TopicName("v")))
              .identifiers(Map.of("isbn", "9780306406157"))
              .relations(
                  List.of(
                      relation(RelationType.IS_VERSION_OF, "x"),
                      related(RelationType.HAS_PART, "q")))
              .references(references("x", "q"))
              .build());

  /** In none of the same lists of collections and topics. */
  private static final Paper ELSEWHERE =
      in("c1", PaperBuilder.from(SUBJECT).title("Another").topics(List.of()).build());

  static final Paper CITING =
      in(
          "c0",
          paper("q", "2026-03")
              .topics(List.of(new TopicName("t")))
              .relations(List.of(relation(RelationType.REVIEWS, "p")))
              .references(references("p"))
              .build());

  /** The subject cites it. */
  static final Paper ARRIVING =
      in(
          "c0",
          paper("x", "2026-01")
              .topics(List.of(new TopicName("t")))
              .identifiers(Map.of("doi", "10.5555/x"))
              .build());

  private static Paper withoutReferences(Paper paper) {
    return PaperBuilder.from(paper).references(List.of()).build();
  }

  private static Paper naming(String id, String cited) {
    return paper(id, "2026")
        .references(
            List.of(new Reference(Optional.empty(), Map.of(), Optional.of(new PaperId(cited)))))
        .build();
  }

  private static Relation relation(RelationType type, String work) {
    return new Relation(type, Map.of("doi", "10.5555/" + work), Optional.empty());
  }

  private static Relation related(RelationType type, String paper) {
    return new Relation(type, Map.of(), Optional.of(new PaperId(paper)));
  }

  private static Paper relating(String id, Relation... relations) {
    return paper(id, "2026")
        .identifiers(Map.of("doi", "10.5555/" + id))
        .relations(List.of(relations))
        .build();
  }

  static final AuthorHandle NEW = new AuthorHandle("l-lamport");

  private static final Paper JOINED = in("c0", paper("b", "2026").build());
  private static final Paper JOINING = in("c0", paper("a", "2026").build());

  /** A cited paper loses its citations. */
  private static final Set<String> LEAVING = Set.of("revise p", "take c down", "delete p");

  /** Citations are looked for, or written again, by a writer who does not look once more. */
  private static final Set<String> CITING_AGAIN =
      Set.of("withdraw p", "find citations", "rename collection", "rename topic", "merge people");

  /** Looks once more, but a tombstone does not say whether its citations went. */
  private static final Set<String> REVISING = Set.of("revise p", "title p");

  private static final Set<String> RENAMING =
      Set.of("rename collection", "rename topic", "merge people");

  private Scenarios() {}

  static final Scenario CITED_AGAINST_REWRITE =
      Scenario.of(
          "a cited paper arrives while a citing one is rewritten",
          WHOLE.publish(citing("b", "a", "x")),
          WHOLE.publish(paper("a", "2026").identifiers(Map.of("doi", "10.5555/a")).build()),
          WHOLE.publish(titled("Another title", citing("b", "a", "x"))));

  static final Scenario NAMED_ARRIVES =
      Scenario.of(
          "a paper arrives while another names its id",
          WHOLE.publish(paper("x", "2026").build()),
          WHOLE.publish(paper("a", "2026").build()),
          WHOLE.publish(naming("b", "a")));

  static final Scenario NAMED_LEAVES =
      Scenario.of(
          "a paper is deleted while another names its id",
          WHOLE.publish(paper("a", "2026").build()),
          WHOLE.delete("a"),
          WHOLE.publish(naming("b", "a")));

  static final Scenario RELATED_ARRIVE =
      Scenario.of(
          "two papers arrive that relate to each other",
          NOTHING,
          WHOLE.publish(relating("a", relation(RelationType.IS_PREPRINT_OF, "b"))),
          WHOLE.publish(relating("b", related(RelationType.HAS_PREPRINT, "a"))));

  static final Scenario RELATED_LEAVES =
      Scenario.of(
          "a paper is deleted while another relates to it",
          WHOLE.publish(relating("a", relation(RelationType.IS_PREPRINT_OF, "b"))),
          WHOLE.delete("a"),
          WHOLE.publish(relating("b", relation(RelationType.HAS_PREPRINT, "a"))));

  static final Scenario RELATED_AGAINST_REWRITE =
      Scenario.of(
          "a related paper arrives while the relating one is rewritten",
          WHOLE.publish(relating("a", relation(RelationType.IS_PREPRINT_OF, "b"))),
          WHOLE.publish(relating("b")),
          WHOLE.publish(titled("Another", relating("a", related(RelationType.REVIEWS, "b")))));

  static final Scenario IDENTIFIER_LEAVES =
      Scenario.of(
          "a paper drops its identifier while another cites it",
          WHOLE.publish(CITED),
          WHOLE.publish(PaperBuilder.from(CITED).identifiers(Map.of()).build()),
          WHOLE.publish(citing("b", "c")));

  static final Scenario CITED_TAKEN_DOWN =
      Scenario.of(
          "a paper is taken down while another cites it",
          WHOLE.publish(CITED),
          WHOLE.takeDown("c"),
          WHOLE.publish(citing("b", "c")));

  /** Each writer looks for the other's paper after its own writes. */
  static final List<Scenario> LOOKED_FOR =
      List.of(
          NAMED_ARRIVES,
          NAMED_LEAVES,
          RELATED_ARRIVE,
          RELATED_LEAVES,
          IDENTIFIER_LEAVES,
          CITED_TAKEN_DOWN);

  static final Scenario CHANGE_MOVES =
      Scenario.of(
          "a deleted paper is created while another creates and deletes it",
          all(WHOLE.publish(CITED), WHOLE.delete("c")),
          WHOLE.publish(CITED),
          all(WHOLE.publish(titled("Another title", CITED)), WHOLE.delete("c")));

  static final Scenario RENAMED_AGAINST_PUBLICATION =
      Scenario.of(
          "a collection is renamed while a paper joins it",
          WHOLE.publish(JOINED),
          WHOLE.rename(Directory.COLLECTIONS, "c0", "m0"),
          WHOLE.publish(JOINING));

  static final Scenario RENAMED_AGAINST_TITLE =
      Scenario.of(
          "a collection is renamed while it gets a title",
          WHOLE.publish(JOINED),
          WHOLE.rename(Directory.COLLECTIONS, "c0", "m0"),
          WHOLE.title("c0", "A title"));

  static final Scenario TITLE_AGAINST_TITLE =
      Scenario.of(
          "two give a collection a title",
          WHOLE.publish(JOINED),
          WHOLE.title("c0", "One"),
          WHOLE.title("c0", "Two"));

  static final Scenario RENAMED_AGAINST_RENAMING =
      Scenario.of(
          "a collection is renamed while another gets its name",
          all(
              WHOLE.publish(JOINED, in("c1", JOINING)),
              WHOLE.title("c0", "Zero"),
              WHOLE.title("c1", "One")),
          WHOLE.rename(Directory.COLLECTIONS, "c0", "c1"),
          WHOLE.rename(Directory.COLLECTIONS, "c1", "c0"));

  /**
   * Two or three who write one paper, in whole or in several transactions. The clock stands still:
   * so a change may have the time of another.
   */
  static List<Scenario> ofOnePaper(Commands as) {
    String how = as == STAGED ? ", staged" : "";
    Command there = as.publish(SUBJECT);
    return List.of(
        Scenario.of(
            "two create a paper" + how,
            NOTHING,
            as.publish(withoutReferences(SUBJECT)),
            as.publish(withoutReferences(ELSEWHERE))),
        Scenario.of(
            "two create the same paper" + how, NOTHING, as.publish(SUBJECT), as.publish(SUBJECT)),
        Scenario.of(
            "a paper is revised there and back while another revises it" + how,
            there,
            as.publish(titled("A title", SUBJECT)),
            as.publish(ELSEWHERE),
            as.publish(SUBJECT)),
        Scenario.of(
                "a paper is deleted and created while another revises it" + how,
                there,
                as.publish(titled("A title", SUBJECT)),
                as.delete("p"),
                as.publish(ELSEWHERE))
            .likely(Likeness.CURRENT),
        Scenario.of(
                "a new paper is deleted and created while it is published" + how,
                NOTHING,
                as.publish(SUBJECT),
                as.delete("p"),
                as.publish(titled("A title", SUBJECT)))
            .likely(Likeness.CURRENT),
        Scenario.of(
            "a paper is withdrawn and comes back while another withdraws it" + how,
            there,
            as.withdraw("p"),
            as.withdraw("p"),
            as.reinstate(ELSEWHERE)),
        Scenario.of(
            "a paper is damaged, and repaired twice" + how,
            all(
                there,
                Commands.harm(Keys.link(SUBJECT.id(), KeyPrefix.IDENTIFIER, "doi:10.5555/p"))),
            as.repair(),
            as.repair()));
  }

  /** Every two of the commands about papers that share all that papers can share. */
  static List<Scenario> pairs(Commands as) {
    Command before = as.publish(CITED, CITING, SUBJECT);
    List<Map.Entry<String, Command>> writers = List.copyOf(writers(as).entrySet());
    List<Scenario> pairs = new ArrayList<>();
    for (int i = 0; i < writers.size(); i++) {
      for (int j = i; j < writers.size(); j++) {
        pairs.add(pair(as, before, writers.get(i), writers.get(j)));
      }
      for (Map.Entry<String, Command> reader : readers(writers.get(i).getKey()).entrySet()) {
        pairs.add(pair(as, before, writers.get(i), reader));
      }
    }
    return pairs;
  }

  /** Three writers of the same papers and lists. */
  static List<Scenario> triples() {
    Map<String, Command> by = writers(WHOLE);
    return Stream.of(
            List.of("publish x", "title p", "withdraw p"),
            List.of("title p", "title collection", "rename collection"),
            List.of("publish x", "repair", "title p"))
        .map(
            names ->
                new Scenario(
                    String.join(", ", names),
                    WHOLE.publish(CITED, CITING, SUBJECT),
                    names.stream().map(by::get).toList(),
                    Likeness.CURRENT))
        .toList();
  }

  private static Scenario pair(
      Commands as, Command before, Map.Entry<String, Command> one, Map.Entry<String, Command> two) {
    String name = one.getKey() + ", " + two.getKey() + (as == STAGED ? ", staged" : "");
    return Scenario.of(name, before, one.getValue(), two.getValue())
        .likely(likeness(one.getKey(), two.getKey()));
  }

  private static Likeness likeness(String one, String two) {
    if (LEAVING.contains(one) && CITING_AGAIN.contains(two)
        || LEAVING.contains(two) && CITING_AGAIN.contains(one)
        || one.equals("take c down") && REVISING.contains(two)
        || two.equals("take c down") && REVISING.contains(one)) {
      return Likeness.BESIDE_CITATIONS;
    }
    return RENAMING.contains(one) || RENAMING.contains(two) ? Likeness.CURRENT : Likeness.EXACT;
  }

  static SequencedMap<String, Command> writers(Commands as) {
    SequencedMap<String, Command> writers = new LinkedHashMap<>();
    writers.put("publish x", as.publish(ARRIVING));
    writers.put("revise p", as.publish(REVISED));
    writers.put("title p", as.publish(titled("A title", SUBJECT)));
    writers.put("withdraw p", as.withdraw("p"));
    writers.put("take c down", as.takeDown("c"));
    writers.put("delete p", as.delete("p"));
    writers.put("rename collection", as.rename(Directory.COLLECTIONS, "c0", "m0"));
    writers.put("rename topic", as.rename(Directory.TOPICS, "t", "s"));
    writers.put("merge people", as.merge(LAMPORT.handle(), NEW));
    writers.put("title collection", as.title("c0", "A title"));
    writers.put("find citations", Commands.findCitations());
    writers.put("repair", as.repair());
    return writers;
  }

  /** The readers of lists that keep their names; the paper q stays in them. */
  private static Map<String, Command> readers(String writer) {
    Map<String, Command> readers = new LinkedHashMap<>();
    readers.put(
        "rename collection",
        Commands.walk(AccessPatterns.LIST_COLLECTION_PAPERS, new CollectionName("c0"), "q"));
    readers.put(
        "rename topic", Commands.walk(AccessPatterns.LIST_TOPIC_PAPERS, new TopicName("t"), "q"));
    readers.put(
        "merge people", Commands.walk(AccessPatterns.LIST_AUTHOR_PAPERS, LAMPORT.handle(), "q"));
    readers.remove(writer);
    return readers.entrySet().stream()
        .collect(
            Collectors.toMap(
                it -> "read in " + it.getKey().substring(it.getKey().indexOf(' ') + 1),
                Map.Entry::getValue));
  }
}
