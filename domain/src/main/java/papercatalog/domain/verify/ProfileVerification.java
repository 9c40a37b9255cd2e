package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.write.Publisher;

/** Checks that every author whom a paper names has a profile; writes missing ones. */
final class ProfileVerification {
  private final CatalogTable table;
  private final Optional<Publisher> repairer;
  private final Findings findings;
  private final Set<AuthorHandle> profiles = new HashSet<>();
  private final Map<AuthorHandle, Authorship> named = new HashMap<>();

  ProfileVerification(CatalogTable table, Optional<Publisher> repairer, Findings findings) {
    this.table = table;
    this.repairer = repairer;
    this.findings = findings;
  }

  long count() {
    return profiles.size();
  }

  /** Checks an item that belongs to no paper. */
  void check(ItemKey key, Item item) {
    if (!key.partition().startsWith(KeyPrefix.AUTHOR.text())
        || !key.partition().equals(key.sort())) {
      findings.report(Finding.of(key, Flaw.UNKNOWN_ITEM));
      return;
    }
    try {
      AuthorHandle handle = AuthorItem.read(item).handle();
      if (!Keys.author(handle).equals(key)) {
        findings.report(Finding.of(key, Flaw.UNREADABLE, "it names the author " + handle));
        return;
      }
      profiles.add(handle);
      named.remove(handle);
    } catch (RuntimeException e) {
      findings.report(Finding.of(key, Flaw.UNREADABLE, String.valueOf(e.getMessage())));
    }
  }

  /** Remembers the authors of a paper. */
  void name(Paper paper) {
    if (paper.status() != Status.WITHDRAWN) {
      for (Authorship author : paper.authors()) {
        if (!profiles.contains(author.handle())) {
          named.putIfAbsent(author.handle(), author);
        }
      }
    }
  }

  /** Reads the profiles that the walk has not met. */
  void checkNamed() {
    List<AuthorHandle> handles = List.copyOf(named.keySet());
    Set<ItemKey> there =
        new BatchRead(table).items(handles.stream().map(Keys::author).toList()).keySet();
    for (AuthorHandle handle : handles) {
      if (!there.contains(Keys.author(handle))) {
        Finding finding = Finding.of(Keys.author(handle), Flaw.MISSING_PROFILE);
        repairer.ifPresent(publisher -> publisher.introduce(List.of(Author.of(named.get(handle)))));
        findings.report(repairer.isPresent() ? finding.asRepaired() : finding);
      }
    }
  }
}
