package papercatalog.publishing.citation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LanguagesTest {
  @ParameterizedTest
  @CsvSource({
    "en, en",
    "EN, en",
    "en-us, en-US",
    "en_US, en-US",
    "eng-US, en-US",
    "zh-hant-tw, zh-Hant-TW",
    "english, en",
    "American, en-US",
    "UKenglish, en-GB",
    "ngerman, de",
    "naustrian, de-AT",
    "Deutsch, de",
    "frenchb, fr",
    "brazilian, pt-BR",
    "Portuguese, pt",
    "magyar, hu",
    "russian, ru",
    "Chinese, zh",
    "deu, de",
    "ger, de",
    "haw, haw",
  })
  void name_becomesATag(String name, String tag) {
    assertThat(Languages.tag(name)).contains(tag);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Klingonish", "english and german", "n/a", "xx", "en-", "en-abcdefghij", "1"})
  void anythingElse_hasNone(String text) {
    assertThat(Languages.tag(text)).isEmpty();
  }

  @Test
  void longText_hasNone() {
    assertThat(Languages.tag("en" + "-a1".repeat(300_000))).isEmpty();
  }
}
