package papercatalog.domain.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.InvalidValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Records that nobody can have published, but an item can hold: 400 KB compressed. */
final class CompressedRecordTest {
  private static final int DEFLATED = 400 * 1024;

  @FunctionalInterface
  private interface Writing {
    void write(DataOutputStream out) throws IOException;
  }

  private static byte[] deflated(Writing writing) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new DeflaterOutputStream(bytes, new Deflater(9))))) {
      writing.write(out);
    }
    assertThat(bytes.size()).isLessThan(DEFLATED);
    return bytes.toByteArray();
  }

  private static void begin(DataOutputStream out, char type) throws IOException {
    out.writeInt(1);
    name(out);
    out.writeByte(type);
  }

  private static void name(DataOutputStream out) throws IOException {
    out.writeInt(1);
    out.write("a".getBytes(UTF_8));
  }

  private static void assertRefused(byte[] bytes) {
    assertThatThrownBy(() -> CompressedRecord.read(bytes))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("A compressed record cannot be read: it has more");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 1_000, 1_000_000})
  void deepRecord_isRefused(int depth) throws IOException {
    assertRefused(
        deflated(
            out -> {
              begin(out, 'L');
              for (int i = 0; i < depth; i++) {
                out.writeInt(1);
                out.writeByte('L');
              }
              out.writeInt(0);
            }));
    assertRefused(
        deflated(
            out -> {
              for (int i = 0; i < depth; i++) {
                begin(out, 'M');
              }
              out.writeInt(0);
            }));
  }

  @Test
  void recordOfManyValues_isRefused() throws IOException {
    int values = 6_000_000;
    assertRefused(
        deflated(
            out -> {
              begin(out, 'L');
              out.writeInt(values);
              for (int i = 0; i < values; i++) {
                out.writeByte('S');
                out.writeInt(0);
              }
            }));
  }

  @Test
  void longText_withAnyDeclaredLength_isRefused() throws IOException {
    int length = 300_000_000;
    for (int said : new int[] {length, Integer.MAX_VALUE, -1}) {
      assertRefused(
          deflated(
              out -> {
                begin(out, 'S');
                out.writeInt(said);
                byte[] part = new byte[1_000_000];
                for (int i = 0; i < length / part.length; i++) {
                  out.write(part);
                }
              }));
    }
  }

  /** The largest list of an older release, which had no maximum. */
  @Test
  void hundredThousandReferences_areRead() {
    List<AttributeValue> references = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      references.add(
          AttributeValue.fromM(
              Map.of(
                  "text", AttributeValue.fromS("Reference " + i),
                  "identifiers",
                      AttributeValue.fromM(Map.of("doi", AttributeValue.fromS("10.1/" + i))))));
    }
    Item record = new Item(Map.of("references", AttributeValue.fromL(references)));

    assertThat(CompressedRecord.read(CompressedRecord.write(record))).isEqualTo(record);
  }

  @ParameterizedTest
  @CsvSource({"33, 1048576", "500000, 1"})
  void recordThatCouldNotBeRead_isNotWritten(int values, int length) {
    AttributeValue text = AttributeValue.fromS("x".repeat(length));
    Item record = new Item(Map.of("a", AttributeValue.fromL(Collections.nCopies(values, text))));

    assertThatThrownBy(() -> CompressedRecord.write(record)).isInstanceOf(InvalidValue.class);
  }
}
