package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.search.index.LuceneQuery.Clause;

final class LuceneQueryTest {
  @Test
  void words_phrases_negations_andFields() {
    assertThat(
            clauses(
                new LuceneQuery("paxos \"made simple\" -raft author:lamport -title:\"part time\"")))
        .containsExactly(
            new Clause("", "paxos", false, false),
            new Clause("", "made simple", true, false),
            new Clause("", "raft", false, true),
            new Clause("author", "lamport", false, false),
            new Clause("title", "part time", true, true));
  }

  @Test
  void operators_areInCapitals_andJoinNeighbours() {
    assertThat(new LuceneQuery("paxos OR \"raft log\" AND live NOT simple").groups)
        .containsExactly(
            List.of(new Clause("", "paxos", false, false), new Clause("", "raft log", true, false)),
            List.of(new Clause("", "live", false, false)),
            List.of(new Clause("", "simple", false, true)));
    assertThat(new LuceneQuery("OR paxos or raft NOT").hasOperators()).isFalse();
    assertThat(new LuceneQuery("TO BE OR NOT TO BE").hasOperators()).isFalse();
  }

  @Test
  void sentence_hasNoOperators_butFields() {
    String sentence =
        "which of the \"known\" papers is -not about a OR b NOT c topic:consensus then";
    LuceneQuery query = new LuceneQuery(sentence);
    assertThat(query.hasOperators()).isFalse();
    assertThat(clauses(query)).noneMatch(Clause::phrase);
    assertThat(clauses(query)).extracting(Clause::field).contains("topic");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year:abc|year abc",
        "year:20152020|year 20152020",
        "year:..|year",
        "doi:10.1|doi 10.1",
        "author:|author",
        "\"open|open",
        "-|",
        "--|",
        "-100|100",
        "-7.5|7.5",
        "a\"b|a b",
        "\"THE\"-System|the system",
      })
  void whatCannotBeParsed_isWords(String text, String words) {
    assertThat(words(text)).isEqualTo(words == null ? "" : words);
  }

  @Test
  void blanksOfAllKinds_separateWords_andAreNoQuery() {
    assertThat(words(" \u00a0\t\u0000\u3000")).isEmpty();
    assertThat(words("x\u0000b\u00a0c")).isEqualTo("x b c");
  }

  private static List<Clause> clauses(LuceneQuery query) {
    return query.groups.stream().flatMap(List::stream).toList();
  }

  private static String words(String text) {
    return clauses(new LuceneQuery(text)).stream()
        .flatMap(clause -> Words.texts(clause.text()).stream())
        .collect(Collectors.joining(" "));
  }
}
