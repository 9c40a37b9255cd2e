package papercatalog.domain.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Attributes as one compressed value, so that a record of 15,000 authors fits into an item.
 *
 * <p>Deflated: a map is the number of its members, then the name and value of each, by name. A
 * value is the letter of its DynamoDB type ({@code S N L M}), then its content. Texts and numbers
 * are UTF-8 after their length in four bytes.
 */
final class CompressedRecord {
  private CompressedRecord() {}

  static byte[] write(Item record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
      write(out, record.attributes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  static Item read(byte[] bytes) {
    try (DataInputStream in =
        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
      Item record = new Item(readMap(in));
      if (in.read() >= 0) {
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

  private static Map<String, AttributeValue> readMap(DataInputStream in) throws IOException {
    Map<String, AttributeValue> map = new HashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      map.put(readText(in), readValue(in));
    }
    return map;
  }

  private static AttributeValue readValue(DataInputStream in) throws IOException {
    int type = in.readByte();
    return switch (type) {
      case 'S' -> AttributeValue.fromS(readText(in));
      case 'N' -> AttributeValue.fromN(readText(in));
      case 'M' -> AttributeValue.fromM(readMap(in));
      case 'L' -> AttributeValue.fromL(readList(in));
      default -> throw new IOException("unknown type " + type);
    };
  }

  private static List<AttributeValue> readList(DataInputStream in) throws IOException {
    List<AttributeValue> list = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      list.add(readValue(in));
    }
    return list;
  }

  private static String readText(DataInputStream in) throws IOException {
    int length = in.readInt();
    byte[] bytes = in.readNBytes(Math.max(0, length));
    if (bytes.length != length) {
      throw new IOException("a text ends early");
    }
    return new String(bytes, UTF_8);
  }
}
