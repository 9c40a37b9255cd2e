package papercatalog.citation;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.text.Excerpt;

/** Collects the identifiers of a citation in the form that the catalog keeps. */
public final class Identifiers {
  private static final Pattern DOI_URL =
      Pattern.compile("(?i)(?:https?://)?(?:www\\.|dx\\.)?doi\\.org/(.+)");
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
          Matcher url = DOI_URL.matcher(text.strip());
          String bare =
              (url.matches()
                      ? decoded(url.group(1))
                      : text.strip().replaceFirst("(?i)^doi:\\s*", ""))
                  .toLowerCase(Locale.ROOT);
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
              if (DOI_URL.matcher(url).matches()) {
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

  private static String decoded(String path) {
    try {
      return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return path;
    }
  }
}
