package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.LEAD_AUTHORS;
import static papercatalog.domain.schema.Attributes.MORE_AUTHORS;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.ItemTooLarge;
import papercatalog.domain.error.PaperAlreadyExists;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.ContentHash;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.ReferencesItem;
import papercatalog.domain.table.Retry;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.FamilyWord;
import papercatalog.publishing.record.StoredPaper;
import papercatalog.publishing.source.Reattribution;
import papercatalog.publishing.source.SourcedPaper;
import papercatalog.publishing.text.Slug;
import papercatalog.publishing.write.SharedItems.Resolved;

/** Publishes one paper; {@link #run} shows all steps in their order. */
record Publication(
    Paper given,
    Replaceable replaceable,
    Origin origin,
    PaperWrite write,
    SharedItems shared,
    CitedPapers citedPapers,
    List<Alias> obeyed) {
  /** Bytes that an expiry adds to a version, including its name. */
  private static final long EXPIRY_BYTES = 50;

  /**
   * Compressed, no record is four times as long: a smaller one is not compressed to be measured.
   */
  private static final long ROOMY = Item.MAX_BYTES / 4;

  Written run() {
    Optional<StoredPaper> found = write.settle();
    Paper wanted = wanted(found);
    if (found.isPresent() && says(found.get(), wanted) && canStay(found.get(), wanted)) {
      long revision = complete(found.get(), wanted);
      return new Written(Outcome.unchanged(write.work()), revision, write.work());
    }
    Resolved current = shared.resolved(wanted, false);
    if (!current.aliases().isEmpty()) {
      return again(current.paper(), given.revision(), replaceable, current.aliases())
          .obeying(current.aliases());
    }
    replaceable.check(given, found);
    Paper named = wanted;
    List<Reattribution> authors =
        found.map(it -> sourced(it).reattributions(named)).orElse(List.of());
    if (!authors.stream().allMatch(Reattribution::obeyed)) {
      Paper repeated = SourcedPaper.obeying(authors, wanted);
      return again(repeated, given.revision(), replaceable, List.of()).with(authors);
    }
    return store(found, citedPapers.found(write.keepingFound(wanted))).with(authors);
  }

  private Written store(Optional<StoredPaper> found, Paper wanted) {
    requireRoom(wanted, write.writer().namespace());
    Work introduced = introduce(wanted);
    Paper next =
        found.isPresent()
            ? wanted.asNext(found.get().paper(), write.now())
            : PaperBuilder.from(wanted).createdAt(Instant.EPOCH).build().asRevision(1, write.now());
    Outcome outcome = found.map(stored -> revised(stored, wanted)).orElse(Outcome.CREATED);
    Work before = write.work();
    try {
      write.replace(found, next);
      write.expireDrafts();
      return obeying(next, new Written(outcome, next.revision(), write.work().plus(introduced)));
    } catch (RevisionConflict | PaperAlreadyExists refusal) {
      boolean begun = !write.work().equals(before);
      long revision = complete(thereByNow(next, refusal), next);
      return new Written(
          begun ? outcome : Outcome.unchanged(write.work()),
          revision,
          write.work().plus(introduced));
    }
  }

  /**
   * Obeys aliases that were written meanwhile: who wrote them may not have seen this paper. Lists
   * former authors again, now that they have a paper.
   */
  private Written obeying(Paper next, Written written) {
    Resolved current = resolvedAgain(next);
    if (current.aliases().isEmpty()) {
      return next.status().listed() ? written.plus(shared.relist(current.former())) : written;
    }
    try {
      Written renamed =
          again(current.paper(), next.revision(), Replaceable.LIVE, current.aliases());
      return new Written(written.outcome(), renamed.revision(), renamed.work())
          .obeying(current.aliases());
    } catch (RevisionConflict _) {
      return written; // another writer has renamed it
    }
  }

  /** The write is made: a throttled look must not make it look refused. */
  private Resolved resolvedAgain(Paper paper) {
    return Retry.OF_REQUESTS.repeat(
        Throttled.class::isInstance, () -> shared.resolved(paper, true));
  }

  /** An interrupted write whose names have become former ones is written again with the others. */
  private boolean canStay(StoredPaper there, Paper wanted) {
    return there.unfinished().isEmpty() || shared.resolved(wanted, true).aliases().isEmpty();
  }

  private Written again(Paper paper, long revision, Replaceable how, List<Alias> more) {
    Paper renamed = PaperBuilder.from(paper).revision(revision).build();
    List<Alias> all = Stream.concat(obeyed.stream(), more.stream()).toList();
    return new Publication(renamed, how, origin, write, shared, citedPapers, all).run();
  }

  private Paper wanted(Optional<StoredPaper> found) {
    if (given.status() == Status.WITHDRAWN) {
      Instant since =
          given
              .withdrawnAt()
              .or(() -> found.flatMap(stored -> stored.paper().withdrawnAt()))
              .orElse(write.now());
      return given.tombstone(given.statusReason(), since);
    }
    if (!given.hasAllAuthors()) {
      throw new InvalidValue(
          "authors", "must name all " + given.authorCount() + " to be published");
    }
    return found.map(it -> inRenamed(it, sourced(it).withoutLosses())).orElse(given);
  }

  /** A collection stays renamed, though its name was one that earlier releases cut. */
  private Paper inRenamed(StoredPaper stored, Paper paper) {
    CollectionName there = stored.paper().collection();
    boolean renamed =
        origin.collectionFromVenue()
            && obeyed.isEmpty()
            && !there.equals(paper.collection())
            && paper
                .venue()
                .filter(Slug::isShortened)
                .flatMap(Slug::cut)
                .flatMap(cut -> shared.alias(KeyPrefix.COLLECTION, cut))
                .flatMap(AliasItem::read)
                .filter(alias -> alias.sameAs().equals(there.value()))
                .isPresent();
    return renamed ? PaperBuilder.from(paper).collection(there).build() : paper;
  }

  private SourcedPaper sourced(StoredPaper stored) {
    return new SourcedPaper(given, origin, stored, write.partition(), obeyed);
  }

  /**
   * Checks that a paper can be stored; {@link ItemTooLarge} names its largest field. Only its whole
   * record in history can be too large: the rules of texts bound everything else.
   */
  static void requireRoom(Paper paper, Namespace namespace) {
    Item record = VersionItem.record(paper);
    if (record.bytes() < ROOMY) {
      return;
    }
    long version = VersionItem.of(paper).bytes();
    long references = ReferencesItem.of(paper).map(Item::bytes).orElse(0L);
    long bytes = Math.max(version, references) + EXPIRY_BYTES + namespace.prefix().length();
    if (bytes > Item.MAX_BYTES) {
      String largest =
          record.attributes().keySet().stream()
              .max(Comparator.comparingLong(record::bytes))
              .orElseThrow();
      boolean authors = largest.equals(LEAD_AUTHORS) || largest.equals(MORE_AUTHORS);
      throw new ItemTooLarge(
          paper.id(), authors ? "authors" : largest, record.bytes(largest), bytes, Item.MAX_BYTES);
    }
  }

  private static boolean says(StoredPaper stored, Paper paper) {
    return stored.contentHash().equals(ContentHash.of(paper));
  }

  private static Outcome revised(StoredPaper stored, Paper paper) {
    List<Authorship> printed = paper.authors().stream().map(Authorship::unsplit).toList();
    Paper unsplit =
        PaperBuilder.from(paper).authors(printed).authorCount(paper.authorCount()).build();
    return says(stored, unsplit) ? Outcome.NAMES_REVISED : Outcome.REVISED;
  }

  private Work introduce(Paper wanted) {
    return wanted.status() == Status.WITHDRAWN
        ? Work.NONE
        : shared.introduce(
            wanted.authors().stream().map(FamilyWord::profile).toList(), entries(wanted));
  }

  /** The title of a collection that is made of a venue is the venue. */
  private List<DirectoryEntry> entries(Paper wanted) {
    return DirectoryEntry.usedBy(wanted).stream()
        .map(
            entry ->
                origin.collectionFromVenue() && entry.directory() == Directory.COLLECTIONS
                    ? new DirectoryEntry(entry.directory(), entry.name(), wanted.venue())
                    : entry)
        .toList();
  }

  /** Finishes an interrupted publication, as another writer may do; returns the stored revision. */
  private long complete(StoredPaper there, Paper paper) {
    try {
      write.complete(there);
      write.expireDrafts();
      return there.revision();
    } catch (RevisionConflict refusal) {
      return complete(thereByNow(paper, refusal), paper);
    }
  }

  /**
   * The stored paper after a refusal, if it has the same content and is not being removed: another
   * writer has written the same, or has finished this write.
   */
  private StoredPaper thereByNow(Paper paper, CatalogException refusal) {
    return write
        .partition()
        .paper()
        .filter(stored -> says(stored, paper) && !stored.leaving())
        .orElseThrow(() -> refusal);
  }
}
