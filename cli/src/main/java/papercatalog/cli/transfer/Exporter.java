package papercatalog.cli.transfer;

import module java.base;

import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.format.RisWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.record.Records;

/** Writes a catalog in a fixed order: equal catalogs give equal texts. Keeps ids in memory. */
public final class Exporter {
  private static final int RECORDS_A_READ = 100;

  private static final Comparator<PaperId> BY_ID = Comparator.comparing(PaperId::key);

  private final Records records;
  private final Predicate<Paper> written;
  private final AtomicLong size = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final Map<PaperId, Failure> damaged = new ConcurrentSkipListMap<>(BY_ID);

  private Exporter(CatalogTable table, Predicate<Paper> written) {
    this.records = new Records(table, Clock.systemUTC());
    this.written = written;
  }

  public static Exporter ofAll(CatalogTable table) {
    return new Exporter(table, _ -> true);
  }

  /** Leaves out withdrawn papers, of which readers see only a tombstone. */
  public static Exporter forReaders(CatalogTable table) {
    return new Exporter(table, paper -> paper.status() != Status.WITHDRAWN);
  }

  /**
   * Writes profiles, in NDJSON only, by handle, then papers by id, and returns the number of both.
   * The output is well-formed even if it ends early.
   */
  public long write(FileFormat format, Writer out, BooleanSupplier stopped) throws IOException {
    Records.Ids ids = FailureRetry.of(records::ids);
    size.set(ids.papers().size() + (format == FileFormat.NDJSON ? ids.authors().size() : 0L));
    Stream<Paper> papers = papersOf(ids.papers());
    Stream<String> entries =
        switch (format) {
          case NDJSON ->
              Stream.concat(
                      FailureRetry.ofBatches(ids.authors(), RECORDS_A_READ, records::authors)
                          .map(AuthorDocument::write),
                      papers.map(PaperDocument::write))
                  .map(document -> document + "\n");
          case BIBTEX -> papers.map(CitedPaper::new).map(BibtexWriter::entry);
          case CSL_JSON -> papers.map(CitedPaper::new).map(CslWriter::item);
          case RIS -> papers.map(CitedPaper::new).map(RisWriter::reference);
        };
    boolean array = format == FileFormat.CSL_JSON;
    out.write(array ? CslWriter.BEGIN : "");
    for (Iterator<String> left = entries.iterator(); !stopped.getAsBoolean() && left.hasNext(); ) {
      out.write((array && done.get() > 0 ? CslWriter.BETWEEN : "") + left.next());
      done.incrementAndGet();
    }
    out.write(array ? CslWriter.END : "");
    return done.get();
  }

  /** Reads papers by id until the end, or until it is stopped. */
  public void forEach(Consumer<Paper> action, BooleanSupplier stopped) {
    List<PaperId> ids = FailureRetry.of(records::ids).papers();
    size.set(ids.size());
    Iterator<Paper> papers = papersOf(ids).iterator();
    while (!stopped.getAsBoolean() && papers.hasNext()) {
      action.accept(papers.next());
      done.incrementAndGet();
    }
  }

  private Stream<Paper> papersOf(List<PaperId> ids) {
    return FailureRetry.ofBatches(ids, RECORDS_A_READ, this::papers).filter(written);
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

  private List<Paper> papers(List<PaperId> ids) {
    return records.papers(ids, (id, failure) -> damaged.put(id, Failure.of(failure)));
  }
}
