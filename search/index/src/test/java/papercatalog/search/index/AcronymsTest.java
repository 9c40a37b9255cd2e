package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AcronymsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          emnlp | Proceedings of the 2018 Conference on Empirical Methods in Natural Language Processing
          acl   | Proceedings of the 56th Annual Meeting of the Association for Computational Linguistics (Volume 1: Long Papers)
          sosp  | Proceedings of the twenty-first ACM SIGOPS symposium on Operating systems principles
          osdi  | 9th USENIX Symposium on Operating Systems Design and Implementation
          icml  | International Conference on Machine Learning
          popl  | Symposium on Principles of Programming Languages
          stoc  | Symposium on Theory of Computing
          focs  | Foundations of Computer Science
          cacm  | Communications of the ACM
          tods  | ACM Transactions on Database Systems
          prl   | Physical Review Letters
          """)
  void of_aVenue_hasTheNamePeopleUse(String acronym, String venue) {
    assertThat(Acronyms.of(venue)).contains(acronym).hasSizeLessThan(12);
  }

  /** Only the words before its name may be left out. */
  @ParameterizedTest
  @ValueSource(strings = {"nlp", "mnlp"})
  void of_aVenue_hasNotTheEndOfItsName(String acronym) {
    assertThat(Acronyms.of("Conference on Empirical Methods in Natural Language Processing"))
        .doesNotContain(acronym);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Nature", "2018", "  - ", "ACM", "of the", "\ud835\udc9c"})
  void of_aShortName_isNothing(String venue) {
    assertThat(Acronyms.of(venue)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 5_000})
  void of_aLongName_isFewWords(int words) {
    assertThat(Acronyms.of("ACM ".repeat(words) + "of Whales")).hasSizeLessThan(12);
  }
}
