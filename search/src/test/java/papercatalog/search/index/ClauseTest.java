package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClauseTest {
  @Test
  void words_phrases_negations_andFields() {
    assertThat(Clause.parse("paxos \"made simple\" -raft author:lamport -title:\"part time\""))
        .containsExactly(
            new Clause(Clause.ANY, "paxos", false, false),
            new Clause(Clause.ANY, "made simple", true, false),
            new Clause(Clause.ANY, "raft", false, true),
            new Clause(PaperFields.AUTHOR, "lamport", false, false),
            new Clause(PaperFields.TITLE, "part time", true, true));
  }

  @ParameterizedTest
  @CsvSource({
    "year:2015..2020, [2015 TO 2020]",
    "year:2015, [2015 TO 2015]",
    "year:2015.., [2015 TO *]",
    "year:..2020, [* TO 2020]",
    "year:\u201c2015..2020\u201d, [2015 TO 2020]",
  })
  void years_areRanges(String text, String range) {
    assertThat(LuceneQuery.of(text, Optional.empty(), Optional.empty()).toString())
        .contains("year:" + range);
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
    assertThat(Clause.parse(text))
        .singleElement()
        .satisfies(it -> assertThat(it.field()).isEqualTo(Clause.ANY))
        .satisfies(it -> assertThat(it.text()).isEqualTo(word));
  }

  @Test
  void blanksOfAllKinds_separateWords_andAreNoQuery() {
    assertThat(Clause.parse(" \u00a0\t\u0000\u3000")).isEmpty();
    assertThat(Clause.parse("a\u0000b\u00a0c"))
        .extracting(Clause::text)
        .containsExactly("a", "b", "c");
  }
}
