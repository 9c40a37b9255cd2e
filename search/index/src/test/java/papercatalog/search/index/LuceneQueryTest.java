package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.apache.lucene.search.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.read.PageRequest;

final class LuceneQueryTest {
  @Test
  void words_phrases_negations_andFields() {
    LuceneQuery query =
        new LuceneQuery("paxos \"made simple\" -raft author:lamport -title:\"part time\" open");
    assertThat(List.of("made", "simple", "opens")).allMatch(query::marks);
    assertThat(List.of("raft", "lamport", "part", "paxoses")).noneMatch(query::marks);
    assertThat(query.papers(PageRequest.FIRST).toString())
        .contains("title:\"made simple\"", "-(", "+((author:lamport)^2.0)", "abstract:open*")
        .contains("-((title:\"part time\")^3.0)")
        .doesNotContain("title:lamport", "abstract:\"part", "paxos*", "raft*");
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
    assertThat(query(text).toString()).contains("year:" + range);
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
        "a\"b|a b",
        "\"THE\"-System|the system",
      })
  void whatCannotBeParsed_isWords(String text, String words) {
    assertThat(query(text)).isEqualTo(query(words == null ? "" : words));
  }

  @Test
  void blanksOfAllKinds_separateWords_andAreNoQuery() {
    assertThat(query(" \u00a0\t\u0000\u3000")).isEqualTo(query(""));
    assertThat(query("x\u0000b\u00a0c")).isEqualTo(query("x b c"));
  }

  private static Query query(String text) {
    return new LuceneQuery(text).papers(PageRequest.FIRST);
  }
}
