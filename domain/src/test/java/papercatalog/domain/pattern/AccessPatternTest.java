package papercatalog.domain.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

final class AccessPatternTest {
  @Test
  void names_areOneWordInEachSpelling() {
    AccessPattern<?> pattern = AccessPatterns.LIST_COLLECTION_PAPERS;

    assertThat(pattern.operation()).isEqualTo("ListCollectionPapers");
    assertThat(pattern.eventName()).isEqualTo("list-collection-papers");
    assertThat(pattern.routeKey()).isEqualTo("GET /collections/{name}/papers");
    assertThat(pattern.path("sosp")).isEqualTo("/collections/sosp/papers");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void path_holdsExactlyItsParameters(AccessPattern<?> pattern) {
    assertThat(pattern.pathParameters())
        .allSatisfy(
            parameter -> assertThat(pattern.path()).containsOnlyOnce("{" + parameter.text() + "}"));
    Object[] values = pattern.pathParameters().stream().map(_ -> "x").toArray();
    assertThat(pattern.path(values)).doesNotContain("{").doesNotContain("}");
  }

  /** Some numbers are reserved. */
  @Test
  void numbers_grow_andRoutesAreUnique() {
    List<AccessPattern<?>> patterns = AccessPatterns.all();

    assertThat(patterns.stream().map(pattern -> Integer.parseInt(pattern.number().substring(1))))
        .startsWith(1)
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(patterns.stream().map(AccessPattern::routeKey)).doesNotHaveDuplicates();
  }

  @Test
  void all_areThoseThatAreDeclared() throws IllegalAccessException {
    List<Object> declared = new ArrayList<>();
    for (Field field : AccessPatterns.class.getFields()) {
      declared.add(field.get(null));
    }

    declared.removeAll(List.of(AccessPatterns.PAPER_PAGE, AccessPatterns.SEARCH_PAPERS));
    assertThat(AccessPatterns.all()).isEqualTo(declared);
  }

  @Test
  void projections_excludeTheAbstract() {
    for (Index index : TableSchema.DECLARED.indexes()) {
      assertThat(index.projection())
          .doesNotContain(TextField.ABSTRACT.text(), Attributes.MORE_AUTHORS)
          .containsAll(Attributes.SUMMARY)
          .containsAll(Attributes.AUTHOR_PAPER)
          .doesNotHaveDuplicates();
    }
  }

  /** DynamoDB's limit for one index, and for all of a table. */
  @Test
  void projections_keepDynamoDbsLimits() {
    assertThat(TableSchema.DECLARED.indexes())
        .allSatisfy(index -> assertThat(index.projection()).hasSizeLessThanOrEqualTo(20));
    assertThat(TableSchema.DECLARED.indexes().stream().mapToInt(it -> it.projection().size()).sum())
        .isLessThanOrEqualTo(100);
  }
}
