package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Ror;
import papercatalog.domain.model.Text;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Markup;

/** The affiliations of people and the funders of a work, as Crossref has them. */
final class CrossrefCredits {
  private static final Pattern ROR =
      Pattern.compile("(?i)(?:https?://(?:www\\.)?ror\\.org/)?(0\\w{8})/?");
  private static final Pattern FUNDER =
      Pattern.compile("(?i)(?:(?:.*\\D)?10\\.13039/)?(\\d{1,20})/?");

  private final List<Notice> notices;

  CrossrefCredits(List<Notice> notices) {
    this.notices = notices;
  }

  /** Adds a notice for each that is left out. Some programs write texts, or a single one. */
  List<Affiliation> affiliations(JsonNode person) {
    Set<Affiliation> affiliations = new LinkedHashSet<>();
    for (JsonNode one : list(person.path("affiliation"))) {
      Stream<JsonNode> names = Stream.of(one.path("department").path(0), one.path("name"), one);
      List<String> parts = names.flatMap(it -> line(it).stream()).distinct().toList();
      if (!parts.isEmpty()) {
        Optional<String> ror = ror(one);
        String name = String.join(", ", parts);
        unlessInvalid(
            name, () -> affiliations.add(new Affiliation(EntryRules.text("name", name), ror)));
      }
    }
    return atMost(Authorship.MAX_AFFILIATIONS, "affiliations", affiliations);
  }

  /** One for each award of a funder, or for a funder without an award. */
  List<Funding> funding(JsonNode work) {
    Set<Funding> funding = new LinkedHashSet<>();
    for (JsonNode funder : list(work.path("funder"))) {
      String name = line(funder.path("name")).orElse("");
      Optional<String> ror = ror(funder);
      Optional<String> id = funderId(funder);
      List<Optional<String>> awards = new ArrayList<>();
      list(funder.path("award")).forEach(it -> line(it).map(Optional::of).ifPresent(awards::add));
      if (awards.isEmpty()) {
        awards.add(Optional.empty());
      }
      for (Optional<String> award : awards) {
        unlessInvalid(
            name,
            () ->
                funding.add(
                    EntryRules.checked(
                        new Funding(
                            name, ror, id, award, line(funder.path("title")), url(funder)))));
      }
    }
    return atMost(Paper.MAX_FUNDING, "funding", funding);
  }

  /** The address of an award, which is left out if it is none. */
  private Optional<String> url(JsonNode funder) {
    Optional<String> url = line(funder.path("URL"));
    try {
      return url.map(it -> Text.webAddress("url", it, Funding.MAX_URL));
    } catch (InvalidValue invalid) {
      leftOut("address of an award", url.orElse(""), invalid);
      return Optional.empty();
    }
  }

  private Optional<String> ror(JsonNode node) {
    for (JsonNode id : node.path("id")) {
      Matcher ror = ROR.matcher(id.path("id").asText(""));
      if (id.path("id-type").asText("").equalsIgnoreCase("ROR") && ror.matches()) {
        try {
          return Optional.of(Ror.requireChecked(ror.group(1).toLowerCase(Locale.ROOT)));
        } catch (InvalidValue invalid) {
          leftOut("ROR id", ror.group(1), invalid);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> funderId(JsonNode funder) {
    return Stream.concat(
            Stream.of(funder.path("DOI")),
            funder
                .path("id")
                .valueStream()
                .filter(it -> it.path("id-type").asText("").equals("DOI"))
                .map(it -> it.path("id")))
        .map(it -> FUNDER.matcher(it.asText("").strip()))
        .filter(Matcher::matches)
        .map(it -> "10.13039/" + it.group(1))
        .findFirst();
  }

  private void unlessInvalid(String name, Runnable reading) {
    try {
      reading.run();
    } catch (InvalidValue invalid) {
      leftOut("affiliation or funder", name, invalid);
    }
  }

  private void leftOut(String what, String text, InvalidValue invalid) {
    notices.add(
        NoticeKind.FIELD_LEFT_OUT.notice(
            "%s `%s` left out: %s", what, Excerpt.of(text), invalid.getMessage()));
  }

  private <T> List<T> atMost(int most, String what, Set<T> read) {
    if (read.size() > most) {
      notices.add(
          NoticeKind.FIELD_LEFT_OUT.notice(
              "%s beyond %d left out: %d", what, most, read.size() - most));
    }
    return read.stream().limit(most).toList();
  }

  private static Iterable<JsonNode> list(JsonNode node) {
    if (node.isArray()) {
      return node;
    }
    return node.isMissingNode() || node.isNull() ? List.of() : List.of(node);
  }

  private static Optional<String> line(JsonNode node) {
    return Optional.of(node)
        .filter(it -> it.isTextual() || it.isNumber())
        .map(it -> Spaces.line(Markup.plain(Spaces.withoutControls(it.asText()))))
        .filter(Predicate.not(String::isBlank));
  }
}
