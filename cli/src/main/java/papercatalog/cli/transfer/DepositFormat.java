package papercatalog.cli.transfer;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.citations.deposit.Crossref;
import papercatalog.citations.deposit.DataCite;
import papercatalog.citations.deposit.DataCiteJson;
import papercatalog.citations.deposit.Deposit;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;

/** The formats in which registries take papers: a document for each. */
public enum DepositFormat implements NamedConstant {
  CROSSREF,
  DATACITE,
  DATACITE_JSON;

  private static final ObjectMapper JSON = new ObjectMapper();

  public static Optional<DepositFormat> named(String text) {
    return NamedConstant.find(values(), text);
  }

  public String fileName(Paper paper) {
    return paper.id() + (this == DATACITE_JSON ? ".json" : ".xml");
  }

  /** The document of a paper, or the reason for which the registry does not take it. */
  public Deposit of(Paper paper, Crossref crossref) {
    if (this == CROSSREF) {
      return crossref.of(paper);
    }
    return Deposit.refusal(paper)
        .<Deposit>map(Deposit.NotDeposited::new)
        .orElseGet(() -> new Deposit.Document(dataCite(paper, crossref.pages())));
  }

  private String dataCite(Paper paper, Function<PaperId, String> pages) {
    if (this == DATACITE) {
      return new XmlText().element(DataCite.resource(paper, pages)).toString();
    }
    try {
      return JSON.writeValueAsString(DataCiteJson.request(paper, pages)) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
