package papercatalog.bibtex;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The parser that Better BibTeX for Zotero uses, {@code @retorquere/bibtex-parser}, in Node. */
final class BibtexParserInNode {
  private static final Path MODULES = Path.of("node_modules");

  private BibtexParserInNode() {}

  /** What it makes of a file: errors and entries. */
  static JsonNode parse(String bibtex) {
    try {
      if (!Files.isDirectory(MODULES)) {
        run(List.of("npm", "ci", "--no-audit", "--no-fund"), "");
      }
      return new ObjectMapper().readTree(run(List.of("node", "src/test/node/parse.mjs"), bibtex));
    } catch (IOException e) {
      throw new UncheckedIOException("These tests need Node 20 or later, with npm", e);
    }
  }

  private static byte[] run(List<String> command, String input) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (OutputStream standardInput = process.getOutputStream()) {
      standardInput.write(input.getBytes(StandardCharsets.UTF_8));
    }
    byte[] output = process.getInputStream().readAllBytes();
    try {
      if (process.waitFor() != 0) {
        throw new AssertionError(String.join(" ", command) + " failed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
    return output;
  }
}
