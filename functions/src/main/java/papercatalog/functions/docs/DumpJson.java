package papercatalog.functions.docs;

import module java.base;

import papercatalog.functions.content.Content;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.Dump;

/** The description of the dump: an array of one file, or of none that was written yet. */
public final class DumpJson {
  private DumpJson() {}

  static Content none() {
    return JsonTree.content(JsonTree.object("dumps", List.of()));
  }

  public static Content of(Instant written, long records, long bytes, String sha256) {
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
                    written.truncatedTo(ChronoUnit.SECONDS).toString(),
                    "records",
                    records,
                    "bytes",
                    bytes,
                    "sha256",
                    sha256))));
  }
}
