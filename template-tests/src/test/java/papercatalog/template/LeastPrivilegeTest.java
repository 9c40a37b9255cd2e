package papercatalog.template;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.schema.AccessPattern;
import papercatalog.template.PolicySimulator.Verdict;

/** Each function may make the one request of its pattern on its own keys, and nothing else. */
// I-6
@Tag("slow")
final class LeastPrivilegeTest {

  private static final StackTemplate STACK = Synthesis.standard();

  @Test
  void policies_whenEveryActionIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK, AccessPattern.values());

    Verdict verdict = authority.tryEveryAction();

    assertThat(verdict.asked()).isGreaterThan(5_000);
    assertThat(verdict.allowed()).containsExactlyInAnyOrderElementsOf(authority.neededOfEachKind());
  }

  @Test
  void policies_whenEveryKeyIsTried_thenAllowExactlyTheirPatterns() {
    Authority authority = new Authority(STACK, AccessPattern.values());

    assertThat(authority.tryEveryKey().allowed())
        .containsExactlyInAnyOrderElementsOf(authority.needed());
  }

  @Test
  void roles_whenSynthesized_thenHaveNothingThatTheirPatternDoesNotUse() {
    assertThat(new Authority(STACK, AccessPattern.values()).findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.template.ChangedPolicies#tooMuchOrTooLittle")
  void policies_whenChanged_thenAreCaught(StackTemplate changed) {
    Authority authority = new Authority(changed, ChangedPolicies.PATTERN);

    assertThat(authority.tryEveryKey().allowed()).isNotEqualTo(authority.needed());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.template.ChangedPolicies#outOfSight")
  void roles_whenMoreThanASimulationShows_thenAreCaught(StackTemplate changed, String finding) {
    assertThat(new Authority(changed, AccessPattern.values()).findings())
        .anyMatch(it -> it.contains(finding));
  }
}
