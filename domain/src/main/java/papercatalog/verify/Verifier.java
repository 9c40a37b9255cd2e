package papercatalog.verify;

import java.time.Clock;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import papercatalog.error.PaperAlreadyExists;
import papercatalog.error.RevisionConflict;
import papercatalog.error.WriteConflict;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.InvalidValue;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.model.Status;
import papercatalog.record.BatchRead;
import papercatalog.record.Partition;
import papercatalog.record.TableWalk;
import papercatalog.schema.KeyPrefix;
import papercatalog.table.AuthorItem;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;
import papercatalog.table.Keys;
import papercatalog.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Walks the whole table and tells every broken invariant; mends them if asked to.
 *
 * <p>The walk is no snapshot: what looks wrong in it is read again, strongly consistent, before it
 * is told, so that papers that are written meanwhile do not look broken. It keeps one partition in
 * memory, and the handles of all authors.
 */
public final class Verifier {
  private final DynamoDbClient client;
  private final String table;
  private final Clock clock;
  private final Optional<Publisher> mender;

  private Verifier(DynamoDbClient client, String table, Clock clock, Optional<Publisher> mender) {
    this.client = client;
    this.table = table;
    this.clock = clock;
    this.mender = mender;
  }

  /** One that only tells. */
  public static Verifier readOnly(DynamoDbClient client, String table, Clock clock) {
    return new Verifier(client, table, clock, Optional.empty());
  }

  /** One that mends what it can. */
  public static Verifier mending(
      DynamoDbClient client, String table, Clock clock, Publisher mender) {
    return new Verifier(client, table, clock, Optional.of(mender));
  }

  /**
   * Walks the table.
   *
   * @param findings is told each flaw, once
   * @param progress is told now and then how many items have been seen
   */
  public Report run(Consumer<Finding> findings, LongConsumer progress) {
    Walk walk = new Walk(findings, progress);
    new TableWalk(client, table).forEach(walk::see);
    return walk.end();
  }

  /** One walk. */
  private final class Walk {
    private final Consumer<Finding> told;
    private final LongConsumer progress;
    private final Map<ItemKey, Item> partition = new LinkedHashMap<>();
    private final Set<String> broken = new HashSet<>();
    private final Set<AuthorHandle> profiles = new HashSet<>();
    private final Map<AuthorHandle, Authorship> named = new HashMap<>();
    private long items;
    private long papers;
    private long findings;
    private long repaired;

    Walk(Consumer<Finding> told, LongConsumer progress) {
      this.told = told;
      this.progress = progress;
    }

    void see(Item item) {
      ItemKey key = item.key();
      if (!partition.isEmpty() && !partition.keySet().iterator().next().samePartition(key)) {
        check();
      }
      partition.put(key, item);
      items++;
      if (items % 1_000 == 0) {
        progress.accept(items);
      }
    }

    Report end() {
      if (!partition.isEmpty()) {
        check();
      }
      checkProfiles();
      progress.accept(items);
      return new Report(items, papers, profiles.size(), findings, repaired);
    }

    private void check() {
      String name = partition.keySet().iterator().next().partition();
      if (name.startsWith(KeyPrefix.PAPER.text())) {
        checkPaper(name.substring(KeyPrefix.PAPER.text().length()));
      } else {
        partition.forEach(this::checkAuthor);
      }
      partition.clear();
    }

    private void checkPaper(String text) {
      PaperId id;
      try {
        id = new PaperId(text);
      } catch (InvalidValue e) {
        partition.keySet().forEach(key -> tell(Finding.of(key, Flaw.UNREADABLE, e.getMessage())));
        return;
      }
      PaperCheck check = new PaperCheck(id, partition, clock.instant());
      papers += partition.containsKey(Keys.paper(id)) ? 1 : 0;
      check.paper().ifPresent(this::name);
      if (!check.findings().isEmpty() && broken.add(text)) {
        List<Finding> confirmed = confirmed(id);
        mend(id, confirmed);
      }
    }

    private List<Finding> confirmed(PaperId id) {
      return new PaperCheck(id, new Partition(client, table, id).items(), clock.instant())
          .findings();
    }

    private void mend(PaperId id, List<Finding> found) {
      if (mender.isEmpty() || found.stream().noneMatch(finding -> finding.flaw().repairable())) {
        found.forEach(this::tell);
        return;
      }
      boolean mended = mended(mender.get(), id, found);
      List<Finding> left = confirmed(id);
      if (!mended) {
        left.forEach(this::tell);
        return;
      }
      for (Finding finding : found) {
        tell(left.contains(finding) ? finding : finding.asRepaired());
      }
      left.stream().filter(finding -> !found.contains(finding)).forEach(this::tell);
    }

    /** False when somebody else is writing the paper, who may mend it by that. */
    private static boolean mended(Publisher publisher, PaperId id, List<Finding> found) {
      try {
        publisher.mend(id, superfluous(found));
        return true;
      } catch (RevisionConflict | PaperAlreadyExists | WriteConflict _) {
        return false;
      }
    }

    private static Set<ItemKey> superfluous(List<Finding> findings) {
      return findings.stream()
          .filter(
              finding ->
                  finding.flaw() == Flaw.UNEXPECTED_VERSION
                      || finding.flaw() == Flaw.EXPIRED_HISTORY)
          .map(Finding::key)
          .collect(Collectors.toSet());
    }

    private void checkAuthor(ItemKey key, Item item) {
      if (!key.partition().startsWith(KeyPrefix.AUTHOR.text())
          || !key.partition().equals(key.sort())) {
        tell(Finding.of(key, Flaw.UNKNOWN_ITEM));
        return;
      }
      try {
        AuthorHandle handle = AuthorItem.read(item).handle();
        if (!Keys.author(handle).equals(key)) {
          tell(Finding.of(key, Flaw.UNREADABLE, "it names the author " + handle));
          return;
        }
        profiles.add(handle);
        named.remove(handle);
      } catch (RuntimeException e) {
        tell(Finding.of(key, Flaw.UNREADABLE, String.valueOf(e.getMessage())));
      }
    }

    private void name(Paper paper) {
      if (paper.status() != Status.WITHDRAWN) {
        for (Authorship author : paper.authors()) {
          if (!profiles.contains(author.handle())) {
            named.putIfAbsent(author.handle(), author);
          }
        }
      }
    }

    private void checkProfiles() {
      List<AuthorHandle> handles = List.copyOf(named.keySet());
      Set<ItemKey> there =
          new BatchRead(client, table).items(handles.stream().map(Keys::author).toList()).keySet();
      for (AuthorHandle handle : handles) {
        if (!there.contains(Keys.author(handle))) {
          Finding finding = Finding.of(Keys.author(handle), Flaw.MISSING_PROFILE);
          mender.ifPresent(publisher -> publisher.introduce(List.of(Author.of(named.get(handle)))));
          tell(mender.isPresent() ? finding.asRepaired() : finding);
        }
      }
    }

    private void tell(Finding finding) {
      findings++;
      repaired += finding.repaired() ? 1 : 0;
      told.accept(finding);
    }
  }
}
