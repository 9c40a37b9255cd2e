package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PersonNameTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "Lucía Ortega Ruiz | Lucía | Ortega Ruiz | 2",
        "Leslie Lamport | Leslie | Lamport | 1",
        "Lamport | - | Lamport | 1",
        "Ortega Ruiz | - | Ortega Ruiz | 2",
        "高明远 | 明远 | 高 | 0",
        "L. Lamport | Leslie | Lamport | 0",
        "Lamport Leslie | Leslie | Lamport | 0",
      })
  void familyWords_arePlaceOfFamilyName(String name, String given, String family, int words) {
    PersonName parts =
        new PersonName(Optional.ofNullable(given), Optional.empty(), family, Optional.empty());

    assertThat(parts.familyWordsIn(name)).isEqualTo(words);
    if (words > 0) {
      assertThat(PersonName.ofWords(name, words)).isEqualTo(parts);
    }
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "0000-0002-1825-0097,",
        "0000-0001-5109-3700,",
        "0000-0002-1694-233X,",
        "0000-0002-1825-0098, orcid must end with the check digit of the others",
        "0000-0002-1825-009, 'orcid must be four groups of four, as in 0000-0002-1825-0097'",
      })
  void orcid_endsWithItsCheckDigit(String orcid, String problem) {
    try {
      assertThat(Orcid.requireChecked(orcid)).isEqualTo(orcid);
      assertThat(problem).isNull();
    } catch (InvalidValue invalid) {
      assertThat(invalid).hasMessage(problem);
    }
  }
}
