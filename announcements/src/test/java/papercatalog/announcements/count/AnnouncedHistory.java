package papercatalog.announcements.count;

import module java.base;

import papercatalog.announcements.event.Announcement;
import papercatalog.domain.Papers;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replacing;

/**
 * What operators did to a few papers, chosen by chance: published, revised, moved, withdrawn,
 * reinstated, deleted with and without a trace and published again, with clocks that disagree by
 * some seconds. Each change is announced as the stream shows it.
 */
final class AnnouncedHistory {
  private static final int PAPERS = 5;
  private static final Duration STEP = Duration.ofSeconds(3);
  private static final int SKEW_SECONDS = 20;

  private final CatalogTable table;
  private final Random random;
  private final Publisher publisher;
  private final List<Announcement> announcements = new ArrayList<>();
  private final Map<PaperId, Item> changes = new HashMap<>();
  private final Set<PaperId> there = new HashSet<>();
  private Instant now = Instant.parse("2026-11-20T09:00:00Z");

  private AnnouncedHistory(CatalogTable table, long seed) {
    this.table = table;
    this.random = new Random(seed);
    this.publisher = new Publisher(table, new Skewed());
  }

  /** Makes a history, and returns what was announced, in its order. */
  static List<Announcement> of(CatalogTable table, long seed, int steps) {
    AnnouncedHistory history = new AnnouncedHistory(table, seed);
    for (int i = 0; i < steps; i++) {
      history.step(new PaperId("paper-" + history.random.nextInt(PAPERS)));
    }
    return List.copyOf(history.announcements);
  }

  private void step(PaperId id) {
    int choice = random.nextInt(10);
    if (!there.contains(id) || choice < 6) {
      publisher.publish(paper(id), Replacing.ANYTHING);
      there.add(id);
    } else if (choice < 8) {
      publisher.withdraw(id, Optional.of("By chance."), OptionalLong.empty());
    } else if (choice < 9) {
      publisher.delete(id, OptionalLong.empty());
      there.remove(id);
    } else {
      publisher.deleteWithoutTrace(id, OptionalLong.empty());
      there.remove(id);
    }
    Optional<Item> before = Optional.ofNullable(changes.remove(id));
    Optional<Item> after = new Partition(table, id).change();
    after.ifPresent(item -> changes.put(id, item));
    if (after.isPresent() && !after.equals(before)) {
      announcements.add(Announcement.of(after.get()));
    } else if (after.isEmpty() && before.isPresent()) {
      Announcement.ofRemoved(before.get(), now).ifPresent(announcements::add);
    }
  }

  private Paper paper(PaperId id) {
    Status status =
        List.of(Status.DRAFT, Status.PUBLISHED, Status.SUPERSEDED).get(random.nextInt(3));
    Set<TopicName> topics = new HashSet<>();
    Stream.generate(() -> new TopicName("topic-" + random.nextInt(4)))
        .limit(random.nextInt(4))
        .forEach(topics::add);
    return PaperBuilder.from(Papers.paper(id.value(), "2026").build())
        .title("Title " + random.nextInt(3))
        .collection(new CollectionName("collection-" + random.nextInt(3)))
        .topics(List.copyOf(topics))
        .status(status)
        .supersededBy(
            status == Status.SUPERSEDED ? Optional.of(new PaperId("another")) : Optional.empty())
        .build();
  }

  /** Of several operators: it goes on, and may be ahead or behind. */
  private final class Skewed extends Clock {
    @Override
    public Instant instant() {
      now = now.plus(STEP);
      return now.plusSeconds(random.nextInt(2 * SKEW_SECONDS) - SKEW_SECONDS);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }
}
