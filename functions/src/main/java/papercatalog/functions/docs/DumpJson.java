package papercatalog.functions.docs;

import module java.base;

import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.Dump;

/**
 * The description of the dump: an array of one file, or of none that was written yet.
 *
 * @param writtenAt the dump has all changes before it; to the second
 * @param sha256 in hexadecimal digits
 */
public record DumpJson(Instant writtenAt, long records, long bytes, String sha256) {
  /** A change has its time before it is written, and by another clock: a minute each. */
  private static final Duration SETTLING = Duration.ofMinutes(2);

  private static final String RECORDS = "records";
  private static final String SHA_256 = "sha256";
  private static final String WRITTEN_AT = "written-at";

  public DumpJson {
    writtenAt = writtenAt.truncatedTo(ChronoUnit.SECONDS);
  }

  /** That of a file of the catalog that was read from a time on. */
  public static DumpJson readFrom(Instant begin, long records, long bytes, String sha256) {
    return new DumpJson(begin.minus(SETTLING), records, bytes, sha256);
  }

  /** That of a file with {@link #metadata()}. */
  public static DumpJson of(Map<String, String> metadata, long bytes) {
    return new DumpJson(
        Instant.parse(metadata.get(WRITTEN_AT)),
        Long.parseLong(metadata.get(RECORDS)),
        bytes,
        metadata.get(SHA_256));
  }

  /** The metadata of the object in a bucket: a file says itself what it is. */
  public Map<String, String> metadata() {
    return Map.of(
        SHA_256, sha256, RECORDS, Long.toString(records), WRITTEN_AT, writtenAt.toString());
  }

  static Content none() {
    return JsonTree.content(JsonTree.object("dumps", List.of()));
  }

  public Content content() {
    return JsonTree.content(
        JsonTree.object(
            "dumps",
            List.of(
                JsonTree.object(
                    "href",
                    Dump.PATH,
                    "type",
                    Dump.MEDIA_TYPE,
                    "writtenAt",
                    writtenAt.toString(),
                    RECORDS,
                    records,
                    "bytes",
                    bytes,
                    SHA_256,
                    sha256))));
  }
}
