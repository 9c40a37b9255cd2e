package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.PaperPage;

/** Readers' corrections need no function, no right and no price. */
@Tag("slow")
final class CorrectionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mailto:editors@example.org",
        "https://github.com/example/papers/issues/new",
        "https://gitlab.com/example/papers/-/issues/new"
      })
  void address_whenSet_thenReachesTheFunctionOfAPaperAlone(String address) {
    StackTemplate stack = Synthesis.with(Map.of("corrections", address));

    assertThat(stack.resources()).hasSameSizeAs(Synthesis.standard().resources());
    for (DeployedFunction function : DeployedFunction.behindRoutesOf(stack)) {
      assertThat(function.environment().get(PaperPage.CORRECTIONS_VARIABLE))
          .isEqualTo(
              function.pattern().equals(Optional.of(AccessPatterns.GET_PAPER)) ? address : null);
    }
  }

  @Test
  void operatorAndLicence_whenSet_thenReachEachFunction() {
    StackTemplate stack =
        Synthesis.with(Map.of("operator", "A & B's Library", "licence", "https://example.org/l"));

    for (DeployedFunction function : DeployedFunction.behindRoutesOf(stack)) {
      assertThat(function.environment())
          .containsEntry(Frame.OPERATOR_VARIABLE, "A & B's Library")
          .containsEntry(Frame.LICENCE_VARIABLE, "https://example.org/l");
    }
  }
}
