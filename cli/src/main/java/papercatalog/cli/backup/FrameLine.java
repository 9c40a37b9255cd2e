package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.document.Members;
import papercatalog.bibliography.entry.RecordName;
import papercatalog.domain.model.InvalidValue;

/** The first line names the format; the last counts the parts, to detect a truncated file. */
final class FrameLine {
  static final String END = "end";

  private static final String FORMAT = "format";
  private static final String FORMAT_NAME = "paper-catalog-backup";
  private static final String VERSION = "version";
  private static final long FORMAT_VERSION = 1;
  private static final String SINCE = "since";
  private static final String VERSIONS = "versions";

  private FrameLine() {}

  static ObjectNode header(Optional<Instant> since) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put(FORMAT, FORMAT_NAME).put(VERSION, FORMAT_VERSION);
    since.ifPresent(moment -> line.put(SINCE, moment.toString()));
    return line;
  }

  static Optional<Instant> since(JsonNode line) {
    Members members = Members.of(line);
    if (!members.optional(FORMAT).equals(Optional.of(FORMAT_NAME))) {
      throw new InvalidValue(
          "file", "must be a backup: it begins with {\"format\":\"" + FORMAT_NAME + "\"");
    }
    long version = members.requiredCount(VERSION);
    if (version != FORMAT_VERSION) {
      throw new InvalidValue(
          "version", "must be %d: this release reads no %d".formatted(FORMAT_VERSION, version));
    }
    Optional<Instant> since = members.instant(SINCE);
    members.requireNoOthers();
    return since;
  }

  static ObjectNode end(Counts counts) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    counts.putInto(line.putObject(END));
    return line;
  }

  static Counts counts(JsonNode line) {
    return Members.read(line, it -> Members.read(it.requiredObject(END), FrameLine::counts));
  }

  private static Counts counts(Members end) {
    Map<RecordName.Kind, Long> parts = new EnumMap<>(RecordName.Kind.class);
    for (RecordName.Kind kind : RecordName.Kind.values()) {
      parts.put(kind, end.requiredCount(kind.plural()));
    }
    return new Counts(parts, end.requiredCount(VERSIONS));
  }
}
