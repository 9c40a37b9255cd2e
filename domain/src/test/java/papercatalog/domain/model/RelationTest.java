package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RelationTest {
  @ParameterizedTest
  @EnumSource
  void inverse_isTheRelationOfTheOtherWork(RelationType type) {
    assertThat(type.inverse().inverse()).isEqualTo(type);
    assertThat(type.inverse() == type).isEqualTo(type == RelationType.IS_IDENTICAL_TO);
    assertThat(RelationType.of(type.text())).isEqualTo(type);
    assertThat(type.ofDataCite().inverse()).isEqualTo(type.inverse().ofDataCite());
    assertThat(type.ofDataCite().ofDataCite()).isEqualTo(type.ofDataCite());
  }

  @Test
  void words_areThoseOfDataCite() {
    assertThat(RelationType.IS_PREPRINT_OF.text()).isEqualTo("IsPreprintOf");
    assertThat(RelationType.IS_PREPRINT_OF.words()).isEqualTo("Is preprint of");
    assertThat(RelationType.IS_PREPRINT_OF.inverse()).isEqualTo(RelationType.HAS_PREPRINT);
    assertThat(RelationType.REVIEWS.inverse()).isEqualTo(RelationType.IS_REVIEWED_BY);
    assertThat(RelationType.RETRACTS.ofDataCite()).isEqualTo(RelationType.OBSOLETES);
    assertThatThrownBy(() -> RelationType.of("Cites")).isInstanceOf(InvalidValue.class);
  }

  @Test
  void relations_ofAPaper_areBounded_andEachOnce() {
    List<Relation> most = relations(Paper.MAX_RELATIONS, "x".repeat(296));

    assertThat(paper("a", "2026").relations(most).build().relations()).isEqualTo(most);
    assertRefused(relations(Paper.MAX_RELATIONS + 1, "x"));
    assertRefused(Stream.concat(most.stream().skip(1), Stream.of(longest())).toList());
    assertRefused(List.of(most.getFirst(), most.getFirst()));
    assertThatThrownBy(() -> new Relation(RelationType.REVIEWS, Map.of(), Optional.empty()))
        .isInstanceOf(InvalidValue.class);
    Reference printed = new Reference(Optional.of("A work."), Map.of("doi", "x"), Optional.empty());
    assertThatThrownBy(() -> new Relation(RelationType.REVIEWS, printed))
        .isInstanceOf(InvalidValue.class);
  }

  private static Relation longest() {
    Map<String, String> both = Map.of("doi", "x".repeat(300), "arxiv", "x".repeat(300));
    return new Relation(RelationType.HAS_PART, both, Optional.empty());
  }

  private static void assertRefused(List<Relation> relations) {
    assertThatThrownBy(() -> paper("a", "2026").relations(relations).build())
        .isInstanceOf(InvalidValue.class)
        .hasMessageContaining("relations");
  }

  private static List<Relation> relations(int count, String id) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Relation(
                    RelationType.HAS_PART,
                    Map.of("doi", "%03d".formatted(i) + id),
                    Optional.empty()))
        .toList();
  }
}
