package papercatalog.citations.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.PersonName;

final class GuessedNameTest {
  @ParameterizedTest
  @CsvSource({
    "Ada Lovelace, Ada, , Lovelace, ",
    "Martin Luther King Jr., Martin Luther, , King, Jr.",
    "Ludwig van Beethoven, Ludwig, van, Beethoven, ",
    "Jan van der Berg III, Jan, van der, Berg, III",
    "J.-P. O'Neil, J.-P., , O'Neil, ",
    "van Gogh, van, , Gogh, ",
    "Ada King Jr, Ada, , King, Jr",
    "Carol Nations, Carol, , Nations, ",
    "ada lovelace, ada, , lovelace, ",
  })
  void name_ofAPerson_hasParts(
      String name, String given, String particle, String family, String suffix) {
    assertThat(GuessedName.of(name))
        .contains(
            new PersonName(
                Optional.of(given),
                Optional.ofNullable(particle),
                family,
                Optional.ofNullable(suffix)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Plato",
        "姚期智",
        "Barnes and Noble, Inc.",
        "Dynamo Team",
        "European Commission",
        "Comissão Europeia",
        "Departamento de Física",
        "Ministério da Saúde",
        "United Nations",
        "Tide Ltd.",
        "Sea GmbH",
        "Bundesministerium für Gezeiten",
        "Tide Investigators",
        "ATLAS Collaboration",
        "Jr. Smith",
        "Ada  Lovelace",
        "Ada--Byron King",
        "Ada {Lovelace}",
        "others"
      })
  void name_ofAnyOther_hasNoParts(String name) {
    assertThat(GuessedName.of(name)).isEmpty();
  }
}
