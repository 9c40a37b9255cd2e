package papercatalog.publishing;

import module java.base;

import papercatalog.domain.TextSamples;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/** Papers that are valid and as hard to write down as can be; the same seed gives the same ones. */
public final class NastyPapers {
  private static final String[] PIECES = {
    "a",
    "Zoë",
    "DynamoDB",
    "B",
    "\\",
    "{",
    "}",
    "{x}",
    "$",
    "$x^2$",
    "$\\{a\\}$",
    "$$",
    "-",
    "--",
    "–",
    "—",
    "`",
    "``",
    "'",
    "''",
    "\"",
    " ",
    " ",
    " ",
    "  ",
    "&",
    "&amp;",
    "&#38;",
    "<",
    "<b>",
    "</i>",
    "a < b",
    ">",
    "~",
    "^",
    "%",
    "#",
    "_",
    "@",
    "@article{x,",
    ",",
    ";",
    "=",
    "and",
    " and ",
    "others",
    "姚期智",
    "\uD83D\uDE00",
    "\u00a0",
    "\u2028",
    "\uFFFD",
    "\\'{e}",
    "\\textbf{x}",
    "\\alpha",
    "\\$",
    "e\u0301",
    "1",
    "100%",
    "https://x.org/a_b",
    "<tex-math>",
    "[RETRACTED] ",
    "Jr",
    "Jr.",
    "III",
    "van",
    "der",
    "O'Neil",
    "Jean-Luc",
    "J.",
    "\\ ",
    "\\symbol{\"41}",
    "</script>",
    "<script>alert(1)</script>",
    "]]>",
    "<!--",
    "%0D%0A",
    "TY  - JOUR",
    "ER  - ",
    "שלום",
    "\u202E",
    "\u2029",
    "👩‍💻"
  };

  private final Random random;

  /** Of its own, so that the other values of a paper do not depend on its relations. */
  private final Random relating;

  public NastyPapers(long seed) {
    this.random = new Random(seed);
    this.relating = new Random(~seed);
  }

  /** The next paper. */
  public Paper next() {
    Paper paper = plain();
    return PaperBuilder.from(paper)
        .authors(paper.authors().stream().map(it -> it.with(many(3, this::affiliation))).toList())
        .authorCount(paper.authorCount())
        .funding(many(3, this::funding))
        .build();
  }

  /** The next paper, without affiliations and funding, as older releases have them. */
  private Paper plain() {
    Status status = pick(Status.values());
    List<Authorship> authors = authors();
    return new PaperBuilder(
            new PaperId(matching("ABCabc012._-", 20)),
            line(1_000),
            new CollectionName(slug()),
            date())
        .texts(field -> maybe(() -> text(field)))
        .topics(topics())
        .authors(authors)
        .authorCount(authors.size() + (status == Status.WITHDRAWN ? random.nextInt(3) : 0))
        .status(status)
        .withdrawnAt(
            status == Status.WITHDRAWN
                ? Optional.of(
                    Instant.ofEpochSecond(
                        random.nextInt(2_000_000_000), random.nextInt(2) * 5_000_000L))
                : Optional.empty())
        .supersededBy(
            status == Status.SUPERSEDED
                ? Optional.of(new PaperId(matching("abc1.-", 9)))
                : Optional.empty())
        .kind(maybe(() -> pick(WorkKind.values())))
        .identifiers(identifiers())
        .relations(new NastyPapers(relating.nextLong()).relations())
        .build();
  }

  /** The next papers as older releases have them, of which no two have one id in any case. */
  public List<Paper> list(int count) {
    Map<String, Paper> papers = new LinkedHashMap<>();
    while (papers.size() < count) {
      Paper paper = plain();
      papers.putIfAbsent(paper.id().value().toLowerCase(Locale.ROOT), paper);
    }
    return new ArrayList<>(papers.values());
  }

  private List<Authorship> authors() {
    Map<AuthorHandle, Authorship> authors = new LinkedHashMap<>();
    int count = 1 + random.nextInt(random.nextInt(20) == 0 ? 150 : 5);
    for (int i = 0; i < count; i++) {
      AuthorHandle handle = new AuthorHandle(slug());
      authors.put(handle, new Authorship(handle, line(200), pick(Role.values())));
    }
    return new ArrayList<>(authors.values());
  }

  private <T> List<T> many(int most, Supplier<T> value) {
    return Stream.generate(value).limit(random.nextInt(most)).distinct().toList();
  }

  /** Some are shared by authors. */
  private Affiliation affiliation() {
    String name = random.nextBoolean() ? pick("CERN", "INFN") : line(Affiliation.MAX_LENGTH);
    return new Affiliation(name, maybe(() -> "01ggx4157"));
  }

  private Funding funding() {
    return new Funding(
        line(Affiliation.MAX_LENGTH),
        maybe(() -> "021nxhr62"),
        maybe(() -> "10.13039/100000001"),
        maybe(() -> line(100)),
        maybe(() -> line(500)),
        maybe(() -> "https://award.example/?a=%22"));
  }

  private List<TopicName> topics() {
    return random
        .ints(random.nextInt(21), 0, 1_000)
        .distinct()
        .mapToObj(i -> new TopicName(slug() + i))
        .distinct()
        .toList();
  }

  private Map<String, String> identifiers() {
    Map<String, String> identifiers = new HashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      String scheme = pick("doi", "arxiv", "isbn", "issn", "url", "title", "pmid", "x--y-");
      identifiers.put(
          scheme,
          random.nextBoolean()
              ? line(300)
              : pick("10.1145/ABC", "10.1/x", "https://doi.org/10.1/y", "2310.01234"));
    }
    return identifiers;
  }

  private List<Relation> relations() {
    return Stream.generate(() -> new Relation(pick(RelationType.values()), named(), paperId()))
        .limit(random.nextInt(3))
        .distinct()
        .toList();
  }

  private Map<String, String> named() {
    return Map.of(pick("doi", "arxiv", "isbn", "x--y-"), line(300));
  }

  private Optional<PaperId> paperId() {
    return maybe(() -> new PaperId("related-" + random.nextInt(9)));
  }

  private String text(TextField field) {
    return switch (field) {
      case PAGES -> pages();
      case LANGUAGE -> pick("en", "pt-BR", "zh-Hant-TW", "english", "sl-1994");
      default -> TextSamples.of(field, this::line, this::prose);
    };
  }

  private String pages() {
    return switch (random.nextInt(3)) {
      case 0 -> line(100);
      case 1 -> random.nextInt(999) + pick("–", "-", "--", "—", "–-", "-–", ", ", "") + "1:2";
      default -> "1–2, 3–" + random.nextInt(999) + pick("", "–", "+", " ", "$–$");
    };
  }

  private PublicationDate date() {
    String year = "%04d".formatted(1 + random.nextInt(9_999));
    return new PublicationDate(
        pick(year, year + "-07", year + "-02-28", year + "-12-31T23:59:59Z", year + "-01-01"));
  }

  private String slug() {
    return matching("abc12-", 10);
  }

  private String matching(String alphabet, int length) {
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "a" : "1");
    for (int i = random.nextInt(length); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private String line(int max) {
    return text(max, PIECES);
  }

  private String prose(int max) {
    String[] pieces = Arrays.copyOf(PIECES, PIECES.length + 3);
    pieces[PIECES.length] = "\n";
    pieces[PIECES.length + 1] = "\n\n";
    pieces[PIECES.length + 2] = "\t";
    return text(max, pieces);
  }

  private String text(int max, String[] pieces) {
    StringBuilder text = new StringBuilder();
    int count = 1 + random.nextInt(random.nextInt(50) == 0 ? max : 12);
    for (int i = 0; i < count; i++) {
      String piece = pick(pieces);
      if (text.length() + piece.length() <= max) {
        text.append(piece);
      }
    }
    String normal = Normalizer.normalize(text, Normalizer.Form.NFC);
    return normal.replaceAll("[\u00a0\u2028\u2029\u202E]", " ").isBlank() ? "x" : normal;
  }

  private <T> Optional<T> maybe(Supplier<T> value) {
    return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(value.get());
  }

  @SafeVarargs
  private <T> T pick(T... values) {
    return values[random.nextInt(values.length)];
  }
}
