package papercatalog.publishing;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.model.Paper;

/**
 * What programs that others wrote, in Node, make of papers as the catalog writes them.
 *
 * @param betterBibtex errors and entries of the parser of Better BibTeX for Zotero
 * @param bibtex what Citation.js makes of BibTeX: CSL-JSON
 * @param ris what it makes of RIS
 * @param cited by id, as citeproc cites CSL-JSON, without numbers; in the style of the APA if no
 *     other is asked for
 * @param citedInHtml the same in HTML
 */
record ReferenceManagers(
    JsonNode betterBibtex, JsonNode bibtex, JsonNode ris, JsonNode cited, JsonNode citedInHtml) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path LOCK = Path.of("package-lock.json");
  private static final Path INSTALLED = Path.of("node_modules", ".package-lock.json");

  /** Has each of some lists of papers read, all in one process. */
  static List<ReferenceManagers> read(List<List<Paper>> lists) {
    return readWritten(lists.stream().map(ReferenceManagers::written).toList());
  }

  /** By id, as citeproc cites an array of CSL-JSON in each of some styles. */
  static List<JsonNode> cited(String csl, List<String> styles) {
    return readWritten(styles.stream().map(style -> written("", "", csl, style)).toList()).stream()
        .map(ReferenceManagers::cited)
        .toList();
  }

  private static synchronized List<ReferenceManagers> readWritten(
      List<Map<String, String>> written) {
    try {
      if (!Files.exists(INSTALLED)
          || Files.getLastModifiedTime(INSTALLED).compareTo(Files.getLastModifiedTime(LOCK)) < 0) {
        run(List.of("npm", "ci", "--no-audit", "--no-fund"), new byte[0]);
      }
      return JSON.readTree(
              run(
                  List.of("node", "src/test/node/read.mjs"),
                  JSON.writeValueAsBytes(Map.of("locales", locales(), "written", written))))
          .valueStream()
          .map(ReferenceManagers::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("These tests need Node 20 or later, with npm", e);
    }
  }

  private static Map<String, String> written(List<Paper> papers) {
    StringBuilder bibtex = new StringBuilder();
    StringBuilder ris = new StringBuilder();
    for (Paper paper : papers) {
      bibtex.append(BibtexWriter.entry(new CitedPaper(paper)));
      ris.append(RisWriter.reference(new CitedPaper(paper)));
    }
    return written(
        bibtex.toString(),
        ris.toString(),
        CslWriter.array(papers.stream().map(CitedPaper::new).toList()),
        CitationStyle.DEFAULT);
  }

  private static Map<String, String> written(String bibtex, String ris, String csl, String style) {
    String unnumbered = CitationStyle.of(style).xml().replace("\"citation-number\"", "\"annote\"");
    return Map.of("bibtex", bibtex, "ris", ris, "csl", csl, "style", unnumbered);
  }

  private static Map<String, String> locales() throws IOException {
    Map<String, String> locales = new HashMap<>();
    for (String name : List.of("en-GB", "en-US")) {
      try (InputStream xml = CitationStyle.class.getResourceAsStream("/locales-" + name + ".xml")) {
        locales.put(name, new String(xml.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return locales;
  }

  private static ReferenceManagers of(JsonNode read) {
    return new ReferenceManagers(
        read.get("betterBibtex"),
        read.get("bibtex"),
        read.get("ris"),
        read.get("text"),
        read.get("html"));
  }

  private static byte[] run(List<String> command, byte[] input) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (OutputStream standardInput = process.getOutputStream()) {
      standardInput.write(input);
    }
    byte[] output = process.getInputStream().readAllBytes();
    try {
      if (process.waitFor() != 0) {
        throw new AssertionError(
            String.join(" ", command) + " failed: " + new String(output, StandardCharsets.UTF_8));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
    return output;
  }
}
