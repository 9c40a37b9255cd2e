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
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.VersionItem;

/**
 * Reads the items of a paper's partition in any condition: the state of the paper as far as they
 * say it, and the damage that hides the rest.
 */
public final class PaperReading {
  /** A flaw of an item, which may be missing; {@code detail} may be empty. */
  public record Damage(ItemKey key, Flaw flaw, String detail) {}

  private final PaperId id;
  private final Instant now;
  private final Optional<Item> own;
  private final List<Damage> damage = new ArrayList<>();
  private final Map<ItemKey, Item> stored = new LinkedHashMap<>();

  /** The versions that are not of the paper's history. */
  private final Map<ItemKey, Flaw> superfluous = new HashMap<>();

  private final Optional<PaperState> state;

  public PaperReading(PaperId id, Map<ItemKey, Item> partition, Instant now) {
    this.id = id;
    this.now = now;
    this.own = PaperItem.OWN.in(partition);
    partition.forEach(
        (key, item) -> {
          if (PaperItem.isWritten(key)) {
            stored.put(key, item);
          } else if (!PaperItem.isOfOthers(key)) {
            damage(key, Flaw.UNKNOWN_ITEM, "");
          }
        });
    this.state =
        own.isEmpty()
            ? Optional.of(deleted())
            : readable(Keys.paper(id), PaperAttributes::read).flatMap(this::whole).map(this::state);
  }

  /** Empty if the paper's record cannot be read. */
  public Optional<PaperState> state() {
    return state;
  }

  /** The items that a state explains: without counts, unknown and unreadable ones. */
  public Map<ItemKey, Item> stored() {
    return stored;
  }

  /** The items that the state requires; the stored ones if they do not say the state. */
  public Map<ItemKey, Item> wanted(TableSchema schema) {
    return state.map(it -> Departures.kept(stored, it.items(schema), schema)).orElse(stored);
  }

  /** The paper with all that can be read, to check the profiles and papers that it names. */
  public Optional<Paper> paper() {
    try {
      return state.isPresent() ? state.get().paper() : own.map(PaperAttributes::read);
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  /** Every flaw of the partition. The other items of an unfinished write are not looked at. */
  public List<Damage> flaws(TableSchema schema) {
    List<Damage> flaws = new ArrayList<>(damage);
    if (own.isPresent() && (state.isEmpty() || Unfinished.of(own.get()).isPresent())) {
      return flaws;
    }
    Map<ItemKey, Item> wanted = wanted(schema);
    Set<ItemKey> keys = new LinkedHashSet<>(stored.keySet());
    keys.addAll(wanted.keySet());
    for (ItemKey key : keys) {
      Optional<Item> there = Optional.ofNullable(stored.get(key));
      ItemFlaws.of(schema)
          .between(there, Optional.ofNullable(wanted.get(key)))
          .forEach(flaw -> flaws.add(new Damage(key, named(key, flaw), detail(key, there))));
    }
    return flaws;
  }

  private Flaw named(ItemKey key, Flaw flaw) {
    return own.isEmpty() && !PaperItem.CHANGE.is(key)
        ? Flaw.WITHOUT_PAPER
        : superfluous.getOrDefault(key, flaw);
  }

  /** The reason why a change cannot be read; empty for other items. */
  private static String detail(ItemKey key, Optional<Item> there) {
    try {
      there.filter(_ -> PaperItem.CHANGE.is(key)).ifPresent(ChangeItem::read);
      return "";
    } catch (RuntimeException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private Optional<Paper> whole(Paper embedded) {
    ItemKey version = Keys.version(id, embedded.revision());
    if (embedded.isWhole()) {
      return Optional.of(found(embedded));
    }
    if (!stored.containsKey(version)) {
      damage(version, Flaw.LOST_AUTHORS, "");
      return Optional.empty();
    }
    return readable(version, VersionItem::read).map(this::found);
  }

  private Paper found(Paper paper) {
    return paper.finding(ReferencesItem.readable(PaperItem.REFERENCES.in(stored)));
  }

  private PaperState state(Paper paper) {
    if (own.flatMap(Unfinished::of).isPresent()) {
      damage(Keys.paper(id), Flaw.UNFINISHED_WRITE, "since " + paper.updatedAt());
    }
    List<PaperState.Version> history = new ArrayList<>();
    List<ItemKey> versions = stored.keySet().stream().filter(PaperItem.VERSION::is).toList();
    for (ItemKey key : versions) {
      readable(key, VersionItem::read)
          .flatMap(version -> kept(key, version, paper.printed()))
          .ifPresent(history::add);
    }
    if (!versions.contains(Keys.version(id, paper.revision()))) {
      history.add(new PaperState.Version(paper.printed(), Optional.empty()));
    }
    Optional<Change> right =
        ChangeItem.readable(PaperItem.CHANGE.in(stored)).filter(it -> it.fits(paper));
    return new PaperState(
        Optional.of(paper), history, right.or(() -> Optional.of(Change.to(paper, now))));
  }

  /** A version as history has it; empty if it is of none, or has expired. */
  private Optional<PaperState.Version> kept(ItemKey key, Paper version, Paper current) {
    boolean isCurrent = version.revision() == current.revision();
    Optional<Instant> expiry =
        VersionItem.expiresAt(stored.get(key))
            .filter(_ -> !isCurrent && version.status() == Status.DRAFT);
    if (!key.equals(Keys.version(id, version.revision()))
        || version.revision() > current.revision()) {
      superfluous.put(key, Flaw.UNEXPECTED_VERSION);
    } else if (expiry.filter(at -> !at.isAfter(now)).isPresent()) {
      superfluous.put(key, Flaw.EXPIRED_HISTORY);
    }
    return superfluous.containsKey(key)
        ? Optional.empty()
        : Optional.of(new PaperState.Version(isCurrent ? current : version, expiry));
  }

  /** The state without an item of its own: at most a deletion. */
  private PaperState deleted() {
    Optional<Item> there = PaperItem.CHANGE.in(stored);
    Optional<Change> last = ChangeItem.readable(there);
    return there.isEmpty() || last.filter(it -> it.kind() == ChangeKind.DELETED).isPresent()
        ? new PaperState(Optional.empty(), List.of(), last)
        : PaperState.deleted(id, last.map(Change::revision).orElse(0L), now);
  }

  /** Reads an item that may come from elsewhere: any exception makes it unreadable. */
  private Optional<Paper> readable(ItemKey key, Function<Item, Paper> reader) {
    String trouble;
    try {
      Item item = stored.get(key);
      Paper paper = reader.apply(item);
      Unfinished.of(item);
      VersionItem.expiresAt(item);
      if (paper.id().equals(id)) {
        return Optional.of(paper);
      }
      trouble = "it names the paper " + paper.id();
    } catch (RuntimeException e) {
      trouble = String.valueOf(e.getMessage());
    }
    damage(key, Flaw.UNREADABLE, trouble);
    stored.remove(key);
    return Optional.empty();
  }

  private void damage(ItemKey key, Flaw flaw, String detail) {
    damage.add(new Damage(key, flaw, detail));
  }
}
