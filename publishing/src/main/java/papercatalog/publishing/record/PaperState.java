package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;

/**
 * What a paper's partition says of it. All its items follow from a state, but for its {@link
 * Departures} and those that follow from other papers.
 *
 * @param paper empty if it is deleted
 * @param history the versions that are known or written, the oldest first
 * @param change the latest; empty if it is deleted without a trace
 */
public record PaperState(Optional<Paper> paper, List<Version> history, Optional<Change> change) {
  /** A version of a paper; a superseded draft may expire. */
  public record Version(Paper paper, Optional<Instant> expiresAt) {
    Item item() {
      Item version = VersionItem.of(paper);
      return expiresAt.map(at -> VersionItem.expiring(version, at)).orElse(version);
    }
  }

  /** The state with a whole history; a deleted paper has none. */
  public static PaperState of(List<Version> history, Change change) {
    Optional<Paper> newest =
        history.isEmpty() ? Optional.empty() : Optional.of(history.getLast().paper());
    return new PaperState(newest, history, Optional.of(change));
  }

  /** The state after a revision, as the newest part of its history. */
  public static PaperState revised(boolean withdrawn, Paper next, Instant now) {
    boolean reinstated = withdrawn && next.status() != Status.WITHDRAWN;
    return new PaperState(
        Optional.of(next),
        List.of(new Version(next, Optional.empty())),
        Optional.of(
            reinstated
                ? new Change(next.id(), ChangeKind.REINSTATED, next.revision(), now)
                : Change.to(next, now)));
  }

  /** The state after a deletion, which leaves its change as a trace. */
  public static PaperState deleted(PaperId id, long revision, Instant now) {
    Change deletion = new Change(id, ChangeKind.DELETED, revision, now);
    return new PaperState(Optional.empty(), List.of(), Optional.of(deletion));
  }

  public PaperState withoutTrace() {
    return new PaperState(paper, history, Optional.empty());
  }

  /** A copy with the papers that were found for its references before. */
  public PaperState finding(Optional<Item> references) {
    return new PaperState(
        paper.map(it -> it.finding(ReferencesItem.readable(references))), history, change);
  }

  /** The items, those of the record first. */
  public Map<ItemKey, Item> items(TableSchema schema) {
    PaperItems items = new PaperItems(schema);
    List<Item> all = new ArrayList<>();
    paper.map(items::paper).ifPresent(all::add);
    history.forEach(version -> all.add(version.item()));
    change.ifPresent(it -> all.add(ChangeItem.of(schema, it, paper)));
    paper.flatMap(ReferencesItem::of).ifPresent(all::add);
    paper.ifPresent(it -> all.addAll(items.links(it).values()));
    paper.ifPresent(it -> all.addAll(new RelationItems(schema).links(it).values()));
    Map<ItemKey, Item> byKey = new LinkedHashMap<>();
    all.forEach(item -> byKey.put(item.key(), item));
    return byKey;
  }
}
