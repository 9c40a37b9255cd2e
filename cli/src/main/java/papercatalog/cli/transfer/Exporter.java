package papercatalog.cli.transfer;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.bibtex.BibtexWriter;
import papercatalog.bibliography.citation.CitedPaper;
import papercatalog.bibliography.csl.CslWriter;
import papercatalog.bibliography.document.AuthorDocument;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.bibliography.ris.RisWriter;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.Records;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/**
 * Writes the whole catalog as text in a fixed order, so that equal catalogs give equal texts.
 * Import reads NDJSON back as the same papers. Only ids are kept in memory.
 */
public final class Exporter {
  private static final int RECORDS_A_READ = 100;

  private static final Comparator<PaperId> BY_ID = Comparator.comparing(PaperId::key);

  private final Records records;
  private final BatchRead profiles;
  private final AtomicLong size = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final Map<PaperId, Failure> damaged = new ConcurrentSkipListMap<>(BY_ID);

  public Exporter(CatalogTable table) {
    this.records = new Records(table, Clock.systemUTC());
    this.profiles = new BatchRead(table);
  }

  /**
   * Writes all records: in NDJSON the profiles by handle, then the papers by id; in other formats
   * the papers by id. The output is well-formed even if it ends early.
   *
   * @param stopped ends it early
   * @return the number of records
   * @throws UncheckedIOException when the output cannot be written
   */
  public long write(FileFormat format, Writer out, BooleanSupplier stopped) {
    Records.Ids ids = Retries.of(records::ids);
    size.set(ids.papers().size() + (format == FileFormat.NDJSON ? ids.authors().size() : 0L));
    Stream<Paper> papers = Retries.ofBatches(ids.papers(), RECORDS_A_READ, this::papers);
    switch (format) {
      case NDJSON -> {
        Stream<Item> authors = Retries.ofBatches(ids.authors(), RECORDS_A_READ, this::profiles);
        write(
            authors.map(it -> AuthorDocument.write(AuthorItem.read(it)) + "\n"), "", out, stopped);
        write(papers.map(paper -> PaperDocument.write(paper) + "\n"), "", out, stopped);
      }
      case BIBTEX -> write(papers.map(CitedPaper::new).map(BibtexWriter::entry), "", out, stopped);
      case CSL_JSON -> {
        write(CslWriter.BEGIN, out);
        write(papers.map(CitedPaper::new).map(CslWriter::item), CslWriter.BETWEEN, out, stopped);
        write(CslWriter.END, out);
      }
      case RIS -> write(papers.map(CitedPaper::new).map(RisWriter::reference), "", out, stopped);
    }
    return done.get();
  }

  public long size() {
    return size.get();
  }

  public long done() {
    return done.get();
  }

  /** The failures of papers that could not be read and are missing from the output. */
  public List<Failure> damaged() {
    return List.copyOf(damaged.values());
  }

  private List<Item> profiles(List<AuthorHandle> handles) {
    List<ItemKey> keys = handles.stream().map(Keys::author).toList();
    Map<ItemKey, Item> items = profiles.items(keys);
    return keys.stream().filter(items::containsKey).map(items::get).toList();
  }

  private List<Paper> papers(List<PaperId> ids) {
    return records.papers(ids, (id, failure) -> damaged.put(id, Failure.of(failure)));
  }

  private void write(Stream<String> entries, String between, Writer out, BooleanSupplier stopped) {
    entries
        .takeWhile(_ -> !stopped.getAsBoolean())
        .forEach(entry -> write(done.getAndIncrement() == 0 ? entry : between + entry, out));
  }

  private static void write(String text, Writer out) {
    try {
      out.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
