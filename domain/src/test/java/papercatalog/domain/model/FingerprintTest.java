package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class FingerprintTest {
  @Test
  void of_theCheckInputOfBothCrcs_isTheirCheckValues() {
    assertThat(Fingerprint.of("123456789")).isEqualTo(0xCBF43926_E3069283L);
  }

  @Test
  void of_textsThatDifferInOneCharacter_differs() {
    List<Long> fingerprints = new ArrayList<>();
    String text = "ListCollectionPapers COLLECTION#sosp desc DATE# DATE#~";
    for (int i = 0; i < text.length(); i++) {
      for (char c = 'a'; c <= 'z'; c++) {
        if (text.charAt(i) != c) {
          fingerprints.add(Fingerprint.of(text.substring(0, i) + c + text.substring(i + 1)));
        }
      }
    }

    assertThat(fingerprints).doesNotHaveDuplicates().doesNotContain(Fingerprint.of(text));
  }
}
