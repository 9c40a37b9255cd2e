package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PolicyTest {
  /** The policy with all options, which another test simulates. */
  private static final Path EXAMPLE = Path.of("../docs/examples/operator-policy.json");

  private static final String[] WHOLE = {
    "--region=eu-central-1", "--account=111122223333", "--stack=PaperCatalog-prod-acme"
  };

  @Test
  void policy_isThatOfTheExample() throws IOException {
    assertThat(policy(WHOLE).out()).isEqualTo(Files.readString(EXAMPLE));
    assertThat(policy(WHOLE).err()).isEmpty();
  }

  @Test
  void policy_asJson_isTheSameOnOneLine() throws IOException {
    List<String> arguments = new ArrayList<>(List.of(WHOLE));
    arguments.add("--output=json");

    assertThat(policy(arguments.toArray(String[]::new)).lastJson())
        .isEqualTo(new ObjectMapper().readTree(EXAMPLE.toFile()));
  }

  @Test
  void policy_whereLittleIsNamed_isOfThatTableInAnyRegionAndAccount() throws IOException {
    String anywhere =
        Files.readString(EXAMPLE)
            .replace("arn:aws:dynamodb:eu-central-1:111122223333:", "arn:*:dynamodb:*:*:");

    assertThat(policy().out().strip()).isEqualTo(withoutStack(anywhere));
  }

  @ParameterizedTest
  @CsvSource({"eu-central-1, aws", "cn-north-1, aws-cn", "us-gov-west-1, aws-us-gov"})
  void policy_namesThePartOfAwsThatTheRegionIsIn(String region, String partition) {
    assertThat(policy("--region=" + region).out())
        .contains("arn:" + partition + ":dynamodb:" + region + ":*:table/papers-shared")
        .doesNotContain("arn:*:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --tenant=Acme      | Invalid value for option '--tenant': must match [a-z0-9][a-z0-9-]{0,63}
          --tenant=*         | Invalid value for option '--tenant': must match [a-z0-9][a-z0-9-]{0,63}
          --tenant=a#        | Invalid value for option '--tenant': must match [a-z0-9][a-z0-9-]{0,63}
          --table=papers*    | --table must be the name of a table, not an ARN
          --table=a/index/b  | --table must be the name of a table, not an ARN
          --table=arn:aws:x  | --table must be the name of a table, not an ARN
          --region=*         | --region must be a Region such as eu-central-1
          --region=europe    | --region must be a Region such as eu-central-1
          --account=12       | --account must be 12 digits
          --account=*        | --account must be 12 digits
          --stack=*          | --stack must be the name of a stack
          --index=s3://*     | --index must be s3://BUCKET
          --index=bucket     | --index must be s3://BUCKET
          --dump=s3://a/b    | --dump must be s3://BUCKET
          """)
  void policy_ofWhatCanBeNoName_isRefused(String wrong, String message) {
    List<String> arguments = new ArrayList<>(List.of("policy", wrong));
    if (!wrong.startsWith("--tenant")) {
      arguments.add("--tenant=acme");
    }
    if (!wrong.startsWith("--table")) {
      arguments.add("--table=papers-shared");
    }

    Run run = Run.catalog(arguments.toArray(String[]::new)).expect(2);

    assertThat(run.err()).startsWith(message);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void policy_withoutTenantOrTable_isAUsageError() {
    assertThat(Run.catalog("policy", "--table=papers-shared").expect(2).err()).contains("--tenant");
    assertThat(Run.catalog("policy", "--tenant=acme").expect(2).err()).contains("--table");
  }

  @Test
  void policy_ofAnIndex_isOfTheTenantsObjectsOnly() throws IOException {
    JsonNode policy =
        policy("--index=s3://papers-index", "--region=eu-central-1", "--output=json").lastJson();
    String bucket = "arn:aws:s3:::papers-index";

    assertThat(policy.get("Statement"))
        .filteredOn(it -> it.get("Action").toString().contains("s3:"))
        .extracting(it -> it.at("/Action/0").asText() + " " + it.at("/Resource/0").asText())
        .containsExactly(
            "s3:DeleteObject " + bucket + "/tenants/acme/index/*", "s3:ListBucket " + bucket);
  }

  @Test
  void policy_ofADump_replacesItsFilesOnly() throws IOException {
    JsonNode policy =
        policy("--dump=s3://papers-dump", "--region=cn-north-1", "--output=json").lastJson();
    JsonNode statement = policy.at("/Statement/3");

    assertThat(statement.get("Action")).hasToString("[\"s3:GetObject\",\"s3:PutObject\"]");
    assertThat(statement.get("Resource")).hasToString("[\"arn:aws-cn:s3:::papers-dump/dump/*\"]");
  }

  private static Run policy(String... options) {
    List<String> arguments =
        new ArrayList<>(List.of("policy", "--tenant=acme", "--table=papers-shared"));
    arguments.addAll(List.of(options));
    return Run.catalog(arguments.toArray(String[]::new)).expect(0);
  }

  private static String withoutStack(String policy) {
    int stack = policy.indexOf(",\n    {\n      \"Sid\" : \"FindsTheTableOfTheStack\"");
    return policy.substring(0, stack) + "\n  ]\n}";
  }
}
