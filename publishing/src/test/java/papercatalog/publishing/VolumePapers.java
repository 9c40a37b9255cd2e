package papercatalog.publishing;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/**
 * Made-up papers of volumes, of the shape that those of an anthology of conferences have: 30 to 60
 * papers in a volume, which is their collection; three to four authors, many of whom have several
 * papers; a DOI, an address, an abstract of a kilobyte; some have topics, few have references.
 * Always the same ones.
 */
public final class VolumePapers {
  private static final List<String> WORDS =
      List.of(
          """
          the of and to in a we is for that on with this are as by our from be which it an can model
          models language task data results show propose approach method methods learning training
          neural performance based text using novel dataset datasets experiments demonstrate tasks
          information existing across improve knowledge semantic translation machine generation large
          pre-trained sentence sentences words word representation representations multiple systems
          however between different state-of-the-art significantly evaluation human natural processing
          domain corpus classification attention transformer encoder decoder question answering entity
          relation extraction parsing syntactic dependency cross-lingual multilingual low-resource
          annotation annotated quality automatic metrics analysis linguistic features context
          contextual document summarization dialogue speech recognition sentiment social media bias
          fairness robustness adversarial examples supervised unsupervised reinforcement transfer
          fine-tuning zero-shot few-shot prompts reasoning explanation interpretability probing
          embedding embeddings space graph structure hierarchical latent variable distribution
          optimization efficient computational cost framework architecture benchmark baseline
          improvements further investigate understanding challenges limitations previous work
          introduce address problem challenging important crucial available publicly code release
          compare findings suggest indicate evidence effectiveness outperforms baselines settings
          several various specific general recent advances despite while although through without
          """
              .split("\\s+"));

  private static final List<String> NAMES =
      List.of(
          """
          Ada Alan Ana Boris Carla Chen Clara Daniel Deniz Elena Emre Fatima Felix Gita Hana Hiro
          Ines Ivan Jana Jonas Karin Kofi Lars Leila Ling Lucia Marco Maria Mei Milan Nadia Nikhil
          Olga Omar Paula Petra Priya Qiang Rafael Rosa Samir Sara Tomas Uma Vera Victor Wei Yuki
          """
              .split("\\s+"));

  private static final List<String> FAMILIES =
      List.of(
          """
          Abadi Almeida Andersen Baker Bianchi Castro Costa Dimitrov Eriksen Fischer Fujita Garcia
          Gupta Hansen Hoffmann Ibrahim Ito Jansen Jensen Kaya Keller Kim Kowalski Kumar Larsen Lee
          Lopez Martin Meyer Moreau Nakamura Novak Okafor Olsen Park Patel Peeters Popov Rossi Santos
          Schmidt Silva Singh Suzuki Tanaka Torres Tran Vogel Wagner Wang Weber Wong Yamada Yilmaz
          Zhang Zhou
          """
              .split("\\s+"));

  private static final int TOPICS = 60;

  private VolumePapers() {}

  public static List<Paper> of(int count) {
    Random random = new Random(2026);
    List<Paper> papers = new ArrayList<>();
    for (int volume = 0; papers.size() < count; volume++) {
      int size = Math.min(count - papers.size(), 30 + random.nextInt(31));
      for (int number = 1; number <= size; number++) {
        papers.add(paper(random, volume, number, papers));
      }
    }
    return papers;
  }

  private static Paper paper(Random random, int volume, int number, List<Paper> earlier) {
    int year = 1990 + volume;
    String key = "%d.conf-main.%d".formatted(year, number);
    int page = 12 * number;
    return new PaperBuilder(
            new PaperId(key),
            capital(words(random, 6 + random.nextInt(7))),
            new CollectionName("conf-" + year),
            new PublicationDate("%d-07".formatted(year)))
        .authors(authors(random))
        .topics(topics(random))
        .kind(Optional.of(WorkKind.PAPER_CONFERENCE))
        .text(TextField.ABSTRACT, capital(words(random, 120 + random.nextInt(60))) + ".")
        .text(
            TextField.VENUE,
            "Proceedings of the %dth Annual Conference on Made-up Linguistics"
                .formatted(volume + 4))
        .text(TextField.PAGES, "%d\u2013%d".formatted(page, page + 11))
        .text(TextField.PUBLISHER, "Association for Made-up Linguistics")
        .identifiers(
            Map.of("doi", "10.5555/v1/" + key, "url", "https://anthology.example.org/" + key + "/"))
        .references(references(random, earlier))
        .build();
  }

  private static List<Authorship> authors(Random random) {
    int size = 1 + (int) Math.round(Math.abs(random.nextGaussian()) * 1.9 + 0.9);
    Map<AuthorHandle, Authorship> authors = new LinkedHashMap<>();
    while (authors.size() < size) {
      int person = (int) Math.pow(random.nextDouble() * 36, 2);
      String given = NAMES.get(person % NAMES.size());
      String family = FAMILIES.get(person % FAMILIES.size());
      AuthorHandle handle =
          new AuthorHandle((given + "-" + family).toLowerCase(Locale.ROOT) + "-" + person % 7);
      authors.put(
          handle,
          new Authorship(
              handle,
              given + " " + family,
              Optional.of(PersonName.ofWords(given + " " + family, 1)),
              Optional.empty(),
              Role.AUTHOR));
    }
    return List.copyOf(authors.values());
  }

  private static List<TopicName> topics(Random random) {
    return random
        .ints(Math.max(0, random.nextInt(5) - 3), 0, TOPICS)
        .distinct()
        .mapToObj(topic -> new TopicName("topic-" + topic))
        .toList();
  }

  /** One paper in twenty cites five papers before it, and five that the catalog lacks. */
  private static List<Reference> references(Random random, List<Paper> earlier) {
    List<Reference> references = new ArrayList<>();
    if (!earlier.isEmpty() && random.nextInt(20) == 0) {
      for (int i = 0; i < 10; i++) {
        String doi =
            i % 2 == 0
                ? earlier.get(random.nextInt(earlier.size())).identifiers().get("doi")
                : "10.5555/elsewhere." + random.nextInt(10_000);
        references.add(
            new Reference(
                Optional.of(capital(words(random, 18)) + "."),
                Map.of("doi", doi),
                Optional.empty()));
      }
    }
    return references;
  }

  private static String words(Random random, int count) {
    return IntStream.range(0, count)
        .mapToObj(_ -> WORDS.get((int) (Math.pow(random.nextDouble(), 1.6) * WORDS.size())))
        .collect(Collectors.joining(" "));
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
