package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.Retry;
import papercatalog.local.eventsource.EventSource;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/** What is published on this machine is announced by the function that is deployed. */
@Timeout(120)
@Tag("slow")
final class LocalAnnouncementsTest {
  private static final URI URL = URI.create("http://127.0.0.1:1");
  private static final Retry QUICK = new Retry(4, Duration.ofMillis(10), Duration.ofMillis(20));

  @TempDir private Path directory;

  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final ByteArrayOutputStream trouble = new ByteArrayOutputStream();

  @Test
  void changes_areAnnouncedInTheirOrder_andTheSampleIsNot() throws Exception {
    try (LocalCatalog local = LocalCatalog.start(Optional.empty())) {
      local.publishSample();
      try (EventSource _ = announce(local, Optional.empty(), this::take)) {
        Publisher publisher = local.publisher();
        publisher.publish(paper("a", "One"));
        publisher.publish(paper("a", "Two"));
        publisher.withdraw(new PaperId("a"), Optional.of("For a test."), OptionalLong.empty());
        publisher.publish(paper("a", "Three"), Replaceable.ANY);
        publisher.delete(new PaperId("a"), OptionalLong.empty());
        publisher.publish(paper("b", "One"));
        publisher.deleteWithoutTrace(new PaperId("b"), OptionalLong.empty());

        await(() -> events.size() == 7);
      }
    }
    assertThat(events)
        .extracting(event -> event.get("subject").asText() + " " + event.get("type").asText())
        .containsExactly(
            "a papercatalog.paper.created.v1",
            "a papercatalog.paper.revised.v1",
            "a papercatalog.paper.withdrawn.v1",
            "a papercatalog.paper.reinstated.v1",
            "a papercatalog.paper.deleted.v1",
            "b papercatalog.paper.created.v1",
            "b papercatalog.paper.deleted.v1");
    assertThat(events.getFirst().at("/data/links/paper").asText()).isEqualTo(URL + "/papers/a");
    assertThat(trouble()).isEmpty();
  }

  @Test
  void target_thatIsAway_getsEverythingOnceItIsBack() throws Exception {
    AtomicBoolean away = new AtomicBoolean(true);
    try (LocalCatalog local = LocalCatalog.start(Optional.empty());
        EventSource _ =
            announce(
                local,
                Optional.empty(),
                event -> takeUnless(away, event),
                new Retry(1_001, Duration.ofMillis(10), Duration.ofMillis(20)))) {
      local.publisher().publish(paper("a", "One"));
      local.publisher().publish(paper("b", "One"));
      await(() -> trouble().contains("It is away"));
      away.set(false);

      await(() -> events.size() >= 2);
    }
    assertThat(events).extracting(it -> it.get("subject").asText()).contains("a", "b");
    assertThat(trouble()).doesNotContain("Given up");
  }

  @Test
  void target_thatStaysAway_isGivenUp_andLaterChangesGoOn() throws Exception {
    AtomicBoolean away = new AtomicBoolean(true);
    try (LocalCatalog local = LocalCatalog.start(Optional.empty());
        EventSource _ = announce(local, Optional.empty(), event -> takeUnless(away, event))) {
      local.publisher().publish(paper("lost", "One"));
      await(() -> trouble().contains("Given up: "));
      away.set(false);
      local.publisher().publish(paper("later", "One"));

      await(() -> !events.isEmpty());
    }
    assertThat(trouble()).contains(" PAPER#lost");
    assertThat(events).extracting(it -> it.get("subject").asText()).containsExactly("later");
  }

  @Test
  void restart_onTheSameDirectory_announcesWhatChangedMeanwhile() throws Exception {
    Optional<Path> data = Optional.of(directory);
    try (LocalCatalog local = LocalCatalog.start(data)) {
      try (EventSource _ = announce(local, data, this::take)) {
        local.publisher().publish(paper("a", "One"));
        await(() -> events.size() == 1);
      }
      local.publisher().publish(paper("b", "One"));
    }
    try (LocalCatalog local = LocalCatalog.start(data)) {
      local.publisher().publish(paper("c", "One"));
      try (EventSource _ = announce(local, data, this::take)) {
        await(() -> events.size() == 3);
      }
    }

    assertThat(events).extracting(it -> it.get("subject").asText()).containsExactly("a", "b", "c");
  }

  /** An engine that was started again may begin a shard with a later number than it had. */
  @Test
  void restart_afterANumberThatTheEngineRefuses_announcesWhatChanges() throws Exception {
    Optional<Path> data = Optional.of(directory);
    Path checkpoint = directory.resolve("announced");
    try (LocalCatalog local = LocalCatalog.start(data)) {
      try (EventSource _ = announce(local, data, this::take)) {
        local.publisher().publish(paper("a", "One"));
        await(() -> Files.exists(checkpoint));
      }
      String reached = Files.readString(checkpoint);
      Files.writeString(checkpoint, reached.replaceAll("=\\d+", "=000000000000000000000"));
      local.publisher().publish(paper("b", "One"));
      try (EventSource _ = announce(local, data, this::take)) {
        await(() -> events.stream().anyMatch(it -> it.get("subject").asText().equals("b")));
      }
    }
  }

  /** The stream is of the whole table, all tenants included, and each event names its tenant. */
  @Test
  void changes_ofATableThatIsShared_areAnnouncedOfAll() throws Exception {
    Namespace acme = Namespace.of(new TenantName("acme"));
    try (LocalCatalog local = LocalCatalog.start(Optional.empty(), 0, acme);
        LocalCatalog none = LocalCatalog.at(local.endpoint, Namespace.NONE);
        LocalCatalog other = LocalCatalog.at(local.endpoint, Namespace.named("acme2"));
        EventSource _ = announce(local, Optional.empty(), this::takeFromAll)) {
      local.publisher().publish(paper("a", "Acme's"));
      none.publisher().publish(paper("a", "Nobody's"));
      other.publisher().publish(paper("a", "Another's"));
      local.publisher().publish(paper("b", "Acme's"));
      await(() -> events.size() == 4);
    }
    assertThat(events)
        .extracting(
            event ->
                "%s %s %s %s"
                    .formatted(
                        event.path("tenant").asText("-"),
                        event.get("source").asText(),
                        event.at("/data/paper/title").asText(),
                        event.at("/data/links/paper").asText()))
        .containsExactlyInAnyOrder(
            "acme http://127.0.0.1:1 Acme's http://127.0.0.1:1/papers/a",
            "- urn:papercatalog:127.0.0.1:1 Nobody's /papers/a",
            "acme2 urn:papercatalog:127.0.0.1:1:acme2 Another's /papers/a",
            "acme http://127.0.0.1:1 Acme's http://127.0.0.1:1/papers/b");
    assertThat(trouble()).isEmpty();
  }

  /** What comes again is passed over: an event is known by its source and id. */
  private void takeFromAll(String event) throws IOException {
    JsonNode taken = new ObjectMapper().readTree(event);
    if (events.stream().noneMatch(it -> name(it).equals(name(taken)))) {
      events.add(taken);
    }
  }

  private static String name(JsonNode event) {
    return event.get("source").asText() + " " + event.get("id").asText();
  }

  private EventSource announce(LocalCatalog local, Optional<Path> data, EventTarget target)
      throws IOException {
    return announce(local, data, target, QUICK);
  }

  private EventSource announce(
      LocalCatalog local, Optional<Path> data, EventTarget target, Retry retries)
      throws IOException {
    return LocalAnnouncements.start(
        local, URL, data, target, new PrintStream(trouble, true, StandardCharsets.UTF_8), retries);
  }

  private void takeUnless(AtomicBoolean away, String event) throws IOException {
    if (away.get()) {
      throw new IOException("It is away");
    }
    take(event);
  }

  /** As a consumer must: what comes again is passed over. */
  private void take(String event) throws IOException {
    JsonNode taken = new ObjectMapper().readTree(event);
    if (events.stream().noneMatch(it -> it.get("id").equals(taken.get("id")))) {
      events.add(taken);
    }
  }

  private String trouble() {
    return trouble.toString(StandardCharsets.UTF_8);
  }

  private static Paper paper(String id, String title) {
    List<Paper> sample = new ArrayList<>(new SampleCatalog().papers());
    return new PaperBuilder(
            new PaperId(id), title, new CollectionName("tests"), new PublicationDate("2026-11"))
        .authors(sample.getFirst().authors())
        .build();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(20);
    }
  }
}
