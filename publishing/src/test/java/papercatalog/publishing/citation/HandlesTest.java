package papercatalog.publishing.citation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.InvalidValue;

final class HandlesTest {
  @TempDir private Path directory;

  @Test
  void mappedNames_haveTheirHandle_inAllEntriesOrInOne() throws IOException {
    Handles handles =
        read(
            "# comment\n\n姚期智\tandrew-yao\nLiu, Yang\tyang-liu-2\tP18-1001\nYang  Liu\tyang-liu-1\n");

    assertThat(handles.of("姚期智", "x")).contains(new AuthorHandle("andrew-yao"));
    assertThat(handles.of("Yang Liu", "P18-1001")).contains(new AuthorHandle("yang-liu-2"));
    assertThat(handles.of("Yang Liu", "P18-1002")).contains(new AuthorHandle("yang-liu-1"));
    assertThat(handles.of("Yang Lu", "P18-1002")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Ada | :2 must be a name, a tab and a handle, and perhaps a tab and a key",
        "Ada;Ada | :2: author handle must match [a-z0-9][a-z0-9-]{0,63}",
        "Ada;a;k;x | :2 must be a name, a tab and a handle, and perhaps a tab and a key",
        "Bob;bob-2 | :2: name must not have two handles without a key for each",
      })
  void wrongLine_isReportedWithItsNumber(String line, String message) {
    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(() -> read("Bob\tbob\n" + line.replace(';', '\t') + "\n"))
        .withMessageEndingWith("handles.tsv" + message);
  }

  private Handles read(String content) throws IOException {
    return Handles.read(Files.writeString(directory.resolve("handles.tsv"), content));
  }
}
