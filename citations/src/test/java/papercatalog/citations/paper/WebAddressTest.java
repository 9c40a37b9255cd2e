package papercatalog.citations.paper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where identifiers and licences lead, and that nothing else is led to. */
final class WebAddressTest {
  @ParameterizedTest
  @CsvSource({
    "doi, 10.1145/1323293.1294281, https://doi.org/10.1145/1323293.1294281",
    "doi, https://doi.org/10.1002/(SICI)1<1::AID-X>3.0.CO;2-A,"
        + " https://doi.org/10.1002/%28sici%291%3C1::aid-x%3E3.0.co%3B2-a",
    "doi, DOI:10.1/ü, https://doi.org/10.1/%C3%BC",
    "arxiv, arXiv:1706.03762v5, https://arxiv.org/abs/1706.03762",
    "arxiv, hep-th/9901001, https://arxiv.org/abs/hep-th/9901001",
    "pmid, PMID: 123, https://pubmed.ncbi.nlm.nih.gov/123",
    "url, https://example.org/a?b=c#d, https://example.org/a?b=c#d",
    "url, HTTP://example.org/%20, HTTP://example.org/%20",
    "url, 'https://example.org/a \"<b>', https://example.org/a%20%22%3Cb%3E",
    "url, https://example.org/größe, https://example.org/gr%C3%B6%C3%9Fe",
  })
  void address_ofAnIdentifier_isInAscii(String scheme, String text, String address) {
    assertThat(WebAddress.of(scheme, text)).contains(address);
  }

  @ParameterizedTest
  @CsvSource({
    "doi, nonsense",
    "doi, javascript:alert(1)",
    "url, javascript:alert(1)",
    "url, ' https://example.org'",
    "url, https://user:password@example.org/",
    "url, https:///a",
    "url, //example.org",
    "url, ftp://example.org",
    "url, 'data:text/html,https://'",
    "isbn, 9780262033848",
    "issn, 0001-0782",
    "other, https://example.org",
  })
  void address_ofAnyOther_isNone(String scheme, String text) {
    assertThat(WebAddress.of(scheme, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"CC-BY-4.0", "MIT", "Apache-2.0", "GPL-3.0-or-later", "CC0-1.0", "0BSD"})
  void license_ofSpdx_hasAnAddress(String license) {
    assertThat(WebAddress.license(license))
        .contains("https://spdx.org/licenses/" + license + ".html");
  }

  @Test
  void license_whenItIsAnAddress_thenIsThat() {
    String address = "https://creativecommons.org/licenses/by/4.0/";

    assertThat(WebAddress.license(address)).contains(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Elsevier",
        "javascript:alert(1)",
        "all rights reserved",
        "CC BY 4.0",
        "../-1",
        "MIT OR Apache-2.0",
        "x\"-1"
      })
  void license_ofItsOwn_hasNone(String license) {
    assertThat(WebAddress.license(license)).isEmpty();
  }
}
