package papercatalog.publishing;

import module java.base;

import papercatalog.publishing.entry.Entry.PaperEntry;

/** A program that reads a file of any size, made on the fly, and prints how many papers it had. */
final class LargeFile extends InputStream {
  private static final String ABSTRACT =
      "We read large files and {keep} nothing of them. ".repeat(20);

  private final FileFormat format;
  private final long size;
  private byte[] entry = new byte[0];
  private int at;
  private long made;
  private long number;
  private boolean ended;

  LargeFile(FileFormat format, long size) {
    this.format = format;
    this.size = size;
  }

  /** Takes a format and a size in bytes; a BibTeX file is on disk, so as to be read twice. */
  public static void main(String[] arguments) throws IOException {
    FileFormat format = FileFormat.valueOf(arguments[0]);
    long size = Long.parseLong(arguments[1]);
    long papers = 0;
    Path file = Files.createTempFile("large", ".bib");
    try (Sources sources = new Sources(Read.MAPPING);
        InputStream content = new LargeFile(format, size)) {
      if (format == FileFormat.BIBTEX) {
        Files.copy(content, file, StandardCopyOption.REPLACE_EXISTING);
        sources.add(file, format);
      } else {
        sources.add("large", content, format);
      }
      while (sources.hasNext()) {
        papers += sources.next() instanceof PaperEntry ? 1 : 0;
      }
      System.out.println(papers + " papers in " + sources.bytesRead() + " bytes");
    } finally {
      Files.delete(file);
    }
  }

  @Override
  public int read() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    if (at == entry.length) {
      if (ended) {
        return -1;
      }
      ended = made > size;
      entry = (ended ? end() : next()).getBytes(StandardCharsets.UTF_8);
      at = 0;
      number++;
      made += entry.length;
    }
    int count = Math.min(length, entry.length - at);
    System.arraycopy(entry, at, bytes, offset, count);
    at += count;
    return count;
  }

  private String end() {
    return format == FileFormat.CSL_JSON ? "]\n" : "\n";
  }

  private String next() {
    String id = "paper" + number;
    return switch (format) {
      case NDJSON ->
          "{\"id\":\"%s\",\"title\":\"T\",\"abstract\":\"%s\",\"collection\":\"c\",\"published\":\"2018\",\"authors\":[{\"handle\":\"a\",\"name\":\"A\"}]}\n"
              .formatted(id, ABSTRACT);
      case CSL_JSON ->
          "%s{\"id\":\"%s\",\"title\":\"T\",\"abstract\":\"%s\",\"author\":[{\"family\":\"A\"}],\"issued\":{\"date-parts\":[[2018]]}}\n"
              .formatted(number == 0 ? "[" : ",", id, ABSTRACT);
      case BIBTEX ->
          "@misc{%s, title={T}, abstract = {%s}, author={Ada Lovelace}, year=2018, crossref = {paper%d}}\n"
              .formatted(id, ABSTRACT, number - number % 1_000);
      case RIS -> throw new AssertionError("RIS is not read");
    };
  }
}
