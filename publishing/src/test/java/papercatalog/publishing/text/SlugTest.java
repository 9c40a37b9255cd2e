package papercatalog.publishing.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SlugTest {
  @ParameterizedTest
  @CsvSource({
    "Jan Hajič, jan-hajic",
    "JAN HAJIC, jan-hajic",
    "Łukasz Kaiser, lukasz-kaiser",
    "Søren Straße-Æsop, soren-strasse-aesop",
    "Đặng Þór Ðarı, dang-thor-dari",
    "İbrahim Œuvre, ibrahim-oeuvre",
    "Shaquille O'Neal, shaquille-o-neal",
    "Kaʻahumanu, ka-ahumanu",
    "'  J. R. R. Tolkien.', j-r-r-tolkien",
    "ﬁne ２００８, fine-2008",
    "Jo\u0301se\u0301, jose",
  })
  void of_spellsNames(String name, String slug) {
    assertThat(Slug.of(name)).contains(slug);
  }

  @ParameterizedTest
  @ValueSource(strings = {"姚期智", "姚期智 (Andrew Yao)", "Мария", "Μαρία", "---", "😀"})
  void of_whatHasNoSpelling_isNothing(String name) {
    assertThat(Slug.of(name)).isEmpty();
  }

  @Test
  void of_longNames_endAfter64Characters() {
    assertThat(Slug.of("x".repeat(63) + " y z")).contains("x".repeat(63));
    assertThat(Slug.of("x".repeat(100))).contains("x".repeat(64));
  }
}
