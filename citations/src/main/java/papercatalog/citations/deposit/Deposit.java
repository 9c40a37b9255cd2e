package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;

/** What becomes of a paper that is to be deposited: a document, or the reason why there is none. */
public sealed interface Deposit {
  record Document(String text) implements Deposit {}

  /** The reason is a clause about the paper: {@code it has no DOI}. */
  record NotDeposited(String reason) implements Deposit {}

  Pattern REGISTERED = Pattern.compile("10\\.[0-9]{4,9}/.{1,200}");

  /** The reason for which no registry takes the paper. */
  static Optional<String> refusal(Paper paper) {
    Optional<String> doi = new CitedPaper(paper).doi();
    if (doi.isEmpty()) {
      return Optional.of("it has no DOI");
    }
    if (!REGISTERED.matcher(doi.get()).matches()) {
      return Optional.of("its DOI cannot be registered: " + doi.get());
    }
    boolean titled =
        DepositedText.line(Optional.of(PlainFormula.of(paper.title())), 1, Integer.MAX_VALUE)
            .isPresent();
    return titled ? Optional.empty() : Optional.of("it has no title");
  }

  /** The identifier of a related work; that of a journal or a book, if it has no other. */
  static Optional<Identifier> named(Relation relation) {
    Reference work = relation.work();
    return work.identifier().or(() -> Identifier.in(work.identifiers()).stream().findFirst());
  }
}
