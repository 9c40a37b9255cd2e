package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.cli.cost.Traffic;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

final class CostTest {
  @Test
  void cost_asText_hasEveryMeterTheSumAndTheDateOfThePrices() {
    Run run = Run.catalog("cost", "--reads", "A1=1_000_000", "--papers", "1000").expect(0);

    assertThat(run.out()).contains("HTTP API", "read request units", "Sum", "1.57");
    assertThat(run.out()).contains("1,000,000 x 0.5000 read units", "Prices of us-east-1 in ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void cost_asJson_addsUp() {
    JsonNode bill =
        Run.catalog(
                "cost",
                "--reads",
                "GetPaper=1000000,ListTopicPapers=5",
                "--publishes=100",
                "--output=json")
            .expect(0)
            .lastJson();

    double sum = 0;
    for (JsonNode line : bill.get("lines")) {
      sum += line.get("dollars").asDouble();
    }
    assertThat(bill.get("dollars").asDouble()).isEqualTo(sum, within(1e-9)).isPositive();
    assertThat(bill.get("lines")).hasSize(9);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 7, 271, 1_000_000, Long.MAX_VALUE / 4})
  void usualTraffic_isSpreadByFrequency_andAddsUp(long requests) {
    Map<AccessPattern<?>, Long> reads = Traffic.usual(requests);

    assertThat(reads.values().stream().mapToLong(it -> it).sum()).isEqualTo(requests);
    assertThat(reads.get(AccessPatterns.GET_PAPER) / 10)
        .isCloseTo(reads.get(AccessPatterns.LIST_AUTHOR_PAPERS), within(1L));
    assertThat(reads.get(AccessPatterns.GET_AUTHOR)).isLessThanOrEqualTo(requests / 100 + 1);
  }

  @Test
  void cost_ofRequests_countsEachOne_andExcludesReads() {
    assertThat(Run.catalog("cost", "--requests", "1000000").expect(0).out())
        .contains("1,000,000 requests");
    Run.catalog("cost", "--requests", "1", "--reads", "A1=1").expect(2);
  }

  @Test
  void cost_ofAnUnknownPattern_namesThePatterns() {
    assertThat(Run.catalog("cost", "--reads", "A99=1").expect(2).err())
        .contains("GetPaper (A1)", "GetAuthor (A5)", "ListTopics (A12)");
  }

  @Test
  void cost_withSettings_namesTheirMeters() {
    assertThat(Run.catalog("cost", "--requests=1", "--with=cdn,search").expect(0).out())
        .contains("requests to CloudFront", "the search index");
    assertThat(Run.catalog("cost", "--with=snow").expect(2).err()).contains("EVENTS");
  }

  @Test
  void cost_ofNonsense_isAUsageError() {
    Run.catalog("cost", "--reads", "A1=-1").expect(2);
    Run.catalog("cost", "--limit", "0").expect(2);
    Run.catalog("cost", "--limit", "1001").expect(2);
    Run.catalog("cost", "--memory", "1").expect(2);
    Run.catalog("cost", "--papers", "many").expect(2);
  }
}
