package papercatalog.publishing.deposit;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Orcid;
import papercatalog.domain.model.Ror;

/** Works of the shape of Crossref's API, of each type that can be deposited; always the same. */
final class CrossrefWorks {
  private static final List<String> TYPES =
      List.of(
          "journal-article",
          "proceedings-article",
          "posted-content",
          "book-chapter",
          "report",
          "dissertation",
          "monograph");

  /** Words that both registries have. */
  private static final List<String> RELATIONS =
      List.of(
          "is-preprint-of",
          "has-preprint",
          "is-version-of",
          "has-version",
          "is-translation-of",
          "has-translation",
          "is-supplement-to",
          "is-supplemented-by",
          "is-part-of",
          "has-part",
          "is-review-of",
          "has-review",
          "is-variant-form-of",
          "is-original-form-of",
          "replaces",
          "is-replaced-by",
          "continues",
          "is-continued-by",
          "is-identical-to");

  private static final List<String> FAMILIES =
      List.of("Ruiz", "van der Berg", "O’Neil", "Müller-Lüdenscheidt", "Đặng", "Le Guin", "Østby");

  private CrossrefWorks() {}

  static List<ObjectNode> of(int count) {
    return IntStream.range(0, count).mapToObj(CrossrefWorks::work).toList();
  }

  private static ObjectNode work(int i) {
    String type = TYPES.get(i % TYPES.size());
    ObjectNode work = JsonNodeFactory.instance.objectNode();
    work.put("DOI", doi(i)).put("type", type).put("publisher", "Press & Sons " + i % 3);
    work.putArray("title").add("Tides <i>of</i> the sea, part %d: a & b".formatted(i));
    if (i % 4 == 0) {
      work.putArray("subtitle").add("A study of year " + i);
    }
    boolean inVenue = type.contains("article") || type.contains("chapter");
    if (inVenue) {
      work.putArray("container-title").add("Sea & Shore " + i % 5);
      work.put("page", i % 2 == 0 ? "%d-%d".formatted(i + 1, i + 9) : "e" + i);
    }
    if (type.equals("journal-article")) {
      work.put("volume", "" + (i + 1)).put("issue", "" + (i % 6 + 1));
      work.putArray("ISSN").add("1234-5679");
    }
    date(work.putObject("issued"), i);
    date(work.putObject(i % 2 == 0 ? "published-print" : "published-online"), i);
    for (int k = 0; k <= i % 4; k++) {
      work.withArray("/author").add(person(7 * i + k));
    }
    if (i % 5 == 1) {
      work.withArray("/author").addObject().put("name", "The Tide Collaboration " + i);
    }
    if (inVenue && i % 3 == 0) {
      work.withArray("/editor").add(person(7 * i + 5));
    }
    for (int k = 0; k < i % 5; k++) {
      reference(work.withArray("/reference").addObject().put("key", "r" + k), i, k);
    }
    for (int k = 0; k < i % 3; k++) {
      String word = RELATIONS.get((i + 5 * k) % RELATIONS.size());
      related(work.withObject("/relation").withArray("/" + word), i, k);
    }
    if (i % 7 < 2 && i % 2 == 1) {
      work.putArray("update-to").addObject().put("type", "correction").put("DOI", doi(i + 900));
    }
    if (i % 3 == 1) {
      fund(work.putArray("funder"), i);
    }
    if (i % 4 == 2) {
      work.putArray("license")
          .addObject()
          .put("URL", "https://creativecommons.org/licenses/by-nc/4.0/");
    }
    if (i % 3 == 2) {
      work.put("abstract", "<jats:p>Water &amp; moon " + i + ".</jats:p>").put("language", "en");
    }
    return work;
  }

  private static String doi(int i) {
    return "10.5555/tides." + i;
  }

  private static void date(ObjectNode date, int i) {
    ArrayNode parts = date.putArray("date-parts").addArray().add(1950 + i % 75);
    if (i % 3 > 0) {
      parts.add(i % 12 + 1);
    }
    if (i % 3 > 1) {
      parts.add(i % 28 + 1);
    }
  }

  private static ObjectNode person(int i) {
    ObjectNode person = JsonNodeFactory.instance.objectNode();
    person.put("given", "Ana" + " B. ".repeat(i % 2).stripTrailing() + (char) ('a' + i % 26));
    person.put("family", FAMILIES.get(i % FAMILIES.size()) + (char) ('a' + i / 26 % 26));
    if (i % 6 == 0) {
      person.put("suffix", "Jr.");
    }
    if (i % 2 == 0) {
      person.put("ORCID", "https://orcid.org/" + orcid(i));
    }
    for (int k = 0; k < i % 4; k++) {
      ObjectNode affiliation =
          person
              .withArray("/affiliation")
              .addObject()
              .put("name", "Institute & Co. " + (i + k) % 9);
      if (k % 2 == 0) {
        String ror = Ror.ADDRESS + ror((i + k) % 9);
        affiliation.putArray("id").addObject().put("id", ror).put("id-type", "ROR");
      }
    }
    return person;
  }

  private static void reference(ObjectNode reference, int i, int k) {
    switch ((i + k) % 3) {
      case 0 -> reference.put("DOI", doi((i + 31 * k + 1) % 100));
      case 1 -> reference.put("unstructured", "A. Author. Of %d & %d. 1999.".formatted(i, k));
      default ->
          reference
              .put("unstructured", "B. Author. A book of %d and %d.".formatted(i, k))
              .put("DOI", "10.5555/cited.%d.%d".formatted(i, k));
    }
  }

  private static void related(ArrayNode works, int i, int k) {
    boolean page = k == 1 && i % 2 == 0;
    works
        .addObject()
        .put("id-type", page ? "uri" : "doi")
        .put("id", page ? "https://tides.example/" + i : doi((i + 17) % 100))
        .put("asserted-by", "subject");
  }

  private static void fund(ArrayNode funders, int i) {
    ObjectNode registered = funders.addObject().put("name", "Council & Fund " + i);
    registered.put("DOI", "10.13039/50110000" + (1_000 + i));
    registered.putArray("award").add("A-" + i).add("B/" + i);
    ObjectNode known = funders.addObject().put("name", "Foundation " + i);
    known.putArray("id").addObject().put("id", Ror.ADDRESS + ror(i)).put("id-type", "ROR");
  }

  private static String orcid(int i) {
    String start = "0000-0001-%04d-%03d".formatted(i / 1_000, i % 1_000);
    return checked("0123456789X".chars().mapToObj(c -> start + (char) c), Orcid::requireChecked);
  }

  private static String ror(int i) {
    String start = "0%06d".formatted(i);
    return checked(
        IntStream.range(0, 100).mapToObj(end -> start + "%02d".formatted(end)),
        Ror::requireChecked);
  }

  /** The only one with the right check digits. */
  private static String checked(Stream<String> all, UnaryOperator<String> check) {
    return all.filter(
            id -> {
              try {
                return !check.apply(id).isEmpty();
              } catch (InvalidValue _) {
                return false;
              }
            })
        .findFirst()
        .orElseThrow();
  }
}
