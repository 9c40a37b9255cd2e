package papercatalog.domain.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Attributes as one compressed value, so that a record of 15,000 authors fits into an item.
 *
 * <p>Deflated: a map is the number of its members, then the name and value of each, by name. A
 * value is the letter of its DynamoDB type ({@code S N L M}), then its content. Texts and numbers
 * are UTF-8 after their length in four bytes.
 *
 * <p>400 KB can inflate to 400 MB, or to maps that no stack can hold. So a record is bounded, far
 * above those that operators may publish.
 */
final class CompressedRecord {
  private static final int MAX_BYTES = 32 << 20;
  private static final int MAX_VALUES = 500_000;
  private static final int MAX_DEPTH = 16;

  private final DataInputStream in;
  private int values;

  private CompressedRecord(byte[] inflated) {
    in = new DataInputStream(new ByteArrayInputStream(inflated));
  }

  /** Fails with InvalidValue for a record that {@link #read} would refuse for its size. */
  static byte[] write(Item record) {
    if (values(record.attributes().values()) > MAX_VALUES) {
      throw new InvalidValue("record", "must have at most %,d values".formatted(MAX_VALUES));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
      write(out, record.attributes());
      if (out.size() > MAX_BYTES) {
        throw new InvalidValue("record", "must have at most 32 MB before it is compressed");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static long values(Collection<AttributeValue> all) {
    return all.stream()
        .mapToLong(value -> 1 + values(value.hasM() ? value.m().values() : value.l()))
        .sum();
  }

  static Item read(byte[] bytes) {
    try (InputStream inflating = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
      byte[] inflated = inflating.readNBytes(MAX_BYTES + 1);
      if (inflated.length > MAX_BYTES) {
        throw new IOException("it has more than %,d bytes".formatted(MAX_BYTES));
      }
      CompressedRecord stored = new CompressedRecord(inflated);
      Item record = new Item(stored.readMap(0));
      if (stored.in.read() >= 0) {
        throw new IOException("data follows its end");
      }
      return record;
    } catch (IOException e) {
      throw new IllegalStateException("A compressed record cannot be read: " + e.getMessage(), e);
    }
  }

  private static void write(DataOutputStream out, Map<String, AttributeValue> map)
      throws IOException {
    out.writeInt(map.size());
    for (Map.Entry<String, AttributeValue> member : new TreeMap<>(map).entrySet()) {
      writeText(out, member.getKey());
      write(out, member.getValue());
    }
  }

  private static void write(DataOutputStream out, AttributeValue value) throws IOException {
    out.writeByte(value.type().name().charAt(0));
    switch (value.type()) {
      case S -> writeText(out, value.s());
      case N -> writeText(out, value.n());
      case M -> write(out, value.m());
      case L -> {
        out.writeInt(value.l().size());
        for (AttributeValue element : value.l()) {
          write(out, element);
        }
      }
      default -> throw new IllegalArgumentException("A record holds no " + value.type());
    }
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private Map<String, AttributeValue> readMap(int depth) throws IOException {
    Map<String, AttributeValue> map = new HashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      map.put(readText(), readValue(depth + 1));
    }
    return map;
  }

  private AttributeValue readValue(int depth) throws IOException {
    values++;
    if (values > MAX_VALUES || depth > MAX_DEPTH) {
      throw new IOException("it has more values than a paper, or in deeper lists");
    }
    int type = in.readByte();
    return switch (type) {
      case 'S' -> AttributeValue.fromS(readText());
      case 'N' -> AttributeValue.fromN(readText());
      case 'M' -> AttributeValue.fromM(readMap(depth));
      case 'L' -> AttributeValue.fromL(readList(depth));
      default -> throw new IOException("unknown type " + type);
    };
  }

  private List<AttributeValue> readList(int depth) throws IOException {
    List<AttributeValue> list = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      list.add(readValue(depth + 1));
    }
    return list;
  }

  private String readText() throws IOException {
    int length = in.readInt();
    byte[] bytes = in.readNBytes(Math.max(0, length));
    if (bytes.length != length) {
      throw new IOException("a text ends early");
    }
    return new String(bytes, UTF_8);
  }
}
