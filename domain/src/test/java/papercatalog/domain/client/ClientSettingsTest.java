package papercatalog.domain.client;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class ClientSettingsTest {
  @Test
  void limits_areInOrder() {
    for (ClientSettings settings : List.of(ClientSettings.forReads(), ClientSettings.forWrites())) {
      assertThat(settings.attemptTimeout()).isLessThan(settings.callTimeout());
    }
    ClientSettings reads = ClientSettings.forReads();
    assertThat(reads.attemptTimeout().multipliedBy(reads.attempts()))
        .isLessThan(reads.callTimeout());
    assertThat(reads.callTimeout()).isLessThan(Duration.ofSeconds(5));
  }
}
