package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Thorough;
import papercatalog.publishing.document.PaperDocument;

/** Files that were damaged anywhere: entries are rejected, nothing fails, nothing hangs. */
@Tag("slow")
final class HostileFileTest {
  private static final int FILES = Thorough.of(200, 80);
  private static final String[] PIECES = {
    "{",
    "}",
    "\"",
    "@",
    "@misc{",
    "\n@string{a = a # a}",
    ",",
    "=",
    "#",
    "\\",
    "$",
    "\n",
    "\r",
    "\0",
    "\uFFFF",
    "and",
    "(",
    ")",
    "%",
    "crossref = {x},",
    "year = {",
    "<tex-math>",
    "&#x110000;",
    "\\symbol{\"D800}",
    "[",
    "]",
    ":",
    "null",
    "\uD800",
    "-",
    "9999999999",
    "\\'{",
    "\\c",
    "{\\",
    "\u202e"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void damagedBibtex_onlyRejects(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    StringBuilder file = new StringBuilder("@string{acl = \"ACL\"}\n");
    for (int i = 0; i < 10; i++) {
      file.append(BibtexWriter.entry(new CitedPaper(papers.next())));
    }
    file.append(
        """
        @inproceedings{x, title={G{\\"o}del's $x$ -- {\\L}}, author = {Ada Lovelace and others},
          booktitle = acl # " 2018", month = jul # "~2--3", year = 2018, doi = {10.1/x}}
        """);
    read(FileFormat.BIBTEX, file.toString(), new Random(seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 4})
  void damagedDocuments_onlyReject(long seed) {
    NastyPapers papers = new NastyPapers(seed);
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      file.append(PaperDocument.write(papers.next())).append('\n');
    }
    Random random = new Random(seed);
    read(FileFormat.NDJSON, file.toString(), random);
    read(FileFormat.CSL_JSON, "[" + file.toString().strip().replace("}\n", "},\n") + "]", random);
  }

  private static void read(FileFormat format, String file, Random random) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofMinutes(3),
        () -> {
          for (int i = 0; i < FILES; i++) {
            String damaged = damaged(file, random);
            byte[] bytes = damaged.getBytes(StandardCharsets.UTF_8);
            for (int j = random.nextInt(3); j > 0; j--) {
              bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            assertThat(Read.entries(format, bytes, Read.MAPPING)).hasSizeLessThan(200);
          }
        });
  }

  private static String damaged(String file, Random random) {
    StringBuilder damaged = new StringBuilder(file);
    for (int i = 1 + random.nextInt(8); i > 0; i--) {
      int at = random.nextInt(damaged.length());
      switch (random.nextInt(3)) {
        case 0 -> damaged.insert(at, PIECES[random.nextInt(PIECES.length)]);
        case 1 -> damaged.delete(at, Math.min(damaged.length() - 1, at + random.nextInt(20)));
        default -> damaged.setCharAt(at, PIECES[random.nextInt(PIECES.length)].charAt(0));
      }
    }
    return random.nextInt(10) == 0
        ? damaged.substring(0, damaged.length() / 2)
        : damaged.toString();
  }
}
