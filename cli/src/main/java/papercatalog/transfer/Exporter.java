package papercatalog.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Gatherers;
import papercatalog.bibliography.Format;
import papercatalog.bibtex.BibtexWriter;
import papercatalog.csl.CslWriter;
import papercatalog.document.AuthorDocument;
import papercatalog.document.PaperDocument;
import papercatalog.error.DamagedRecord;
import papercatalog.failure.Failure;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.record.Records;
import papercatalog.ris.RisWriter;
import papercatalog.table.RetryPolicy;

/**
 * Writes the whole catalog as text, in one order: equal catalogs are equal texts. What it writes
 * can be imported again, but for RIS. Ids are kept in memory, records are not.
 */
public final class Exporter {
  private static final int READS = 8;

  private final Records records;
  private final RetryPolicy retries;
  private final AtomicLong size = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final Queue<Failure> damaged = new ConcurrentLinkedQueue<>();
  private volatile boolean stopped;

  public Exporter(Records records, RetryPolicy retries) {
    this.records = records;
    this.retries = retries;
  }

  /**
   * Writes everything: as NDJSON the profiles of authors by handle, then the papers by id; in any
   * other format the papers by id. What is written is well-formed though the writing was stopped.
   *
   * @return how many records
   * @throws UncheckedIOException when they cannot be written
   */
  public long write(Format format, Writer out) {
    Records.Ids ids = Retries.of(retries, records::ids);
    size.set(ids.papers().size() + (format == Format.NDJSON ? ids.authors().size() : 0L));
    switch (format) {
      case NDJSON -> {
        write(
            ids.authors(),
            handle -> records.author(handle).map(author -> AuthorDocument.write(author) + "\n"),
            "",
            out);
        writePapers(ids.papers(), paper -> PaperDocument.write(paper) + "\n", "", out);
      }
      case BIBTEX -> writePapers(ids.papers(), BibtexWriter::entry, "", out);
      case CSL_JSON -> {
        write(CslWriter.BEGIN, out);
        writePapers(ids.papers(), CslWriter::item, CslWriter.BETWEEN, out);
        write(CslWriter.END, out);
      }
      case RIS -> writePapers(ids.papers(), RisWriter::reference, "", out);
    }
    return done.get();
  }

  /** How many records there are to write; 0 until that is known. */
  public long size() {
    return size.get();
  }

  /** How many have been written. */
  public long done() {
    return done.get();
  }

  /** Ends {@link #write} before its end. */
  public void stop() {
    stopped = true;
  }

  /** The papers that could not be read, and so are not in what was written. */
  public List<Failure> damaged() {
    return List.copyOf(damaged);
  }

  private <K> Optional<String> read(K key, Function<K, Optional<String>> text) {
    try {
      return Retries.of(retries, () -> text.apply(key));
    } catch (DamagedRecord e) {
      damaged.add(Failure.of(e));
      return Optional.empty();
    }
  }

  private void writePapers(
      List<PaperId> ids, Function<Paper, String> text, String between, Writer out) {
    write(ids, id -> records.paper(id).map(text), between, out);
  }

  /** Reads several records at a time and writes them in their order. */
  private <K> void write(
      List<K> keys, Function<K, Optional<String>> text, String between, Writer out) {
    keys.stream()
        .takeWhile(_ -> !stopped)
        .gather(Gatherers.mapConcurrent(READS, key -> read(key, text)))
        .flatMap(Optional::stream) // neither deleted meanwhile nor damaged
        .forEach(
            entry -> {
              write(done.get() == 0 ? entry : between + entry, out);
              done.incrementAndGet();
            });
  }

  private static void write(String text, Writer out) {
    try {
      out.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
