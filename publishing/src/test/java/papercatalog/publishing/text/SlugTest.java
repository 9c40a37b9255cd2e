package papercatalog.publishing.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.schema.Grammar;

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

  @ParameterizedTest
  @CsvSource({
    "Андрей Николаевич Колмогоров, andrey-nikolaevich-kolmogorov",
    "Ольга Ладыженская, olga-ladyzhenskaya",
    "Пафнутий Чебышёв, pafnutiy-chebyshev",
    "Сергій Їжак, sergiy-izhak",
    "Κωνσταντίνος Δασκαλάκης, konstantinos-daskalakis",
    "姚期智, yaoqizhi",
    "姚期智 (Andrew Yao), yaoqizhi-andrew-yao",
    "高橋 信行, gaoqiao-xinxing",
    "やまだ タロー, yamada-taro",
    "محمد الخوارزمي, mhmd-lkhwrzmy",
    "עדי שמיר, dy-smyr",
    "김철수, gimcheolsu",
    "Ада O'Neil, ada-o-neil",
  })
  void nameInAnotherScript_isSpelledInLatin(String name, String handle) {
    assertThat(Slug.ofAnyScript(name)).contains(handle);
  }

  @ParameterizedTest
  @ValueSource(strings = {"---", "😀", "・・"})
  void nameWithoutLetters_hasNone(String name) {
    assertThat(Slug.ofAnyScript(name)).isEmpty();
  }

  @Test
  void longName_keepsItsIdentity() {
    String start = "Proceedings of the Annual Meeting on Tides, Currents and Estuaries, ";
    List<String> names =
        List.of(
            start + "Volume 1: Long Papers",
            start + "Volume 2: Short Papers",
            start + "Volume 12: Short Papers",
            "潮".repeat(70),
            "潮".repeat(71),
            "x".repeat(64),
            "x".repeat(65),
            "x".repeat(66));
    assertThat(names)
        .extracting(name -> Slug.ofAnyScript(name).orElseThrow())
        .doesNotHaveDuplicates()
        .allMatch(Grammar.SLUG::admits)
        .contains("proceedings-of-the-annual-meeting-on-tides-currents-b5dc4c6ea3", "x".repeat(64));
    assertThat(Slug.of(names.getFirst().toUpperCase(Locale.ROOT)))
        .as("as of short names, of spellings too")
        .isEqualTo(Slug.of(names.getFirst()));
    assertThat(names).filteredOn(Slug::isShortened).hasSize(7);
    assertThat(Slug.cut(names.get(0))).isEqualTo(Slug.cut(names.get(1)));
  }
}
