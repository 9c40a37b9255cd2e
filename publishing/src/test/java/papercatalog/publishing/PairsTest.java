package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;

/**
 * Pairs of files: bibliographies {@code NAME.*}, imported in one run, and {@code NAME.txt}. A line
 * of the latter is a key, an output, and a text that the output has; {@code !} before the output
 * means that it has not. The outputs are the formats, {@code notice}, {@code rejected}, the name of
 * a style, and {@code *}: all styles.
 */
final class PairsTest {
  private static final Path FILES = Path.of("src/test/resources/papercatalog/publishing/pairs");
  private static final Map<String, FormattedCitation> STYLES = new ConcurrentHashMap<>();

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".txt"))
          .map(name -> name.replace(".txt", ""))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void input_givesWhatItMust(String name) throws IOException {
    Map<String, Entry> entries = new HashMap<>();
    try (Sources sources = new Sources(Read.MAPPING);
        Stream<Path> files = Files.list(FILES)) {
      files
          .filter(file -> file.getFileName().toString().matches(Pattern.quote(name) + "\\..*"))
          .filter(file -> !file.toString().endsWith(".txt"))
          .sorted()
          .forEach(file -> sources.add(file, FileFormat.of(file).orElseThrow()));
      sources.forEachRemaining(entry -> entries.put(key(entry), entry));
    }
    assertThat(Files.readAllLines(FILES.resolve(name + ".txt")))
        .isNotEmpty()
        .allSatisfy(line -> assertLine(line.split(" ", 3), entries));
  }

  private static void assertLine(String[] line, Map<String, Entry> entries) {
    assertThat(entries).containsKey(line[0]);
    String output = line[1].replace("!", "");
    for (String one : output.equals("*") ? CitationStyle.names() : List.of(output)) {
      String text = output(one, entries.get(line[0]));
      if (line[1].startsWith("!")) {
        assertThat(text).as(one).doesNotContain(line[2]);
      } else {
        assertThat(text).as(one).contains(line[2]);
      }
    }
  }

  private static String key(Entry entry) {
    return entry instanceof PaperEntry paper ? paper.paper().id().value() : entry.position().key();
  }

  private static String output(String name, Entry entry) {
    if (entry instanceof Rejected rejected) {
      return name.equals("rejected") ? rejected.reason() : "rejected: " + rejected.reason();
    }
    CitedPaper cited = new CitedPaper(((PaperEntry) entry).paper());
    return switch (name) {
      case "json" -> PaperDocument.write(cited.paper()).toString();
      case "bibtex" -> BibtexWriter.entry(cited);
      case "csl" -> CslWriter.item(cited);
      case "ris" -> RisWriter.reference(cited);
      case "notice" ->
          entry.notices().stream()
              .map(notice -> notice.kind().text() + ": " + notice.text())
              .collect(Collectors.joining("\n"));
      default ->
          STYLES.computeIfAbsent(name, it -> new FormattedCitation(CitationStyle.of(it))).of(cited);
    };
  }
}
