package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.TenantName;

class NamespaceTest {
  private static final Namespace ACME = Namespace.of(new TenantName("acme"));

  @Test
  void tenantStandsBeforeEachKey() {
    assertThat(ACME.stored("PAPER#wp-002")).isEqualTo("TENANT#acme#PAPER#wp-002");
    assertThat(ACME.own("TENANT#acme#PAPER#wp-002")).isEqualTo("PAPER#wp-002");
  }

  @Test
  void nothingStandsBeforeAKeyWithoutTenant() {
    assertThat(Namespace.NONE.stored("PAPER#wp-002")).isEqualTo("PAPER#wp-002");
    assertThat(Namespace.NONE.own("PAPER#wp-002")).isEqualTo("PAPER#wp-002");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"TENANT#acm#PAPER#a", "TENANT#acme2#PAPER#a", "PAPER#a", "TENANT#acme", "TENANT#"})
  void keysOfOthersAreNotOwned(String key) {
    assertThat(ACME.owns(key)).isFalse();
    assertThatThrownBy(() -> ACME.own(key)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void catalogWithoutTenantOwnsNoTenantsKeys() {
    assertThat(Namespace.NONE.owns("TENANT#acme#PAPER#a")).isFalse();
    assertThat(Namespace.NONE.owns("PAPER#a")).isTrue();
  }

  @ParameterizedTest
  @NullAndEmptySource
  void environmentWithoutTenantHasNone(String tenant) {
    assertThat(Namespace.named(tenant)).isEqualTo(Namespace.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a#b", "a*", "*", "-a", " ", "acme ", "a/b"})
  void nameMustBeASlug(String tenant) {
    assertThatThrownBy(() -> Namespace.named(tenant)).isInstanceOf(InvalidValue.class);
  }

  @Test
  void keySaysWhoseItIs() {
    assertThat(Namespace.owning("TENANT#acme#PAPER#a")).isEqualTo(ACME);
    assertThat(Namespace.owning("PAPER#a")).isEqualTo(Namespace.NONE);
    assertThatThrownBy(() -> Namespace.owning("TENANT#")).isInstanceOf(InvalidValue.class);
  }
}
