package papercatalog.announcements.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.TenantName;

final class SourceTest {
  private static final Optional<TenantName> NO_TENANT = Optional.empty();
  private static final Optional<TenantName> A = Optional.of(new TenantName("a"));
  private static final Optional<TenantName> AB = Optional.of(new TenantName("ab"));

  @ParameterizedTest
  @CsvSource({
    "https://papers.example.org, urn:papercatalog:papers.example.org:a",
    "https://papers.example.org/, urn:papercatalog:papers.example.org:a",
    "https://papers.example.org/v1/, urn:papercatalog:papers.example.org/v1:a",
    "http://127.0.0.1:8080, urn:papercatalog:127.0.0.1:8080:a",
    "http://[::1]:8080, urn:papercatalog:[::1]:8080:a",
    "urn:papercatalog:papers, urn:papercatalog:papers:a",
  })
  void tenant_ofATableThatIsShared_hasANameByTheAddressOfWhoAnnounces(URI address, URI source) {
    assertThat(new CloudEventSource(address, NO_TENANT).of(A)).isEqualTo(source);
  }

  @Test
  void catalog_thatAnnounces_isItsAddress() {
    URI address = URI.create("https://papers.example.org");

    assertThat(new CloudEventSource(address, NO_TENANT).of(NO_TENANT)).isEqualTo(address);
    assertThat(new CloudEventSource(address, A).of(A)).isEqualTo(address);
  }

  @Test
  void catalogs_ofOneTable_haveEachAnother() {
    CloudEventSource tenants = new CloudEventSource(URI.create("https://papers.example.org"), A);

    assertThat(new URI[] {tenants.of(NO_TENANT), tenants.of(A), tenants.of(AB)})
        .doesNotHaveDuplicates();
    assertThat(tenants.of(NO_TENANT)).hasToString("urn:papercatalog:papers.example.org");
  }
}
