package papercatalog.announcements.bus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

/** A message always fits into the queue. */
final class UndeliveredTest {
  private static final int QUEUE_BYTES = 256 * 1024;

  @Test
  void message_whenTheRefusalRepeatsWhatItRefuses_isCut_andSaysSo() throws IOException {
    JsonNode json = json("x" + "😀".repeat(200_000), "{}");

    assertThat(json.get("message").asText()).hasSizeLessThan(1_100).endsWith("(cut)");
    assertThat(json.get("event")).isEmpty();
  }

  @Test
  void event_whenItIsTooLarge_isLeftOut_andThePaperIsNamed() throws IOException {
    JsonNode json = json("no", "{\"title\":\"%s\"}".formatted("\\u0001".repeat(QUEUE_BYTES / 6)));

    assertThat(json.toString())
        .isEqualTo(
            "{'code':'Refused','message':'no','PK':'PAPER#x','SK':'CHANGE','sequenceNumber':'7','eventCut':true}"
                .replace('\'', '"'));
  }

  private static JsonNode json(String message, String event) throws IOException {
    BusEvent refused = new BusEvent("type", Instant.EPOCH, event);
    String text = new Undelivered("Refused", message, "PAPER#x", "7", Optional.of(refused)).text();
    assertThat(text.getBytes(UTF_8)).hasSizeLessThan(QUEUE_BYTES);
    return new ObjectMapper().readTree(text);
  }
}
