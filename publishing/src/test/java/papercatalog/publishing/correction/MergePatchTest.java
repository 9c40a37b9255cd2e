package papercatalog.publishing.correction;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.publishing.entry.JsonItems;

final class MergePatchTest {
  /** The rows of RFC 7396, appendix A: original, patch, result. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {"a":"b"}                   | {"a":"c"}                       | {"a":"c"}
          {"a":"b"}                   | {"b":"c"}                       | {"a":"b","b":"c"}
          {"a":"b"}                   | {"a":null}                      | {}
          {"a":"b","b":"c"}           | {"a":null}                      | {"b":"c"}
          {"a":["b"]}                 | {"a":"c"}                       | {"a":"c"}
          {"a":"c"}                   | {"a":["b"]}                     | {"a":["b"]}
          {"a":{"b":"c"}}             | {"a":{"b":"d","c":null}}        | {"a":{"b":"d"}}
          {"a":[{"b":"c"}]}           | {"a":[1]}                       | {"a":[1]}
          ["a","b"]                   | ["c","d"]                       | ["c","d"]
          {"a":"b"}                   | ["c"]                           | ["c"]
          {"a":"foo"}                 | null                            | null
          {"a":"foo"}                 | "bar"                           | "bar"
          {"e":null}                  | {"a":1}                         | {"e":null,"a":1}
          [1,2]                       | {"a":"b","c":null}              | {"a":"b"}
          {}                          | {"a":{"bb":{"ccc":null}}}       | {"a":{"bb":{}}}
          """)
  void apply_isThatOfTheRfc(String original, String patch, String result)
      throws JsonProcessingException {
    JsonNode target = json(original);

    assertThat(MergePatch.apply(target, json(patch))).isEqualTo(json(result));
    assertThat(target).isEqualTo(json(original));
  }

  private static JsonNode json(String text) throws JsonProcessingException {
    return JsonItems.STRICT.readTree(text);
  }
}
