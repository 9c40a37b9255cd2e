package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

public final class CountedItem {
  private CountedItem() {}

  /** The counted state after so many writes; it may expire when the paper is deleted. */
  public static Item of(CountedPaper paper, long written, Optional<Instant> expiry) {
    ItemBuilder item =
        ItemBuilder.of("CountedPaper", Keys.counted(paper.id()))
            .put(ID, paper.id().value())
            .put(CHANGED_REVISION, paper.revision())
            .put(CHANGED_AT, Positions.moment(paper.at()))
            .put(COUNTED, written)
            .put(COLLECTION, names(paper, Directory.COLLECTIONS).stream().findFirst())
            .putTexts(TOPICS, names(paper, Directory.TOPICS));
    expiry.ifPresent(at -> item.put(TableSchema.TIME_TO_LIVE, at.getEpochSecond()));
    return item.build();
  }

  public static CountedPaper read(Item item) {
    item.requireSchema();
    List<DirectoryEntry> entries = new ArrayList<>();
    item.optional(COLLECTION)
        .ifPresent(name -> entries.add(DirectoryEntry.of(Directory.COLLECTIONS, name)));
    entries.addAll(item.list(TOPICS, topic -> DirectoryEntry.of(Directory.TOPICS, topic.s())));
    return new CountedPaper(
        new PaperId(item.text(ID)),
        item.number(CHANGED_REVISION, 1),
        Change.checkedMoment(IsoInstant.parse(item.text(CHANGED_AT))),
        Set.copyOf(entries));
  }

  public static long written(Item item) {
    return item.number(COUNTED, 0);
  }

  public static boolean isIn(String partition) {
    return partition.startsWith(KeyPrefix.COUNTED.text());
  }

  private static List<String> names(CountedPaper paper, Directory directory) {
    return paper.entries().stream()
        .filter(entry -> entry.directory() == directory)
        .map(DirectoryEntry::name)
        .sorted()
        .toList();
  }
}
