package papercatalog.publishing.orders;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.VirtualTime;
import papercatalog.publishing.orders.Scenario.Command;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** A table in memory at which one command runs at a time, each as a process of its own. */
record Alone(MemoryEngine engine) {
  private static final List<String> COUNTS = List.of(Attributes.COUNTED);
  private static final List<String> HISTORY =
      List.of(
          Attributes.COUNTED, Attributes.REVISION, Attributes.UPDATED_AT, Attributes.CREATED_AT);

  private static final Set<PaperItem> CITATIONS =
      EnumSet.of(
          PaperItem.REFERENCES,
          PaperItem.CITATION,
          PaperItem.CITATION_COUNT,
          PaperItem.RELATION,
          PaperItem.INVERSE);

  Alone copy() {
    return new Alone(engine.copy());
  }

  /** A copy after a command. */
  Alone after(Command command) {
    Alone copy = copy();
    copy.run(command);
    return copy;
  }

  /** The command may fail because of what others have written. */
  void run(Command command) {
    run(command, Integer.MAX_VALUE);
  }

  /** Kills the command before a write; false if it ended before. */
  boolean run(Command command, int writes) {
    return run(
        command,
        writes,
        _ -> {
          throw new Killed();
        });
  }

  /** Refuses all requests from a write on; false if the command ended before. */
  boolean run(Command command, int writes, Consumer<DynamoDbRequest> refusal) {
    AtomicInteger made = new AtomicInteger();
    MemoryClient client =
        new MemoryClient(
            request -> {
              if (Requests.writes(request) && made.incrementAndGet() > writes
                  || made.get() > writes) {
                refusal.accept(request);
              }
              return engine.answer(request);
            });
    new SteppedThreads()
        .run(
            () -> {
              VirtualTime.takeOver(_ -> {});
              try {
                command.run(new CatalogTable(client, Exploration.TABLE));
              } catch (Killed _) {
                // as asked
              } catch (RuntimeException e) {
                if (!(e.getCause() instanceof Killed)) {
                  ExpectedFailures.require(e);
                }
              }
            });
    return made.get() > writes;
  }

  void assertHealthy(String when) {
    List<Finding> findings = new ArrayList<>();
    run(table -> Verifier.readOnly(table, Commands.CLOCK).run(findings::add, _ -> {}));
    assertThat(findings).as("findings of verify " + when).isEmpty();
  }

  /** The items, without the numbers of writes, which depend on conflicts. */
  String text() {
    return text(COUNTS, _ -> true);
  }

  /**
   * The items without history, changes, revisions, profiles and entries without papers: those that
   * a write which was taken back has changed.
   */
  String current() {
    return text(HISTORY, Alone::isCurrent);
  }

  String withoutCitations() {
    return text(
        HISTORY,
        item -> isCurrent(item) && PaperItem.of(item.key()).filter(CITATIONS::contains).isEmpty());
  }

  private static boolean isCurrent(Item item) {
    return !item.key().isVersion()
        && !PaperItem.isTrace(item.key())
        && !item.text("type").equals("Author")
        && item.number(Attributes.PAPERS, 1) > 0;
  }

  private String text(List<String> without, Predicate<Item> shown) {
    StringBuilder text = new StringBuilder();
    for (var stored : engine.table().all()) {
      Item item = new Item(stored).without(without);
      if (shown.test(item)) {
        text.append(new TreeMap<>(item.attributes())).append('\n');
      }
    }
    return text.toString();
  }
}
