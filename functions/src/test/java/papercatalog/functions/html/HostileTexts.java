package papercatalog.functions.html;

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

/**
 * Records whose every text is made of what breaks pages; or, in the same shape, of what does not.
 */
final class HostileTexts {
  private static final List<String> PIECES =
      List.of(
          "<script>alert(1)</script>",
          "\"><img src=x onerror=alert(1)>",
          "' onmouseover='alert(1)",
          "\" autofocus onfocus=\"alert(1)",
          "javascript:alert(1)",
          "]]>",
          "<![CDATA[",
          "<!--",
          "--!>",
          "</title><script>",
          "</script><script>alert(1)//",
          "</style>",
          "<svg/onload=alert(1)>",
          "<base href=//evil.example>",
          "<plaintext>",
          "&lt;b&gt;",
          "&#60;b",
          "&amp",
          "%3Cscript%3E",
          "${7*7}",
          "$unsafe{x}",
          "@template.frame()",
          "{{constructor}}",
          "\\u003cscript>",
          "\\\"",
          "`",
          "\u2028",
          "\u2029",
          "\u202Egnp.exe",
          "\u2066",
          "\uFEFF",
          "\u00A0",
          "مرحبا بالعالم",
          "שלום",
          "👩‍💻🏴‍☠️",
          "e\u0301",
          "𝒳",
          " & ",
          " < > ");

  private static final List<WorkKind> KINDS = List.of(WorkKind.values());
  private static final List<Role> ROLES = List.of(Role.values());

  private final Random random;
  private final boolean hostile;

  /**
   * @param seed of the shape of the record, and of its texts
   * @param hostile whether its texts are
   */
  HostileTexts(int seed, boolean hostile) {
    this.random = new Random(seed);
    this.hostile = hostile;
  }

  Paper paper(int number, Status status) {
    boolean reason = status == Status.RETRACTED || status == Status.WITHDRAWN;
    int authors = 1 + random.nextInt(25);
    return new PaperBuilder(
            new PaperId("p-" + number),
            text(),
            new CollectionName("c"),
            new PublicationDate("2026-04-18"))
        .texts(field -> some(field, reason))
        .topics(List.of(new TopicName("t")))
        .authors(IntStream.range(0, authors).mapToObj(this::author).toList())
        .status(status)
        .supersededBy(
            status == Status.SUPERSEDED ? Optional.of(new PaperId("next")) : Optional.empty())
        .kind(
            random.nextBoolean()
                ? Optional.of(KINDS.get(random.nextInt(KINDS.size())))
                : Optional.empty())
        .identifiers(identifiers())
        .relations(List.of(relation()))
        .funding(List.of(funding()))
        .build();
  }

  private Authorship author(int i) {
    Affiliation affiliation = new Affiliation(name(), Optional.empty());
    return new Authorship(new AuthorHandle("a-" + i), name(), role()).with(List.of(affiliation));
  }

  private Funding funding() {
    return Funding.of(Map.of("funder", name(), "award", cut(text(), 50), "title", name()));
  }

  private Relation relation() {
    return new Relation(RelationType.IS_PREPRINT_OF, identifiers(), Optional.empty());
  }

  private Map<String, String> identifiers() {
    return Map.of(
        "doi", "10.1/" + text(),
        "arxiv", text(),
        "isbn", text(),
        "other", text(),
        "url", random.nextBoolean() ? "https://example.org/" + text() : address());
  }

  /** No address of the web, though it may look like one. */
  private String address() {
    return hostile ? "javascript:alert(1)//https://" + text() : "urn:" + text();
  }

  private Role role() {
    return ROLES.get(random.nextInt(ROLES.size()));
  }

  private String name() {
    return cut(text(), 150);
  }

  private Optional<String> some(TextField field, boolean reason) {
    String text = TextSamples.of(field, this::cutText, this::cutText);
    boolean has = field == TextField.STATUS_REASON ? reason : random.nextBoolean();
    return Optional.of(
            field == TextField.PAGES ? text.replace('-', '+') : text) // a dash is a range
        .filter(_ -> has);
  }

  private String cutText(int length) {
    return cut(text(), Math.min(200, length - 5));
  }

  /** A text; its length depends on the shape alone, and so does what the generator does next. */
  String text() {
    List<String> pieces = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int piece = random.nextInt(PIECES.size());
      pieces.add(hostile ? PIECES.get(piece) : "plain" + piece);
    }
    return "x" + String.join(" ", pieces) + "x";
  }

  /** Not longer than that, and without half a character at its end. */
  private static String cut(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
    return text.substring(0, end).stripTrailing();
  }
}
