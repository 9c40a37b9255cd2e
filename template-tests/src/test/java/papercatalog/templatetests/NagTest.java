package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import io.github.cdklabs.cdknag.AwsSolutionsChecks;
import io.github.cdklabs.cdknag.NagPackProps;
import io.github.cdklabs.cdknag.ServerlessChecks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awscdk.Aspects;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.assertions.Annotations;
import software.amazon.awscdk.assertions.Match;
import software.amazon.awscdk.cxapi.SynthesisMessage;

/** What cdk-nag's packs for AWS Solutions and Serverless find, each with the reason it stays. */
@SuppressWarnings("deprecation") // The type of what CDK's own assertions return is marked so.
@Tag("slow")
final class NagTest {
  private static final NagPackProps VERBOSE = NagPackProps.builder().build();

  /** By rule. A rule that finds nothing any more does not belong here. */
  private static final Map<String, String> EXPLAINED =
      Map.of(
          "AwsSolutions-APIG4",
          "No authorizer: a public catalog. Throttling and the table's maximum throughput protect it.",
          "Serverless-LambdaDLQ",
          "No dead-letter queue: API Gateway calls synchronously, and a queue only takes what failed"
              + " asynchronously.",
          "Serverless-LambdaTracing",
          "No tracing: it is paid for by the trace, and Server-Timing already says the database's"
              + " part of every answer.");

  /** What a stack adds to them that announces changes. */
  private static final Map<String, String> OF_EVENTS =
      Map.of(
          "AwsSolutions-IAM5",
          "A star: to list streams names none, so that the right to is on all of this table's.",
          "AwsSolutions-SQS3",
          "The queue is where undeliverable events end. Nothing consumes it that could fail.",
          "Serverless-SQSRedrivePolicy",
          "The same.");

  /** What a stack adds to them that has a search. */
  private static final Map<String, String> OF_SEARCH =
      Map.of(
          "AwsSolutions-IAM5",
          "Stars: on the objects of the index, whose names are digests, and on the table's streams.",
          "AwsSolutions-S1",
          "No access log of the bucket: two functions alone may use it, and log what they do.",
          "AwsSolutions-SQS3",
          "The queue is where changes end that cannot be indexed. Nothing consumes it that could"
              + " fail.",
          "Serverless-SQSRedrivePolicy",
          "The same.");

  /** What a stack adds to them that has a CDN. */
  private static final Map<String, String> OF_CDN =
      Map.of(
          "AwsSolutions-CFR1",
          "No countries are locked out: a public catalog.",
          "AwsSolutions-CFR2",
          "No firewall: it has a standing price. Operators may attach one.",
          "AwsSolutions-CFR3",
          "No access log without cdnLog: it would keep readers' addresses.");

  @Test
  void findings_whenSynthesized_thenAreExplained(@TempDir Path directory) {
    assertThat(found(directory, Map.of())).containsExactlyInAnyOrderElementsOf(EXPLAINED.keySet());
  }

  @Test
  void findings_whenEventsAreChosen_thenAreExplainedToo(@TempDir Path directory) {
    Set<String> found = found(directory, Map.of("events", true));

    found.removeAll(EXPLAINED.keySet());
    assertThat(found).containsExactlyInAnyOrderElementsOf(OF_EVENTS.keySet());
  }

  @Test
  void findings_whenSearchIsChosen_thenAreExplainedToo(@TempDir Path directory) {
    Set<String> found = found(directory, Map.of("search", true));

    found.removeAll(EXPLAINED.keySet());
    assertThat(found).containsExactlyInAnyOrderElementsOf(OF_SEARCH.keySet());
  }

  @Test
  void findings_whenACdnIsChosen_thenAreExplainedToo(@TempDir Path directory) {
    Set<String> found =
        found(
            directory, PublicAddressTest.with(PublicAddressTest.domain("us-east-1"), "cdn", true));

    found.removeAll(EXPLAINED.keySet());
    assertThat(found).containsExactlyInAnyOrderElementsOf(OF_CDN.keySet());
  }

  /** What a stack adds to them that mails alarms. */
  private static final Map<String, String> OF_ALARMS =
      Map.of(
          "Serverless-SNSRedrivePolicy",
          "No queue for mails that cannot be delivered: no one would read it, and CloudWatch keeps"
              + " the state of each alarm.");

  @Test
  void findings_whenEverySettingIsChosen_thenAreExplainedToo(@TempDir Path directory) {
    Map<String, Object> settings = new HashMap<>(TenantStackTest.everything("acme"));
    settings.putAll(PublicAddressTest.BOTH);
    settings.put("eventArchiveDays", 30);
    settings.put("budget", 20);
    Set<String> explained = new TreeSet<>(EXPLAINED.keySet());
    Stream.of(OF_EVENTS, OF_SEARCH, OF_CDN, OF_ALARMS).forEach(it -> explained.addAll(it.keySet()));
    explained.remove("AwsSolutions-CFR3"); // cdnLog

    assertThat(found(directory, settings)).containsExactlyInAnyOrderElementsOf(explained);
  }

  @Test
  void findings_whenATenantSharesATable_thenAreThoseOfAnyStack(@TempDir Path directory) {
    Map<String, Object> tenant = Map.of("tenant", "acme", "table", "papers-shared");

    assertThat(found(directory, tenant)).containsExactlyInAnyOrderElementsOf(EXPLAINED.keySet());
  }

  @Test
  void everything_whenSynthesized_thenBreaksNoRuleOfCdk(@TempDir Path directory) throws Exception {
    Process synthesis = CommandLine.startChecked(directory, TenantStackTest.everything(""));

    assertThat(CommandLine.end(synthesis)).isEqualTo(new CommandLine.Outcome(0, ""));
    assertThat(directory.resolve("validation-report.json")).as("CDK has checked").isRegularFile();
  }

  private static Set<String> found(Path directory, Map<String, Object> settings) {
    synchronized (Synthesis.CONSTRUCTS) {
      return found(Synthesis.constructs(directory, settings));
    }
  }

  private static Set<String> found(Stack stack) {
    Aspects.of(stack).add(new AwsSolutionsChecks(VERBOSE));
    Aspects.of(stack).add(new ServerlessChecks(VERBOSE));
    Annotations annotations = Annotations.fromStack(stack);

    TreeSet<String> found = new TreeSet<>();
    Stream.of(
            annotations.findError("*", Match.anyValue()),
            annotations.findWarning("*", Match.anyValue()))
        .flatMap(List<SynthesisMessage>::stream)
        .forEach(message -> found.add(rule(message)));
    return found;
  }

  private static String rule(SynthesisMessage message) {
    return message.getEntry().getData().toString().replaceFirst("(?s)[:\\[].*", "");
  }
}
