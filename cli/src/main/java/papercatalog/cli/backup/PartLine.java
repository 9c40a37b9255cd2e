package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.bibliography.document.AuthorDocument;
import papercatalog.bibliography.document.Members;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;

/**
 * The lines of a backup. The first member of each object names its kind. A paper has one line for
 * each version, then one for the change. Reading throws {@link
 * papercatalog.domain.model.InvalidValue} for a line that this class did not write.
 */
final class PartLine {
  static final String VERSION = "version";
  static final String CHANGE = "change";

  private static final String REVISION = "revision";
  private static final String UPDATED_AT = "updatedAt";
  private static final String EXPIRES_AT = "expiresAt";
  private static final String NAME = "name";
  private static final String TITLE = "title";
  private static final String ID = "id";
  private static final String KIND = "kind";
  private static final String AT = "at";

  private PartLine() {}

  static List<ObjectNode> of(Part part) {
    return switch (part) {
      case Part.Profile profile -> List.of(of(profile));
      case Part.Entry entry -> List.of(of(entry));
      case Part.History(var versions, var change) -> {
        List<ObjectNode> lines = new ArrayList<>(versions.stream().map(PartLine::of).toList());
        lines.add(of(change));
        yield lines;
      }
    };
  }

  static ObjectNode of(Part.Profile profile) {
    ObjectNode line = line();
    line.set(PartKey.Kind.AUTHOR.text(), AuthorDocument.writeRecord(profile.author()));
    return line.put(REVISION, profile.revision());
  }

  static Part.Profile profile(JsonNode line) {
    Members members = Members.of(line);
    Part.Profile profile =
        new Part.Profile(
            AuthorDocument.readRecord(members.requiredObject(PartKey.Kind.AUTHOR.text())),
            members.requiredCount(REVISION));
    members.requireNoOthers();
    return profile;
  }

  static ObjectNode of(Part.Entry part) {
    ObjectNode line = line();
    ObjectNode entry = line.putObject(part.key().kind().text());
    entry.put(NAME, part.entry().name());
    part.entry().title().ifPresent(title -> entry.put(TITLE, title));
    return line.put(REVISION, part.revision()).put(UPDATED_AT, part.updatedAt().toString());
  }

  static Part.Entry entry(Directory directory, JsonNode line) {
    Members members = Members.of(line);
    String kind = PartKey.of(directory, "").kind().text();
    Members entry = Members.of(members.requiredObject(kind));
    Part.Entry part =
        new Part.Entry(
            new DirectoryEntry(
                directory, entry.required(NAME, String::valueOf), entry.optional(TITLE)),
            members.requiredCount(REVISION),
            members.requiredInstant(UPDATED_AT));
    entry.requireNoOthers();
    members.requireNoOthers();
    return part;
  }

  static ObjectNode of(Part.Version version) {
    ObjectNode line = line();
    line.set(VERSION, PaperDocument.writeRecord(version.paper()));
    return line.setAll(ofExpiry(version));
  }

  /** The members of a version's line besides its record. */
  static ObjectNode ofExpiry(Part.Version version) {
    ObjectNode members = line();
    version.expiresAt().ifPresent(at -> members.put(EXPIRES_AT, at.toString()));
    return members;
  }

  static Part.Version version(JsonNode line) {
    Members members = Members.of(line);
    Optional<Instant> expiresAt = members.instant(EXPIRES_AT);
    Part.Version version =
        new Part.Version(PaperDocument.readRecord(members.requiredObject(VERSION)), expiresAt);
    members.requireNoOthers();
    return version;
  }

  static ObjectNode of(Change change) {
    ObjectNode line = line();
    line.putObject(CHANGE)
        .put(ID, change.id().value())
        .put(KIND, change.kind().text())
        .put(REVISION, change.revision())
        .put(AT, change.at().toString());
    return line;
  }

  static Change change(JsonNode line) {
    Members members = Members.of(line);
    Members change = Members.of(members.requiredObject(CHANGE));
    Change read =
        new Change(
            change.required(ID, PaperId::new),
            change.required(KIND, ChangeKind::of),
            change.requiredCount(REVISION),
            change.requiredInstant(AT));
    change.requireNoOthers();
    members.requireNoOthers();
    return read;
  }

  private static ObjectNode line() {
    return JsonNodeFactory.instance.objectNode();
  }
}
