package papercatalog.announcements.stream;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.jsonreader.JsonReader;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;

/** Reads the event in which Lambda hands over a batch of a stream's records, in their order. */
final class StreamEvent {
  private static final BigDecimal MILLISECONDS = BigDecimal.valueOf(1_000);

  private final JsonReader json;

  private StreamEvent(byte[] event) {
    json = new JsonReader(event);
  }

  static List<StreamRecord> read(byte[] event) throws IOException {
    StreamEvent reader = new StreamEvent(event);
    List<StreamRecord> records = List.of();
    reader.beginObject();
    while (reader.json.nextMember()) {
      if (reader.json.name().equals("Records")) {
        records = reader.records();
      } else {
        reader.json.skip();
      }
    }
    reader.json.end();
    return records;
  }

  private List<StreamRecord> records() throws IOException {
    List<StreamRecord> records = new ArrayList<>();
    if (!json.beginsArray()) {
      throw new IOException("Records must be an array");
    }
    while (json.nextElement()) {
      beginObject();
      while (json.nextMember()) {
        if (json.name().equals("dynamodb")) {
          records.add(record());
        } else {
          json.skip();
        }
      }
    }
    return records;
  }

  private StreamRecord record() throws IOException {
    String sequenceNumber = "";
    String partition = "";
    Instant at = Instant.EPOCH;
    Optional<Item> before = Optional.empty();
    Optional<Item> after = Optional.empty();
    beginObject();
    while (json.nextMember()) {
      switch (json.name()) {
        case "SequenceNumber" -> sequenceNumber = json.text();
        case "Keys" -> partition = item().optional(TableSchema.PARTITION_KEY).orElse("");
        case "ApproximateCreationDateTime" -> at = moment(json.number());
        case "OldImage" -> before = Optional.of(item());
        case "NewImage" -> after = Optional.of(item());
        default -> json.skip();
      }
    }
    if (sequenceNumber.isEmpty()) {
      throw new IOException("A record must have a sequence number");
    }
    return new StreamRecord(sequenceNumber, partition, at, before, after);
  }

  private Item item() throws IOException {
    return new Item(new ItemJson(json).attributes());
  }

  /** Seconds since 1970, with or without a fraction, or with an exponent. */
  private static Instant moment(String seconds) {
    return Instant.ofEpochMilli(new BigDecimal(seconds).multiply(MILLISECONDS).longValue());
  }

  private void beginObject() throws IOException {
    if (!json.beginsObject()) {
      throw new IOException("An event of a stream must be objects of objects");
    }
  }
}
