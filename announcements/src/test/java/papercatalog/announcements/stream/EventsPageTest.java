package papercatalog.announcements.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.announcements.event.CloudEventReader;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.TenantName;

/** What the page on events says of the code is so. */
final class EventsPageTest {
  private static final Path PAGE = Path.of("../docs/events.md");
  private static final Path SCHEMA = Path.of("../docs/schemas/paper-change.v1.json");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```json\n(.*?)```");

  @Test
  void example_isAnEventAsItIsWritten() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
    assertThat(example.find()).isTrue();
    JsonNode event = new ObjectMapper().readTree(example.group(1));
    Announcement announcement = CloudEventReader.read(example.group(1).getBytes(UTF_8));

    assertThat(
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON)
                .validate(event.toString(), InputFormat.JSON))
        .isEmpty();
    assertThat(
            new ObjectMapper()
                .readTree(CloudEvent.write(announcement, URI.create(event.get("source").asText()))))
        .isEqualTo(event);
  }

  @Test
  void tenantsEvent_isAsItIsWritten() throws IOException {
    String page = Files.readString(PAGE);
    Matcher example = EXAMPLE.matcher(page);
    assertThat(example.find()).isTrue();
    JsonNode event = new ObjectMapper().readTree(example.group(1));
    Announcement announcement = CloudEventReader.read(example.group(1).getBytes(UTF_8));
    Optional<TenantName> acme = Optional.of(new TenantName("acme"));
    CloudEventSource shared =
        new CloudEventSource(URI.create(event.get("source").asText()), Optional.empty());

    JsonNode written =
        new ObjectMapper().readTree(CloudEvent.write(announcement.ofTenant(acme), shared.of(acme)));

    for (String member : List.of("id", "source", "tenant")) {
      assertThat(page).contains("\n\"%s\": %s".formatted(member, written.get(member)));
    }
    assertThat(page)
        .contains("\"links\": { \"paper\": %s }".formatted(written.at("/data/links/paper")));
  }

  @Test
  void types_areAllThereAre() throws IOException {
    List<String> rows =
        Pattern.compile("(?m)^\\| `(papercatalog[^`]*)`")
            .matcher(Files.readString(PAGE))
            .results()
            .map(row -> row.group(1))
            .toList();

    assertThat(rows)
        .isEqualTo(
            Stream.of(ChangeKind.values())
                .filter(it -> it != ChangeKind.LEFT) // no change of a paper
                .map(Announcement::type)
                .toList());
  }

  @Test
  void figures_areThoseOfTheFunction() throws IOException {
    assertThat(Files.readString(PAGE).replaceAll("\\s+", " "))
        .contains(
            "batches of " + AnnouncingFunction.BATCH + ",",
            "given up after " + AnnouncingFunction.RETRIES + " retries",
            AnnouncingFunction.RETRIES + " times or until the change is six hours old");
    assertThat(AnnouncingFunction.GIVEN_UP_AFTER).hasHours(6);
  }
}
