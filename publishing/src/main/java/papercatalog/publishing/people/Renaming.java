package papercatalog.publishing.people;

import module java.base;

import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.record.Aliases;
import papercatalog.publishing.record.FamilyWord;
import papercatalog.publishing.record.IndexLag;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.record.Unfinished;
import papercatalog.publishing.text.Slug;
import papercatalog.publishing.write.Outcome;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.SharedItems;
import papercatalog.publishing.write.Work;
import papercatalog.publishing.write.Written;

/**
 * Moves papers from names to others and leaves aliases. Every step can be repeated: running it
 * again completes an interrupted run, and writes nothing after a complete one. // I-3
 *
 * <p>Papers move before the alias is written, so that lists lack them for a moment only. Publishers
 * obey an alias, and look for it again after each write. So what was published before the alias is
 * in the index when this looks for the last time.
 */
public final class Renaming {
  private static final int AT_A_TIME = 8;

  /** Lists of more papers say that they are moving: it takes longer than a moment. */
  static final int ANNOUNCED = 100;

  /** A link that its paper does not need stays in a list until it is repaired. */
  private static final int MAX_WALKS = 10;

  private final CatalogTable table;
  private final Publisher publisher;
  private final SharedItems shared;
  private final boolean dryRun;
  private final Duration lag;
  private final Records records;

  /** The papers of a dry run, which leaves them in their lists. */
  private final Set<PaperId> planned = ConcurrentHashMap.newKeySet();

  /** The authors of the claimed names, whose places new people take. */
  private final Map<AuthorHandle, Author> namesakes = new ConcurrentHashMap<>();

  /** The handles that papers had before they moved, perhaps in an interrupted run. */
  private final Set<AuthorHandle> vacated = ConcurrentHashMap.newKeySet();

  /** The handles that are spelled from claimed names: an interrupted run may have left them. */
  private final Set<AuthorHandle> spelled = ConcurrentHashMap.newKeySet();

  /** The people to whom papers of an author go. */
  private final Map<AuthorHandle, Set<Person>> receivers = new ConcurrentHashMap<>();

  /** The papers that moved from an author. */
  private final Map<AuthorHandle, Set<PaperId>> moved = new ConcurrentHashMap<>();

  private final Instant now;

  private final Set<String> unmet = new ConcurrentSkipListSet<>();

  private final LongAdder steps = new LongAdder();
  private volatile RenamingProgress progress = new RenamingProgress(0, 0, 0, Work.NONE);

  /** Number of written papers, aliases, and profiles or titles; in a dry run, of those to write. */
  public record RenamingProgress(long papers, long aliases, long profiles, Work work) {}

  /** The publisher of a dry run must write nothing. */
  public Renaming(CatalogTable table, Publisher publisher, boolean dryRun) {
    this(table, publisher, dryRun, IndexLag.of(table.client()));
  }

  Renaming(CatalogTable table, Publisher publisher, boolean dryRun, Duration lag) {
    this.lag = lag;
    this.table = table;
    this.publisher = publisher;
    this.shared = publisher.shared();
    this.dryRun = dryRun;
    this.now = publisher.now();
    this.records = new Records(table, Clock.systemUTC());
  }

  public RenamingProgress progress() {
    return progress;
  }

  /** Number of people, names and papers looked at, also of those to which nothing is written. */
  public long steps() {
    return steps.sum();
  }

  /**
   * Perhaps errors: claims of papers that are missing or do not name the person, and merged handles
   * that were kept apart.
   */
  public Set<String> unmet() {
    return unmet;
  }

  /**
   * Makes the catalog agree with people. Writes nothing if {@link People#named} fails for a paper.
   */
  public void apply(People people) {
    List<Alias> former = new ArrayList<>();
    Set<PaperId> claimed = ConcurrentHashMap.newKeySet();
    Set<CollectionName> collections = new LinkedHashSet<>();
    Set<AuthorHandle> authors = new LinkedHashSet<>();
    for (Person person : people.persons) {
      person.others().forEach(other -> former.add(Alias.of(other, person.handle())));
      for (Person.Claim claim : person.claims()) {
        claimed.addAll(claim.papers());
        claim.handle().ifPresent(vacated::add);
        claim.name().flatMap(Slug::ofAnyScript).map(AuthorHandle::new).ifPresent(spelled::add);
        claim
            .collection()
            .ifPresent(
                it -> claim.handle().ifPresentOrElse(authors::add, () -> collections.add(it)));
      }
    }
    each(collections, it -> claimed.addAll(records.papersOf(KeyPrefix.COLLECTION, it.value())));
    each(authors, it -> claimed.addAll(records.papersOf(KeyPrefix.AUTHOR, it.value())));
    each(claimed, id -> check(id, people));
    each(people.persons, this::writeProfile);
    each(receivers.keySet(), this::noteSplit);
    move(claimed, people::named);
    leave(former, people::named);
    former.forEach(alias -> vacated.remove(new AuthorHandle(alias.name())));
    forget(people);
  }

  /** Lists show papers for a while after they have moved. */
  private void forget(People people) {
    records.authors(List.copyOf(spelled)).stream()
        .filter(it -> !it.identity().former() && !it.identity().successors().isEmpty())
        .forEach(author -> vacated.add(author.handle()));
    if (vacated.isEmpty()) {
      return;
    }
    await();
    Set<AuthorHandle> meant = new HashSet<>();
    people.persons.forEach(person -> meant.add(person.handle()));
    new Aliases(table)
        .all(KeyPrefix.AUTHOR)
        .forEach(it -> meant.add(new AuthorHandle(it.sameAs())));
    Set<AuthorHandle> former = ConcurrentHashMap.newKeySet();
    each(
        vacated,
        handle -> {
          if (forget(handle, !meant.contains(handle))) {
            former.add(handle);
          }
        });
    if (!former.isEmpty() && !dryRun) {
      await();
      each(former, this::listAgain);
    }
  }

  private void await() {
    if (!dryRun) {
      Retry.sleep(lag);
    }
  }

  /**
   * Lets an author without papers lead to the successors, and returns whether it has; removes one
   * of whom nothing but the name is known.
   */
  private boolean forget(AuthorHandle handle, boolean removable) {
    Optional<Item> item =
        new BatchRead(table).item(Keys.author(handle)).filter(it -> !AliasItem.isAlias(it));
    if (item.isEmpty() || hasPapers(handle)) {
      return false;
    }
    Author author = splitting(AuthorItem.read(item.get()));
    if (removable && author.isOnlyNamed()) {
      shared.remove(item.get());
      return false;
    }
    Written written =
        shared.revise(handle, it -> it.hasProfile() ? splitting(it) : splitting(it).former(true));
    count(written, 0, 0, 1);
    return written.outcome() != Outcome.UNCHANGED;
  }

  private boolean hasPapers(AuthorHandle handle) {
    return !moved
        .getOrDefault(handle, Set.of())
        .containsAll(records.papersOf(KeyPrefix.AUTHOR, handle.value()));
  }

  /** A paper may have joined while the author became former: its publisher saw no former author. */
  private void listAgain(AuthorHandle handle) {
    if (hasPapers(handle)) {
      count(shared.revise(handle, it -> it.former(false)), 0, 0, 1);
    }
  }

  /** Notes in an author's profile to whom papers go, before they do. */
  private void noteSplit(AuthorHandle handle) {
    count(shared.revise(handle, this::splitting), 0, 0, 1);
  }

  private Author splitting(Author author) {
    List<Person> persons = new ArrayList<>(receivers.getOrDefault(author.handle(), Set.of()));
    persons.sort(Comparator.comparing(person -> person.handle().value()));
    Identity identity = author.identity();
    for (Person person : persons) {
      identity =
          identity.with(change(IdentityChange.IdentityAct.SPLIT_INTO, person.handle(), person));
    }
    return author.withIdentity(identity);
  }

  private IdentityChange change(
      IdentityChange.IdentityAct kind, AuthorHandle other, Person person) {
    return new IdentityChange(
        now, kind, other, person.said().note().filter(Predicate.not(String::isEmpty)));
  }

  /** Fails as {@link People#named}; notes the people whom the paper does not name. */
  private void check(PaperId id, People people) {
    Optional<Paper> paper = records.paper(id);
    for (Authorship author : paper.map(Paper::authors).orElse(List.of())) {
      people.claimant(paper.get(), author).ifPresent(person -> claim(person, author, people));
    }
    String problem =
        paper.isPresent()
            ? "The paper %s does not name %s (line %d)"
            : "There is no paper %1$s (line %3$d)";
    people.claimants(id).stream()
        .filter(person -> person.lacks(id, paper))
        .forEach(person -> unmet.add(problem.formatted(id, person.handle(), person.line())));
  }

  /** Of several, the first in the alphabet, so that all runs agree. */
  private void claim(Person person, Authorship author, People people) {
    AuthorHandle source = people.current(author.handle());
    if (!source.equals(person.handle())) {
      receivers.computeIfAbsent(source, _ -> ConcurrentHashMap.newKeySet()).add(person);
    }
    namesakes.merge(
        person.handle(),
        FamilyWord.profile(author),
        BinaryOperator.minBy(Comparator.comparing(it -> it.sortAs() + it.name())));
  }

  /**
   * Gives a collection or topic, and its title, another name. The entry goes when no paper is in
   * its list: a paper that joins changes the entry, which is read before the look. Fails with
   * {@link WriteConflict} when papers keep joining, and with {@link
   * papercatalog.domain.error.NameMoved} when another operator gives the new name another one.
   */
  public void rename(Directory directory, Alias alias) {
    List<Alias> former = List.of(alias);
    count(shared.claim(DirectoryEntry.of(directory, alias.sameAs())), 0, 0, 1);
    Set<PaperId> papers = papersOf(former);
    if (papers.size() > ANNOUNCED) {
      announce(directory, alias.name(), Optional.of(alias.sameAs()));
      announce(directory, alias.sameAs(), Optional.of(alias.name()));
    }
    papers.addAll(unfinished(former));
    move(papers, alias::in);
    ItemKey entry = Keys.entry(directory, alias.name());
    ItemKey target = Keys.alias(alias.kind(), alias.sameAs());
    Optional<Written> retired = Optional.empty();
    for (int walk = 0; retired.isEmpty() && walk < MAX_WALKS; walk++) {
      Map<ItemKey, Item> names = new BatchRead(table).items(List.of(entry, target));
      Optional.ofNullable(names.get(target))
          .ifPresent(it -> AliasItem.requireNone(alias.kind(), it));
      if (!dryRun) {
        Retry.sleep(lag);
      }
      if (dryRun || !move(papersOf(former), alias::in)) {
        retired = shared.retire(directory, Optional.ofNullable(names.get(entry)), alias);
      }
    }
    count(retired.orElseThrow(() -> new WriteConflict(alias.name())), 0, 1, 0);
    Set<Alias> earlier = withEarlier(former);
    earlier.remove(alias);
    each(earlier, it -> count(shared.alias(it), 0, 1, 0));
    announce(
        directory,
        alias.sameAs(),
        Optional.of(alias.name()).filter(_ -> dryRun && papers.size() > ANNOUNCED));
  }

  /** Lets an entry say to or from which name papers are moving, or no more. */
  private void announce(Directory directory, String name, Optional<String> moving) {
    records
        .entry(directory, name)
        .or(() -> Optional.of(DirectoryEntry.of(directory, name)).filter(_ -> dryRun))
        .filter(entry -> !entry.moving().equals(moving))
        .ifPresent(entry -> count(shared.upsert(entry.moving(moving)), 0, 0, 1));
  }

  /** The same for an author. */
  private void announce(AuthorHandle handle, Optional<AuthorHandle> moving) {
    count(shared.revise(handle, it -> it.withIdentity(it.identity().moving(moving))), 0, 0, 1);
  }

  private void writeProfile(Person person) {
    List<AuthorHandle> split =
        person.claims().stream().flatMap(claim -> claim.handle().stream()).distinct().toList();
    List<Author> authors = new ArrayList<>();
    Optional.ofNullable(namesakes.get(person.handle())).ifPresent(authors::add);
    authors.addAll(records.authors(split));
    List<Author> former = records.authors(person.others());
    count(
        shared.reclaim(
            person.handle(),
            own -> {
              List<Author> stored = new ArrayList<>(own.stream().toList());
              stored.addAll(former);
              noteKeptApart(person, stored);
              Author profile = person.profile(stored, authors, current(person, stored));
              return splitting(
                  profile.withIdentity(
                      changed(profile.identity(), person, own.isPresent(), former)));
            }),
        0,
        0,
        1);
  }

  private void noteKeptApart(Person person, List<Author> merged) {
    Set<AuthorHandle> different =
        merged.stream()
            .flatMap(author -> author.identity().notSameAs().stream())
            .collect(Collectors.toSet());
    merged.stream()
        .map(Author::handle)
        .filter(different::contains)
        .forEach(
            handle ->
                unmet.add(
                    "%s was kept apart, and is one of the handles of %s now (line %d)"
                        .formatted(handle, person.handle(), person.line())));
  }

  /** Leads the handles that were kept apart from a person to those that count. */
  private UnaryOperator<AuthorHandle> current(Person person, List<Author> stored) {
    Set<ItemKey> keys = new LinkedHashSet<>();
    person.said().notSameAs().ifPresent(others -> others.forEach(it -> keys.add(Keys.author(it))));
    for (Author author : stored) {
      author.identity().notSameAs().forEach(it -> keys.add(Keys.author(it)));
      author.identity().successors().forEach(it -> keys.add(Keys.author(it)));
    }
    Map<AuthorHandle, AuthorHandle> current = new HashMap<>();
    for (Item item : new BatchRead(table).items(List.copyOf(keys)).values()) {
      AliasItem.read(item)
          .ifPresent(it -> current.put(new AuthorHandle(it.name()), new AuthorHandle(it.sameAs())));
    }
    return handle -> current.getOrDefault(handle, handle);
  }

  /** Adds what happens to a person. */
  private Identity changed(Identity identity, Person person, boolean exists, List<Author> merged) {
    List<AuthorHandle> sources =
        receivers.keySet().stream()
            .filter(source -> receivers.get(source).contains(person))
            .sorted(Comparator.comparing(AuthorHandle::value))
            .toList();
    Identity changed = identity;
    IdentityChange.IdentityAct kind =
        exists ? IdentityChange.IdentityAct.MERGED : IdentityChange.IdentityAct.RENAMED;
    for (Author author : merged) {
      changed = changed.with(change(kind, author.handle(), person));
    }
    for (AuthorHandle source : sources) {
      changed = changed.with(change(IdentityChange.IdentityAct.SPLIT_FROM, source, person));
    }
    return changed;
  }

  /** Moves the papers of former names, and leaves an alias for each. */
  private void leave(List<Alias> former, UnaryOperator<Paper> naming) {
    Set<PaperId> papers = ConcurrentHashMap.newKeySet();
    Map<AuthorHandle, AuthorHandle> announced = new ConcurrentHashMap<>();
    each(
        former,
        alias -> {
          Set<PaperId> own = records.papersOf(alias.kind(), alias.name());
          papers.addAll(own);
          if (own.size() > ANNOUNCED) {
            announced.put(new AuthorHandle(alias.sameAs()), new AuthorHandle(alias.name()));
          }
        });
    announced.forEach(
        (current, old) -> {
          announce(old, Optional.of(current));
          announce(current, Optional.of(old));
        });
    papers.addAll(unfinished(former));
    boolean found = move(papers, naming);
    long before = progress.aliases();
    each(withEarlier(former), alias -> count(shared.alias(alias), 0, 1, 0));
    boolean changed = !dryRun && (found || progress.aliases() > before);
    for (int walk = 0; changed && walk < MAX_WALKS; walk++) {
      Retry.sleep(lag);
      changed = move(papersOf(former), naming);
    }
    announced.forEach((current, old) -> announce(current, Optional.of(old).filter(_ -> dryRun)));
  }

  /** These aliases, and those that led to their names: a chain ends when it is written. */
  private Set<Alias> withEarlier(List<Alias> former) {
    Map<String, String> to = new LinkedHashMap<>();
    former.forEach(alias -> to.put(alias.name(), alias.sameAs()));
    Set<Alias> all = new LinkedHashSet<>(former);
    former.stream()
        .map(Alias::kind)
        .distinct()
        .flatMap(kind -> new Aliases(table).all(kind).stream())
        .filter(alias -> to.containsKey(alias.sameAs()) && !to.containsKey(alias.name()))
        .filter(alias -> !alias.name().equals(to.get(alias.sameAs())))
        .forEach(alias -> all.add(new Alias(alias.kind(), alias.name(), to.get(alias.sameAs()))));
    return all;
  }

  private Set<PaperId> papersOf(List<Alias> former) {
    Set<PaperId> papers = ConcurrentHashMap.newKeySet();
    each(former, alias -> papers.addAll(records.papersOf(alias.kind(), alias.name())));
    return papers;
  }

  /**
   * The papers that an interrupted run has left in the middle of a write: the lists of former names
   * may lack them.
   */
  private Set<PaperId> unfinished(List<Alias> former) {
    Set<PaperId> moved = ConcurrentHashMap.newKeySet();
    each(former, alias -> moved.addAll(records.papersOf(alias.kind(), alias.sameAs())));
    return new BatchRead(table)
        .items(moved.stream().map(Keys::paper).toList()).values().stream()
            .filter(item -> Unfinished.of(item).isPresent())
            .flatMap(item -> Keys.paperIn(item.key().partition()).stream())
            .collect(Collectors.toSet());
  }

  /** Moves papers; false when there were none. */
  private boolean move(Set<PaperId> papers, UnaryOperator<Paper> naming) {
    each(papers, id -> move(id, naming));
    return !papers.isEmpty();
  }

  private void move(PaperId id, UnaryOperator<Paper> naming) {
    if (dryRun && !planned.add(id)) {
      return;
    }
    Set<AuthorHandle> gone = new HashSet<>();
    publisher
        .revise(
            id,
            paper -> {
              Paper named = paper.status() == Status.WITHDRAWN ? paper : naming.apply(paper);
              gone.clear(); // another writer was faster than the last attempt
              gone.addAll(handles(paper));
              gone.removeAll(handles(named));
              return named;
            })
        .ifPresent(written -> count(written, 1, 0, 0));
    vacated.addAll(gone);
    gone.forEach(it -> moved.computeIfAbsent(it, _ -> ConcurrentHashMap.newKeySet()).add(id));
  }

  private static Set<AuthorHandle> handles(Paper paper) {
    return paper.authors().stream().map(Authorship::handle).collect(Collectors.toSet());
  }

  private <T> void each(Collection<T> all, Consumer<T> work) {
    all.stream()
        .gather(
            Gatherers.mapConcurrent(
                AT_A_TIME,
                one -> {
                  work.accept(one);
                  steps.increment();
                  return one;
                }))
        .forEach(_ -> {});
  }

  private synchronized void count(Written written, int papers, int aliases, int profiles) {
    if (written.outcome() != Outcome.UNCHANGED) {
      progress =
          new RenamingProgress(
              progress.papers() + papers,
              progress.aliases() + aliases,
              progress.profiles() + profiles,
              progress.work().plus(written.work()));
    }
  }
}
