package papercatalog.publishing.entry;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class NoticeKindTest {
  @ParameterizedTest
  @EnumSource
  void kind_isInThePageOnImports(NoticeKind kind) throws IOException {
    assertThat(Files.readString(Path.of("..", "docs", "import.md")).lines())
        .anyMatch(line -> line.matches("\\|.*`" + kind.text() + "`.*\\|.*\\|"));
  }
}
