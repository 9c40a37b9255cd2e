package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.xml.XmlElement;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;

/**
 * Deposits for Crossref, schema 5.5.0: a batch for each paper, because a batch holds papers of one
 * type.
 *
 * @param pages the address of a paper's page
 * @param policy the DOI of the depositor's Crossmark policy; only with it, a retraction is an
 *     update
 * @param at when the deposit is made: a later one replaces it
 */
public record Crossref(
    Depositor depositor, Function<PaperId, String> pages, Optional<String> policy, Instant at) {
  private static final String VERSION = "5.5.0";
  private static final String SCHEMA = "http://www.crossref.org/schema/" + VERSION;
  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int LONGEST_ID = 80;

  public Deposit of(Paper paper) {
    CrossrefRecord record = new CrossrefRecord(paper, pages, policy);
    return record
        .refusal()
        .<Deposit>map(Deposit.NotDeposited::new)
        .orElseGet(
            () -> new Deposit.Document(new XmlText().element(batch(paper, record)).toString()));
  }

  private XmlElement batch(Paper paper, CrossrefRecord record) {
    String timestamp = TIMESTAMP.format(at);
    String id = paper.id().value();
    return new XmlElement(
            "doi_batch",
            "version",
            VERSION,
            "xmlns",
            SCHEMA,
            "xmlns:ai",
            "http://www.crossref.org/AccessIndicators.xsd",
            "xmlns:fr",
            "http://www.crossref.org/fundref.xsd",
            "xmlns:jats",
            "http://www.ncbi.nlm.nih.gov/JATS1",
            "xmlns:mml",
            "http://www.w3.org/1998/Math/MathML",
            "xmlns:rel",
            "http://www.crossref.org/relations.xsd",
            "xmlns:xsi",
            "http://www.w3.org/2001/XMLSchema-instance",
            "xsi:schemaLocation",
            SCHEMA + " https://www.crossref.org/schemas/crossref" + VERSION + ".xsd")
        .add(
            new XmlElement("head")
                .add(
                    "doi_batch_id",
                    id.substring(0, Math.min(LONGEST_ID, id.length())) + "-" + timestamp)
                .add("timestamp", timestamp)
                .add(
                    new XmlElement("depositor")
                        .add("depositor_name", depositor.name())
                        .add("email_address", depositor.email()))
                .add("registrant", depositor.name()))
        .add(new XmlElement("body").add(record.element()));
  }
}
