package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.Members;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.record.PaperState;

/**
 * The lines of a backup. The first line names the format; the last counts the parts, to detect a
 * truncated file. The first member of the others names their kind. A paper has one line for each
 * version, then one for the change. Reading throws {@link InvalidValue} for a line that this class
 * did not write.
 */
final class BackupLine {
  static final String END = "end";
  static final String VERSION = "version";
  static final String CHANGE = "change";
  static final String ALIAS = "alias";

  private static final String REVISION = "revision";
  private static final String UPDATED_AT = "updatedAt";
  private static final String EXPIRES_AT = "expiresAt";
  private static final String NAME = "name";
  private static final String TITLE = "title";
  private static final String SAME_AS = "sameAs";
  private static final String ID = "id";
  private static final String KIND = "kind";
  private static final String AT = "at";
  private static final String FORMAT = "format";
  private static final String FORMAT_NAME = "paper-catalog-backup";
  private static final long FORMAT_VERSION = 1;
  private static final String SINCE = "since";

  private BackupLine() {}

  static ObjectNode header(Optional<Instant> since) {
    ObjectNode line = line();
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
    members.requireValid();
    return since;
  }

  static ObjectNode end(Counts counts) {
    ObjectNode line = line();
    counts.putInto(line.putObject(END));
    return line;
  }

  static Counts counts(JsonNode line) {
    return Members.read(line, it -> Members.read(it.requiredObject(END), BackupLine::counts));
  }

  private static Counts counts(Members end) {
    Map<RecordName.Kind, Long> parts = new EnumMap<>(RecordName.Kind.class);
    for (RecordName.Kind kind : RecordName.Kind.values()) {
      parts.put(kind, end.requiredCount(kind.plural()));
    }
    return new Counts(parts, end.requiredCount("versions"));
  }

  static List<ObjectNode> of(Part part) {
    return switch (part) {
      case Part.Profile profile -> List.of(of(profile));
      case Part.DirectoryPart entry -> List.of(of(entry));
      case Part.FormerName former -> List.of(of(former));
      case Part.History paper ->
          Stream.concat(
                  paper.versions().stream().map(BackupLine::of), Stream.of(of(paper.change())))
              .toList();
    };
  }

  private static ObjectNode of(Part.Profile profile) {
    ObjectNode line = line();
    line.set(RecordName.Kind.AUTHOR.text(), AuthorDocument.writeRecord(profile.author()));
    return line.put(REVISION, profile.revision());
  }

  static Part.Profile profile(JsonNode line) {
    return Members.read(
        line,
        it ->
            new Part.Profile(
                AuthorDocument.readRecord(it.requiredObject(RecordName.Kind.AUTHOR.text())),
                it.requiredCount(REVISION)));
  }

  private static ObjectNode of(Part.DirectoryPart part) {
    ObjectNode line = line();
    ObjectNode entry = line.putObject(part.key().kind().text()).put(NAME, part.entry().name());
    part.entry().title().ifPresent(title -> entry.put(TITLE, title));
    return line.put(REVISION, part.revision()).put(UPDATED_AT, part.updatedAt().toString());
  }

  static Part.DirectoryPart entry(Directory directory, JsonNode line) {
    return Members.read(
        line,
        it ->
            new Part.DirectoryPart(
                Members.read(
                    it.requiredObject(RecordName.Kind.of(directory.itemType()).text()),
                    entry ->
                        new DirectoryEntry(
                            directory,
                            entry.required(NAME, String::valueOf),
                            entry.optional(TITLE))),
                it.requiredCount(REVISION),
                it.requiredInstant(UPDATED_AT)));
  }

  private static ObjectNode of(Part.FormerName part) {
    ObjectNode line = line();
    Alias alias = part.alias();
    line.putObject(ALIAS)
        .put(KIND, alias.noun())
        .put(NAME, alias.name())
        .put(SAME_AS, alias.sameAs());
    return line.put(REVISION, part.revision()).put(UPDATED_AT, part.updatedAt().toString());
  }

  static Part.FormerName formerName(JsonNode line) {
    return Members.read(
        line,
        it ->
            new Part.FormerName(
                Members.read(
                    it.requiredObject(ALIAS),
                    alias ->
                        new Alias(
                            alias.required(KIND, Alias::kind),
                            alias.required(NAME, String::valueOf),
                            alias.required(SAME_AS, String::valueOf))),
                it.requiredCount(REVISION),
                it.requiredInstant(UPDATED_AT)));
  }

  private static ObjectNode of(PaperState.Version version) {
    ObjectNode line = line();
    line.set(VERSION, PaperDocument.writeRecord(version.paper()));
    return line.setAll(ofExpiry(version));
  }

  static ObjectNode ofExpiry(PaperState.Version version) {
    ObjectNode members = line();
    version.expiresAt().ifPresent(at -> members.put(EXPIRES_AT, at.toString()));
    return members;
  }

  static PaperState.Version version(JsonNode line) {
    return Members.read(
        line,
        it -> {
          Optional<Instant> expiresAt = it.instant(EXPIRES_AT);
          return new PaperState.Version(
              PaperDocument.readRecord(it.requiredObject(VERSION)), expiresAt);
        });
  }

  private static ObjectNode of(Change change) {
    ObjectNode line = line();
    line.putObject(CHANGE)
        .put(ID, change.id().value())
        .put(KIND, change.kind().text())
        .put(REVISION, change.revision())
        .put(AT, change.at().toString());
    return line;
  }

  static Change change(JsonNode line) {
    return Members.read(
        line,
        it ->
            Members.read(
                it.requiredObject(CHANGE),
                change ->
                    new Change(
                        change.required(ID, PaperId::new),
                        change.required(KIND, ChangeKind::of),
                        change.requiredCount(REVISION),
                        change.requiredInstant(AT))));
  }

  private static ObjectNode line() {
    return JsonNodeFactory.instance.objectNode();
  }
}
