package papercatalog.publishing.entry;

import static papercatalog.publishing.entry.NoticeKind.KEY_MADE;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Slug;

/** Makes the ids of papers of one run that have none in their files. */
public final class MadeIds {
  private static final int MAX_LENGTH = 128;
  private static final int DIGEST = 9;
  private static final Pattern OTHER = Pattern.compile("[^A-Za-z0-9._-]");
  private static final Pattern START = Pattern.compile("^[._-]+");

  /** Keys, or titles without one, by the ids that were made of them or given. */
  private final Map<PaperId, String> keys = new HashMap<>();

  private final Set<PaperId> made = new HashSet<>();

  /** Keeps an id that a file gives: it will be made of no other title. Fails if it was made. */
  public void given(PaperId id, String title) {
    String before = keys.putIfAbsent(id, title);
    if (made.contains(id) && !title.equalsIgnoreCase(before)) {
      throw new UnusableEntry(
          "the id %s was made for `%s`, which has none: give that paper an id"
              .formatted(id, Excerpt.of(before)));
    }
  }

  /** Spells letters in a-z, and replaces other characters with hyphens; empty without any. */
  public Optional<PaperId> ofKey(String key, List<Notice> notices) {
    return spelled(key).map(id -> distinct(fitting(id, key, notices), key, notices));
  }

  /** {@code vale-1986-tidal}: a paper without a key is known by author, year and title. */
  public Optional<PaperId> of(
      Optional<String> family, PublicationDate published, String title, List<Notice> notices) {
    Optional<String> word =
        Slug.ofAnyScript(title).map(slug -> slug.split("-")).map(words -> words[0]);
    return Slug.ofAnyScript(
            Stream.of(family, Optional.of(published.text().substring(0, 4)), word)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" ")))
        .flatMap(MadeIds::spelled)
        .map(id -> distinct(new PaperId(id), title, notices))
        .map(
            id -> {
              made.add(id);
              return id;
            });
  }

  /** The id that the key of another entry makes, unless it is too long or shared. */
  public static Optional<PaperId> named(String key) {
    return spelled(key).filter(id -> id.length() <= MAX_LENGTH).map(PaperId::new);
  }

  private static Optional<String> spelled(String key) {
    String id = OTHER.matcher(Slug.inLatin(key)).replaceAll("-");
    return Optional.of(START.matcher(id).replaceFirst("")).filter(Predicate.not(String::isEmpty));
  }

  /** A long id is cut and ends in a digest of its key. */
  private static PaperId fitting(String id, String key, List<Notice> notices) {
    if (id.length() <= MAX_LENGTH) {
      return new PaperId(id);
    }
    PaperId cut = new PaperId(id.substring(0, MAX_LENGTH - DIGEST) + digest(key));
    notices.add(
        KEY_MADE.notice("key `%s` is longer than %d: named %s", Excerpt.of(key), MAX_LENGTH, cut));
    return cut;
  }

  private static String digest(String key) {
    return "-" + Integer.toHexString(key.hashCode());
  }

  /**
   * Another id for a key or title that has the id of an earlier one: {@code 高2020} and {@code
   * 郜2020}.
   */
  private PaperId distinct(PaperId id, String key, List<Notice> notices) {
    String before = keys.putIfAbsent(id, key);
    if (before == null || before.equalsIgnoreCase(key)) {
      return id;
    }
    int most = Math.min(id.value().length(), MAX_LENGTH - DIGEST);
    PaperId other = new PaperId(id.value().substring(0, most) + digest(key));
    notices.add(
        KEY_MADE.notice(
            "`%s` has the id of `%s`: named %s", Excerpt.of(key), Excerpt.of(before), other));
    return other;
  }
}
