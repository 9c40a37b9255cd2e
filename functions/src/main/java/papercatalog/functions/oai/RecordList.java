package papercatalog.functions.oai;

import module java.base;

import papercatalog.citations.xml.XmlText;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.harvest.Harvest;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.table.BatchRead;
import papercatalog.functions.content.Content;

/** A page of headers or records. OAI-PMH has no empty pages. */
final class RecordList {
  private static final int MOST = BatchRead.MAX_KEYS;

  private final OaiProvider provider;
  private final Harvest harvest;
  private final OaiArguments asked;
  private final Optional<ResumptionToken> token;
  private final OaiArguments first;
  private final RecordFormat format;
  private final Harvest.Selection selection;

  RecordList(OaiProvider provider, Harvest harvest, OaiArguments asked) {
    this.provider = provider;
    this.harvest = harvest;
    this.asked = asked;
    this.token = asked.token();
    this.first = token.map(it -> it.first(asked.verb())).orElse(asked);
    try {
      this.format = first.format();
      this.selection = first.selection();
    } catch (OaiError error) {
      throw token.isPresent() ? ResumptionToken.invalid() : error;
    }
  }

  Content content() {
    Optional<String> cursor = token.map(ResumptionToken::cursor);
    Optional<Instant> complete = Optional.empty();
    int limit = MOST;
    while (true) {
      ChangePage page = harvest.changes(selection, cursor, limit);
      complete = complete.or(() -> Optional.of(page.until()));
      List<Change> changes = page.changes();
      Optional<List<HarvestedPaper>> whole = harvested(changes);
      if (whole.isEmpty()) {
        limit = Math.max(1, limit / 2);
        continue;
      }
      List<HarvestedPaper> harvested = whole.get();
      if (harvested.isEmpty() && page.nextCursor().isPresent()) {
        cursor = page.nextCursor(); // all of them have been deleted since
        continue;
      }
      List<HarvestedPaper> shown = harvested.isEmpty() ? List.of(shownLast()) : harvested;
      OaiDocument document = provider.document(complete.get(), Optional.of(asked));
      document.xml.begin(asked.verb().text());
      int written = write(document, shown);
      if (written < shown.size()) {
        limit = changes.indexOf(shown.get(written).change());
        continue;
      }
      OaiProvider.resume(
          document,
          token,
          page.nextCursor().map(it -> ResumptionToken.of(first, changes.getLast().id().key(), it)));
      document.xml.end(asked.verb().text());
      return document.content();
    }
  }

  /**
   * What the page before has shown last, as it is now: the rest of a list can change until its page
   * is asked for, and an empty page is not valid.
   */
  private HarvestedPaper shownLast() {
    try {
      HarvestedPaper last =
          HarvestedPaper.of(
              harvest.latest(new PaperId(token.orElseThrow().last())), selection.set());
      HarvestedPaper whole =
          withRecords(List.of(last)).orElseThrow().stream().findFirst().orElseThrow();
      if (selection.set().isPresent() && !whole.set().equals(selection.set())) {
        return last.asDeparted();
      }
      return asked.verb() == OaiVerb.LIST_RECORDS ? whole : last;
    } catch (PaperNotFound | InvalidValue | NoSuchElementException _) {
      throw new OaiError(
          OaiError.Code.NO_RECORDS_MATCH, "No record has changed in this time and set.");
    }
  }

  /** Writes as many as fit, at least one; returns their number. */
  private int write(OaiDocument document, List<HarvestedPaper> shown) {
    RecordWriter writer = provider.writer();
    long bytes = 0;
    for (int i = 0; i < shown.size(); i++) {
      XmlText part =
          asked.verb() == OaiVerb.LIST_RECORDS
              ? writer.record(shown.get(i), format)
              : writer.header(shown.get(i));
      bytes += RecordWriter.bytes(part);
      if (i > 0 && bytes > RecordWriter.MOST_BYTES) {
        return i;
      }
      document.xml.add(part);
    }
    return shown.size();
  }

  /**
   * Without papers that have been deleted since. Empty for records that are too large to be read
   * together.
   */
  private Optional<List<HarvestedPaper>> harvested(List<Change> changes) {
    List<HarvestedPaper> headers =
        changes.stream().map(it -> HarvestedPaper.of(it, selection.set())).toList();
    return asked.verb() == OaiVerb.LIST_RECORDS ? withRecords(headers) : Optional.of(headers);
  }

  private Optional<List<HarvestedPaper>> withRecords(List<HarvestedPaper> headers) {
    List<PaperRevision> live =
        headers.stream().filter(it -> !it.deleted()).map(RecordList::revision).toList();
    if (live.isEmpty()) {
      return Optional.of(headers);
    }
    BatchResult<PaperRevision, Paper> read = harvest.records(live);
    if (read.reasons().containsValue(BatchResult.AbsenceReason.TOO_LARGE)) {
      return Optional.empty();
    }
    Map<PaperRevision, Paper> records = read.results();
    return Optional.of(
        headers.stream()
            .filter(it -> it.deleted() || records.containsKey(revision(it)))
            .map(it -> it.deleted() ? it : it.with(records.get(revision(it))))
            .toList());
  }

  private static PaperRevision revision(HarvestedPaper harvested) {
    return new PaperRevision(harvested.change().id(), harvested.change().revision());
  }
}
