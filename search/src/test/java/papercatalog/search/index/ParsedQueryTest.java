package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.PublicationDate;
import papercatalog.search.index.Clause.Target;
import papercatalog.search.index.Clause.Years;

final class ParsedQueryTest {
  @Test
  void words_phrases_negations_andFields() {
    assertThat(
            ParsedQuery.of("paxos \"made simple\" -raft author:lamport -title:\"part time\"")
                .clauses())
        .containsExactly(
            new Clause(Target.ANY, "paxos", false, false),
            new Clause(Target.ANY, "made simple", true, false),
            new Clause(Target.ANY, "raft", false, true),
            new Clause(Target.AUTHOR, "lamport", false, false),
            new Clause(Target.TITLE, "part time", true, true));
  }

  @ParameterizedTest
  @CsvSource({
    "year:2015..2020, 2015, 2020",
    "year:2015, 2015, 2015",
    "year:2015..,2015,",
    "year:..2020,,2020",
  })
  void years_areRanges(String text, String first, String last) {
    assertThat(ParsedQuery.of(text).clauses().getFirst().years())
        .contains(
            new Years(
                Optional.ofNullable(first).map(PublicationDate::new),
                Optional.ofNullable(last).map(PublicationDate::new)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year:abc|year:abc",
        "year:20152020|year:20152020",
        "year:..|year:..",
        "doi:10.1|doi:10.1",
        "author:|author:",
        "\"open|\"open",
        "-|-",
        "--|-",
        "a\"b|a\"b",
        "\"THE\"-System|\"THE\"-System",
      })
  void whatCannotBeParsed_isWords(String text, String word) {
    assertThat(ParsedQuery.of(text).clauses())
        .singleElement()
        .satisfies(it -> assertThat(it.target()).isEqualTo(Target.ANY))
        .satisfies(it -> assertThat(it.text()).isEqualTo(word));
  }

  @Test
  void blanksOfAllKinds_separateWords_andAreNoQuery() {
    assertThat(ParsedQuery.of(" \u00a0\t\u0000\u3000").isEmpty()).isTrue();
    assertThat(ParsedQuery.of("a\u0000b\u00a0c").clauses())
        .extracting(Clause::text)
        .containsExactly("a", "b", "c");
  }
}
