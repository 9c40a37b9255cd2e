package papercatalog.domain.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AccessPatternTest {
  @Test
  void names_areOneWordInEachSpelling() {
    AccessPattern pattern = AccessPattern.LIST_COLLECTION_PAPERS;

    assertThat(pattern.operation()).isEqualTo("ListCollectionPapers");
    assertThat(pattern.eventName()).isEqualTo("list-collection-papers");
    assertThat(pattern.handlerClass())
        .isEqualTo("papercatalog.functions.handler.ListCollectionPapers");
    assertThat(pattern.routeKey()).isEqualTo("GET /collections/{name}/papers");
    assertThat(pattern.path("sosp")).isEqualTo("/collections/sosp/papers");
  }

  @ParameterizedTest
  @EnumSource
  void path_holdsExactlyItsParameters(AccessPattern pattern) {
    assertThat(pattern.pathParameters())
        .allSatisfy(
            parameter -> assertThat(pattern.path()).containsOnlyOnce("{" + parameter.text() + "}"));
    Object[] values = pattern.pathParameters().stream().map(_ -> "x").toArray();
    assertThat(pattern.path(values)).doesNotContain("{").doesNotContain("}");
  }

  @Test
  void numbers_countUp_andRoutesAreUnique() {
    List<AccessPattern> patterns = Arrays.asList(AccessPattern.values());

    assertThat(patterns.stream().map(AccessPattern::number))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, patterns.size()).mapToObj(number -> "A" + number).toList());
    assertThat(patterns.stream().map(AccessPattern::routeKey)).doesNotHaveDuplicates();
  }

  @Test
  void projections_excludeTheAbstract() {
    for (Index index : TableSchema.DECLARED.indexes()) {
      assertThat(index.projection())
          .doesNotContain(Attributes.ABSTRACT, Attributes.MORE_AUTHORS)
          .containsAll(Attributes.SUMMARY)
          .containsAll(Attributes.MEMBERSHIP)
          .doesNotHaveDuplicates();
    }
  }
}
