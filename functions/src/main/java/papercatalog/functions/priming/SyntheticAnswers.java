package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.functions.json.JsonText;

/**
 * Responses of DynamoDB with items of every kind: the JVM compiles for the data it has seen, and
 * discards that code when other data arrive.
 */
final class SyntheticAnswers {
  /** List lengths by their first item; one list exceeds the size of a socket read. */
  private static final List<Integer> SIZES = List.of(4, 1, 11, 2, 3);

  /** The table that the answers of batches name. */
  static final String TABLE = "papers";

  private static final String CONSUMED = "{\"TableName\":\"papers\",\"CapacityUnits\":0.5}";

  private static final String PARTITION_KEY = "\"PK\":([{][^}]*[}])";

  private SyntheticAnswers() {}

  /** Complete HTTP responses, each valid for the requests of the pattern. */
  static List<byte[]> all(AccessPattern<?> pattern) throws IOException {
    List<String> items = items().stream().map(item -> inList(item, pattern)).toList();
    List<byte[]> answers = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      List<String> some = new ArrayList<>(head(pattern));
      for (int j = 0; j < SIZES.get(i); j++) {
        some.add(items.get((i + j) % items.size()));
      }
      answers.add(whole(body(some, pattern)));
    }
    answers.add(whole(body(List.of(), pattern)));
    return answers;
  }

  /** The head of the list that the synthetic events name, if the list has one. */
  private static List<String> head(AccessPattern<?> pattern) {
    if (!(pattern instanceof ListPattern<?, ?> list) || !list.hasHead()) {
      return List.of();
    }
    return List.of(
        """
        {"PK":{"S":"priming"},"%s":{"S":"~"},"schemaVersion":{"N":"2"},"handle":{"S":"%2$s"},\
        "name":{"S":"%2$s"},"title":{"S":"Priming"},"authorCount":{"N":"12"},"cited":{"M":{\
        "affiliations":{"L":[{"S":"Nowhere"}]},"orcid":{"S":"0000-0002-1825-0097"},\
        "homepage":{"S":"https://example.com/"}}}}"""
            .formatted(
                pattern.index().orElseThrow().sortKey(),
                pattern.parameters().samples().getFirst()));
  }

  /** Selects the sort key of the list from those of the item, which are named by kind. */
  private static String inList(String item, AccessPattern<?> pattern) {
    return switch (pattern.access()) {
      case Access.GetItem _, Access.BatchGetItem _, Access.QueryItemCollection _ ->
          item.replaceFirst(PARTITION_KEY, "$0,\"SK\":$1");
      case Access.QueryItems query -> named(item, query.sort(), TableSchema.SORT_KEY);
      case Access.QueryDirectory query ->
          named(item, query.directory().kind(), TableSchema.SORT_KEY);
      case Access.Query query -> named(item, query.prefix().sortedBy(), query.index().sortKey());
    };
  }

  private static String named(String item, KeyPrefix kind, String sortKey) {
    return item.replace('"' + kind.name() + "\":{", '"' + sortKey + "\":{");
  }

  private static List<String> items() throws IOException {
    try (InputStream lines = SyntheticAnswers.class.getResourceAsStream("items.jsonl")) {
      return new String(Objects.requireNonNull(lines).readAllBytes(), UTF_8).lines().toList();
    }
  }

  private static byte[] body(List<String> items, AccessPattern<?> pattern) {
    boolean batch = pattern.access() instanceof Access.BatchGetItem;
    return JsonText.object(
            json -> {
              if (!items.isEmpty()) {
                json.writeFieldName("Item");
                json.writeRawValue(items.getFirst());
              }
              String array = "[" + String.join(",", items) + "]";
              json.writeFieldName("Items");
              json.writeRawValue(array);
              json.writeObjectFieldStart("Responses");
              json.writeFieldName(TABLE);
              json.writeRawValue(array);
              json.writeEndObject();
              json.writeObjectFieldStart("UnprocessedKeys");
              json.writeEndObject();
              json.writeNumberField("Count", items.size());
              json.writeNumberField("ScannedCount", items.size());
              json.writeFieldName("ConsumedCapacity");
              json.writeRawValue(batch ? "[" + CONSUMED + "]" : CONSUMED);
            })
        .bytes();
  }

  private static byte[] whole(byte[] body) {
    CRC32 crc = new CRC32();
    crc.update(body);
    String head =
        """
        HTTP/1.1 200 OK
        Server: Server
        Date: Fri, 20 Nov 2026 09:00:00 GMT
        Content-Type: application/x-amz-json-1.0
        Content-Length: %d
        Connection: keep-alive
        x-amzn-RequestId: 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ABCDEF
        x-amz-crc32: %d

        """
            .formatted(body.length, crc.getValue());
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.writeBytes(head.replace("\n", "\r\n").getBytes(US_ASCII));
    whole.writeBytes(body);
    return whole.toByteArray();
  }
}
