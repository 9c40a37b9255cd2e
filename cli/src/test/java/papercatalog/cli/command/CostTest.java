package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CostTest {
  @Test
  void cost_asText_hasEveryMeterTheSumAndTheDateOfThePrices() {
    Run run = Run.catalog("cost", "--reads", "A1=1_000_000", "--papers", "1000").expect(0);

    assertThat(run.out()).contains("HTTP API", "read request units", "Sum", "1.58");
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

  @Test
  void cost_asText_saysFromWhenOnProvisionedCapacityIsCheaper() {
    String[] reads = {"cost", "--reads", "A1=10_000_000", "--publishes", "1000"};

    assertThat(Run.catalog(reads).expect(0).out())
        .contains("$0.00013 a read capacity unit for an hour", "730 hours")
        .containsPattern(
            "cheaper from [0-9.]+ times this traffic on: [0-9.]+ read and [0-9.]+ write");
    assertThat(Run.catalog(with(reads, "--utilisation", "28")).expect(0).out())
        .contains("28 % of it used", "on demand is cheaper for any traffic", "28.9 %");
    assertThat(Run.catalog("cost").expect(0).out()).contains("Without traffic");
  }

  @Test
  void cost_asJson_saysFromWhenOnProvisionedCapacityIsCheaper() {
    String[] reads = {"cost", "--reads", "A1=10_000_000", "--publishes=1000", "--output=json"};

    JsonNode capacity = Run.catalog(reads).expect(0).lastJson().get("provisioned");

    assertThat(capacity.get("utilisation").asDouble()).isEqualTo(0.7);
    assertThat(capacity.get("lines").findValuesAsText("meter"))
        .containsExactly("read_capacity", "write_capacity");
    assertThat(capacity.get("dollars").asDouble())
        .isGreaterThan(capacity.get("onDemandDollars").asDouble());
    assertThat(capacity.at("/breakEven/times").asDouble()).isGreaterThan(1);
    assertThat(capacity.at("/breakEven/readUnitsPerSecond").asDouble()).isPositive();
    assertThat(
            Run.catalog(with(reads, "--utilisation=20"))
                .expect(0)
                .lastJson()
                .get("provisioned")
                .has("breakEven"))
        .isFalse();
  }

  private static String[] with(String[] arguments, String... more) {
    return Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void cost_ofAnUnknownPattern_namesThePatterns() {
    assertThat(Run.catalog("cost", "--reads", "A99=1").expect(2).err())
        .contains("GetPaper (A1)", "GetAuthor (A5)", "ListTopics (A12)");
  }

  @Test
  void cost_ofNonsense_isAUsageError() {
    Run.catalog("cost", "--reads", "A1=-1").expect(2);
    Run.catalog("cost", "--limit", "0").expect(2);
    Run.catalog("cost", "--limit", "101").expect(2);
    Run.catalog("cost", "--memory", "1").expect(2);
    Run.catalog("cost", "--papers", "many").expect(2);
    Run.catalog("cost", "--utilisation", "0").expect(2);
    assertThat(Run.catalog("cost", "--utilisation", "101").expect(2).err())
        .contains("must be from 1 to 100 percent");
  }
}
