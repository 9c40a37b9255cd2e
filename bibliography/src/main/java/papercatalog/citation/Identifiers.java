package papercatalog.citation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.model.Identifier;
import papercatalog.model.IdentifierScheme;
import papercatalog.text.Excerpt;

/** Collects the identifiers of a citation in the form that the catalog keeps. */
public final class Identifiers {
  private static final Predicate<String> LEADS_TO_DOI =
      Pattern.compile("(?i)(?:https?://)?(?:www\\.|dx\\.)?doi\\.org/.+").asMatchPredicate();

  private static final Pattern ARXIV_URL =
      Pattern.compile("(?i)https?://(?:www\\.)?arxiv\\.org/(?:abs|pdf)/(.+?)(?:\\.pdf)?");
  private static final Pattern ARXIV =
      Pattern.compile(
          "(?i)(?:arxiv:\\s*)?(\\d{4}\\.\\d{4,5}(?:v\\d+)?|[a-z-]+(?:\\.[a-z]{2})?/\\d{7}(?:v\\d+)?)");

  private final Map<String, String> byScheme = new TreeMap<>();
  private final List<Notice> notices;

  public Identifiers(List<Notice> notices) {
    this.notices = notices;
  }

  /** A value that is kept as it is, unless there is one of its scheme. */
  public void add(String scheme, Optional<String> value) {
    value.ifPresent(text -> byScheme.putIfAbsent(scheme, text));
  }

  /** A DOI, bare and in lower case. */
  public void addDoi(Optional<String> value) {
    value.ifPresent(
        text -> {
          String bare = text.isBlank() ? "" : Identifier.of(IdentifierScheme.DOI, text).value();
          if (bare.startsWith("10.") && bare.indexOf('/') > 0) {
            add("doi", Optional.of(bare));
          } else {
            notices.add(
                new Notice(
                    NoticeKind.DOI_LEFT_OUT,
                    "doi `%s` left out: no DOI".formatted(Excerpt.of(text))));
          }
        });
  }

  /** A URL, and the DOI or arXiv id that it leads to. */
  public void addUrl(Optional<String> value) {
    value
        .map(String::strip)
        .ifPresent(
            url -> {
              if (LEADS_TO_DOI.test(url)) {
                addDoi(value);
              } else {
                Matcher arxiv = ARXIV_URL.matcher(url);
                if (arxiv.matches()) {
                  addArxiv(Optional.of(arxiv.group(1)));
                }
                add("url", Optional.of(url));
              }
            });
  }

  /** An arXiv id, unless it does not look like one. */
  public void addArxiv(Optional<String> value) {
    value
        .map(text -> ARXIV.matcher(text.strip()))
        .filter(Matcher::matches)
        .ifPresent(id -> add("arxiv", Optional.of(id.group(1))));
  }

  public Map<String, String> byScheme() {
    return byScheme;
  }
}
