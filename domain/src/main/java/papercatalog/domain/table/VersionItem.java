package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;
import static papercatalog.domain.schema.TableSchema.TIME_TO_LIVE;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.VersionSummary;

/**
 * The whole record of one revision, the current one included, in no index. What a list of versions
 * shows is plain, the rest is compressed.
 */
public final class VersionItem {
  private static final List<String> READABLE =
      List.of(
          ID, TITLE, VERSION, STATUS, STATUS_REASON, PUBLISHED, REVISION, UPDATED_AT, CONTENT_HASH);

  private VersionItem() {}

  public static Item of(Paper paper) {
    Item record = record(paper);
    return ItemBuilder.of("Version", Keys.version(paper.id(), paper.revision()))
        .putAll(record.only(READABLE))
        .put(RECORD, CompressedRecord.write(record.without(READABLE)))
        .build();
  }

  /** The attributes of a version, before most are compressed. */
  public static Item record(Paper paper) {
    return PaperAttributes.putRecord(new ItemBuilder(), paper, paper.authorCount())
        .put(REFERENCES, ReferencesItem.write(paper.printed().references()))
        .build();
  }

  public static Item expiring(Item version, Instant at) {
    return new ItemBuilder(version).put(TIME_TO_LIVE, at.getEpochSecond()).build();
  }

  /** The record, even if it has expired. */
  public static Paper read(Item version) {
    return PaperAttributes.read(whole(version));
  }

  /** The record; empty when it has expired, even if DynamoDB has not dropped it yet. */
  public static Optional<Paper> read(Item version, Instant now) {
    return readSummary(version).expired(now) ? Optional.empty() : Optional.of(read(version));
  }

  public static Item whole(Item version) {
    version.requireSchema();
    return new ItemBuilder(version.without(List.of(RECORD)))
        .putAll(CompressedRecord.read(version.bytesOf(RECORD)))
        .build();
  }

  public static VersionSummary readSummary(Item version) {
    version.requireSchema();
    return new VersionSummary(
        new PaperId(version.text(ID)),
        version.number(REVISION, 1),
        version.text(TITLE),
        version.optional(VERSION),
        Status.of(version.text(STATUS)),
        version.optional(STATUS_REASON),
        new PublicationDate(version.text(PUBLISHED)),
        version.updatedAt(),
        expiresAt(version));
  }

  public static Optional<Instant> expiresAt(Item version) {
    return version.epochSecond(TIME_TO_LIVE);
  }
}
