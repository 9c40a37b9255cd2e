package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.infra.InvalidSetting;

/** A choice that makes no sense is one clear line. */
@Tag("slow")
final class InvalidSettingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          stage            | Prod     | must be up to 20 lower-case letters, digits and hyphens, a letter first
          ephemeral        | yes      | must be true or false
          memory           | 64       | must be a whole number from 256 to 3008
          memory           | 1 GB     | must be a whole number from 256 to 3008
          timeout          | 30       | must be a whole number from 6 to 29
          logLevel         | verbose  | must be TRACE, DEBUG, INFO, WARN, ERROR or FATAL
          logRetentionDays | 31       | must be one of 1, 3, 5, 7, 14, 30, 60, 90, 180, 365
          throttleRate     | 0        | must be a whole number from 1 to 10000
          throttleRate     | -1       | must be a whole number from 1 to 10000
          throttleRate     | 99999999999 | must be a whole number from 1 to 10000
          throttleBurst    | 5001     | must be a whole number from 1 to 5000
          maxReadUnits     | 1.5      | must be a whole number from 1 to 40000
          keepAwake        | weekly   | must be true or false
          alarms           | on       | must be true or false
          events           | yes      | must be true or false
          eventArchiveDays | 30       | needs events=true
          eventArchiveDays | 3651     | must be a whole number from 0 to 3650
          search           | on       | must be true or false
          searchMaxMB      | 100      | needs search=true
          mcp              | on       | must be true or false
          oaiEmail         | nobody   | must be an e-mail address
          alarmEmail       | a@b.example | needs alarms=true or budget=DOLLARS
          budget           | 20       | needs alarmEmail=ADDRESS
          budget           | 0.5      | must be a whole number from 0 to 1000000
          cdn              | yes      | must be true or false
          cdnLog           | true     | needs cdn=true
          dump             | true     | needs cdn=true
          originSecret     | /papers/origin:1 | needs cdn=true
          originSecret     | /papers/origin | must be one or two parameters of Systems Manager with their versions, such as /papers/origin:1
          originSecret     | a:1,b:2,c:3 | must be one or two parameters of Systems Manager with their versions, such as /papers/origin:1
          originSecret     | hunter2}} | must be one or two parameters of Systems Manager with their versions, such as /papers/origin:1
          domain           | papers.example.org | needs certificate=ARN
          domain           | https://example.org | must be a host name in lower case, such as papers.example.org
          domain           | localhost | must be a host name in lower case, such as papers.example.org
          certificate      | abc      | must be the ARN of a certificate in AWS Certificate Manager
          certificate      | arn:aws:acm:us-east-1:111122223333:certificate/1 | needs domain=NAME
          zone             | Z0123ABC | needs domain=NAME
          zone             | example.org | must be the id of a hosted zone, such as Z0123ABC
          corrections      | editors@example.org | must be mailto: with an address, or the https address of a new issue without a query
          corrections      | mailto:a@b.example?cc=c@d.example | must be mailto: with an address, or the https address of a new issue without a query
          corrections      | https://github.com/a/b/issues/new?labels=x | must be mailto: with an address, or the https address of a new issue without a query
          corrections      | http://example.org/new | must be mailto: with an address, or the https address of a new issue without a query
          corrections      | javascript:alert(1) | must be mailto: with an address, or the https address of a new issue without a query
          licence          | CC0      | must be an https address, such as https://creativecommons.org/publicdomain/zero/1.0/
          defaultEndpoint  | false    | needs domain=NAME
          alarmEmail       | nobody   | must be an e-mail address
          runtime          | node     | must be java25 or aot
          zip              | none.zip | there is no such file; build the functions first
          """)
  void setting_whenOutsideItsRule_thenIsRefusedByName(String name, String value, String rule) {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(Map.of(name, value)))
        .withMessage("Invalid setting " + name + "=" + value + ": " + rule + ".");
  }

  @Test
  void eventsZip_whenItIsMissing_thenIsRefusedWhereItIsNeeded() {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(Map.of("events", true, "eventsZip", "none.zip")))
        .withMessage(
            "Invalid setting eventsZip=none.zip: there is no such file; build the functions first.");
    assertThat(Synthesis.with(Map.of("eventsZip", "none.zip"))).isEqualTo(Synthesis.standard());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "401", "1 GB"})
  void searchMaxMb_whenOutsideItsRule_thenIsRefused(String value) {
    assertRefused(
        Map.of("search", true, "searchMaxMB", value),
        "searchMaxMB=" + value + ": must be a whole number from 1 to 400");
  }

  @Test
  void search_whereItCannotBe_thenIsRefused() {
    assertRefused(
        Map.of("search", true, "searchZip", "none.zip"),
        "searchZip=none.zip: there is no such file; build the functions first");
    assertRefused(
        Map.of("search", true, "tenant", "acme", "table", "papers-shared"),
        "search=true: needs searchBucket=NAME with a shared table: the output IndexBucket of the stack"
            + " that has the table, deployed with search=true");
    assertRefused(
        Map.of("search", true, "searchBucket", "papers-index"),
        "searchBucket=papers-index: needs search=true and table=NAME: a stack with its own table"
            + " makes the bucket");
    assertRefused(
        Map.of("tenant", "acme", "table", "papers-shared", "searchBucket", "papers-index"),
        "searchBucket=papers-index: needs search=true and table=NAME: a stack with its own table"
            + " makes the bucket");
    assertRefused(
        Map.of("search", true, "tenant", "acme", "table", "shared", "searchBucket", "s3://b"),
        "searchBucket=s3://b: must be the name of a bucket");
    assertRefused(
        Map.of(
            "search",
            true,
            "tenant",
            "a",
            "table",
            "shared",
            "searchBucket",
            "b-1",
            "searchMaxMB",
            9),
        "searchMaxMB=9: belongs to the stack that owns the table, and has no effect with table=shared");
  }

  private static void assertRefused(Map<String, Object> settings, String message) {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(settings))
        .withMessage("Invalid setting " + message + ".");
  }

  @ParameterizedTest
  @ValueSource(strings = {"trottleRate", "throttle-rate", "throttle_rate", "throttleRate2"})
  void setting_whenMisspelt_thenIsRefusedWithTheOnesThereAre(String name) {
    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(Map.of(name, "5")))
        .withMessageContaining(name + "=5")
        .withMessageContaining("throttleRate");
  }

  @Test
  void certificate_ofTheWrongRegion_isRefused(@TempDir Path directory) throws Exception {
    Map<String, Object> settings = PublicAddressTest.domain("eu-west-1");
    Map<String, Object> cdn = PublicAddressTest.with(settings, "cdn", true);

    assertThatExceptionOfType(InvalidSetting.class)
        .isThrownBy(() -> Synthesis.with(cdn))
        .withMessageEndingWith(": must be in us-east-1, where CloudFront looks for it.");
    CommandLine.Outcome outcome =
        CommandLine.end(CommandLine.startIn("eu-central-1", directory, settings));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.errors()).endsWith(": must be in the Region of the stack, eu-central-1.\n");
  }

  @Test
  void defaultEndpoint_whenTheCdnAsksThere_staysOn() {
    Map<String, Object> settings = PublicAddressTest.domain("us-east-1");
    Map<String, Object> cdn = PublicAddressTest.with(settings, "cdn", true);

    assertRefused(
        PublicAddressTest.with(cdn, "defaultEndpoint", false),
        "defaultEndpoint=false: excludes cdn=true, which asks the API there");
  }

  @Test
  void app_whenSettingIsInvalid_thenEndsWithOneLine(@TempDir Path directory) throws Exception {
    CommandLine.Outcome outcome =
        CommandLine.end(CommandLine.start(directory, Map.of("throttleRate", "abc")));

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.errors().strip())
        .isEqualTo("Invalid setting throttleRate=abc: must be a whole number from 1 to 10000.");
  }
}
