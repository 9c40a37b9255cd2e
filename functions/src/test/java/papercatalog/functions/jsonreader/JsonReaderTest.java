package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** It reads what Jackson reads, and refuses what Jackson refuses. */
final class JsonReaderTest {
  private static final JsonFactory JACKSON = new JsonFactory();
  private static final int DOCUMENTS = 20_000;

  /** What a document says: texts, numbers as they are written, and the others by their names. */
  private sealed interface Value {
    record Text(String text) implements Value {}

    record Other(String text) implements Value {}

    record Array(List<Value> elements) implements Value {}

    record Members(Map<String, Value> members) implements Value {}
  }

  @Test
  void generatedDocuments_readAsByJackson() throws IOException {
    GeneratedDocuments documents = new GeneratedDocuments(new Random(1));
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = documents.next();
      assertThat(read(document)).as(new String(document, UTF_8)).isEqualTo(byJackson(document));
    }
  }

  @Test
  void damagedDocuments_refusedAsByJackson() throws IOException {
    Random random = new Random(2);
    GeneratedDocuments documents = new GeneratedDocuments(random);
    int refused = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = GeneratedDocuments.damaged(documents.next(), random);
      Value expected;
      try {
        expected = byJackson(document);
      } catch (IOException _) {
        refused++;
        assertThatThrownBy(() -> read(document), "reading %s", new String(document, UTF_8))
            .isInstanceOf(IOException.class);
        continue;
      }
      assertThat(read(document)).as(new String(document, UTF_8)).isEqualTo(expected);
    }
    assertThat(refused).isBetween(DOCUMENTS / 4, DOCUMENTS * 9 / 10);
  }

  @Test
  void truncatedDocuments_refused() {
    byte[] document = "{\"a\":[1.5e-3,\"\\u00e9\u00e9\",true,null,{}]}".getBytes(UTF_8);
    for (int length = 0; length < document.length; length++) {
      byte[] beginning = java.util.Arrays.copyOf(document, length);
      assertThatThrownBy(() -> read(beginning)).isInstanceOf(IOException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01",
        "+1",
        "1.",
        ".5",
        "1e",
        "-",
        "[1,]",
        "[,1]",
        "{\"a\":1,}",
        "{,}",
        "{\"a\"}",
        "{a:1}",
        "'a'",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"a\nb\"",
        "tru",
        "nul",
        "NaN",
        "1 2",
        "[1 2]",
        "\"a",
        "[1}",
        "{]",
        "",
        " ",
        "//",
        "\u00a0 1"
      })
  void whatIsNoJson_refused(String text) {
    assertThatThrownBy(() -> read(text.getBytes(UTF_8)))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("No JSON at byte ");
  }

  @Test
  void damagedUtf8_refused() {
    for (byte[] damaged :
        List.of(new byte[] {'"', (byte) 0xc3, '"'}, new byte[] {'"', (byte) 0x80, '"'})) {
      assertThatThrownBy(() -> read(damaged)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void replacementCharacterThatWasSent_read() throws IOException {
    assertThat(read("\"\uFFFD\"".getBytes(UTF_8))).isEqualTo(new Value.Text("\uFFFD"));
  }

  @Test
  void nesting_readToItsLimitAndRefusedBeyond() throws IOException {
    String deep = "[".repeat(JsonReader.MAX_DEPTH) + "]".repeat(JsonReader.MAX_DEPTH);
    new JsonReader(deep.getBytes(UTF_8)).skip();
    assertThatThrownBy(() -> new JsonReader(("[" + deep + "]").getBytes(UTF_8)).skip())
        .isInstanceOf(IOException.class);
  }

  @Test
  void skip_stepsOverAnyValue() throws IOException {
    JsonReader json =
        new JsonReader("[{\"a\":[1,{}]},[],\"\\n\",-1.5e+3,true,null,7]".getBytes(UTF_8));
    assertThat(json.beginsArray()).isTrue();
    for (int i = 0; i < 6; i++) {
      assertThat(json.nextElement()).isTrue();
      json.skip();
    }
    assertThat(json.nextElement()).isTrue();
    assertThat(json.integer()).isEqualTo(7);
    assertThat(json.nextElement()).isFalse();
    json.end();
  }

  private static Value read(byte[] document) throws IOException {
    JsonReader json = new JsonReader(document);
    Value value = value(json);
    json.end();
    return value;
  }

  private static Value value(JsonReader json) throws IOException {
    if (json.beginsObject()) {
      Map<String, Value> members = new LinkedHashMap<>();
      while (json.nextMember()) {
        String name = json.name();
        members.put(name, value(json));
      }
      return new Value.Members(members);
    }
    if (json.beginsArray()) {
      List<Value> elements = new ArrayList<>();
      while (json.nextElement()) {
        elements.add(value(json));
      }
      return new Value.Array(elements);
    }
    if (json.isText()) {
      return new Value.Text(json.text());
    }
    return switch (json.kind()) {
      case 't', 'f' -> new Value.Other(Boolean.toString(json.bool()));
      case 'n' -> {
        json.skip();
        yield new Value.Other("null");
      }
      default -> new Value.Other(json.number());
    };
  }

  private static Value byJackson(byte[] document) throws IOException {
    try (JsonParser json = JACKSON.createParser(document)) {
      Value value = byJackson(json, json.nextToken());
      if (json.nextToken() != null) {
        throw new IOException("More than one value");
      }
      return value;
    }
  }

  private static Value byJackson(JsonParser json, JsonToken token) throws IOException {
    if (token == null) {
      throw new IOException("No value");
    }
    if (token == JsonToken.START_OBJECT) {
      Map<String, Value> members = new LinkedHashMap<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        members.put(name, byJackson(json, json.nextToken()));
      }
      return new Value.Members(members);
    }
    if (token == JsonToken.START_ARRAY) {
      List<Value> elements = new ArrayList<>();
      for (JsonToken next = json.nextToken();
          next != JsonToken.END_ARRAY;
          next = json.nextToken()) {
        elements.add(byJackson(json, next));
      }
      return new Value.Array(elements);
    }
    return token == JsonToken.VALUE_STRING
        ? new Value.Text(json.getText())
        : new Value.Other(json.getText());
  }
}
