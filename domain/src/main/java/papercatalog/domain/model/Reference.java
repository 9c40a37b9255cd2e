package papercatalog.domain.model;

import module java.base;

/**
 * An entry of a paper's list of references. At least one member is present.
 *
 * @param text as printed, in one line
 * @param identifiers by scheme, as those of a paper
 * @param paper the cited paper of this catalog
 * @param found whether the catalog found the paper by an identifier; otherwise the record names it
 */
public record Reference(
    Optional<String> text,
    Map<String, String> identifiers,
    Optional<PaperId> paper,
    boolean found) {
  public Reference {
    text = text.map(line -> Text.line("text", line, 4_000));
    identifiers = Paper.checked(identifiers);
    if (text.isEmpty() && identifiers.isEmpty() && paper.isEmpty()) {
      throw new InvalidValue("references", "must have a text, an identifier or a paper each");
    }
  }

  public Reference(
      Optional<String> text, Map<String, String> identifiers, Optional<PaperId> paper) {
    this(text, identifiers, paper, false);
  }

  /** The reference as the record has it. */
  public Reference printed() {
    return found ? new Reference(text, identifiers, Optional.empty()) : this;
  }

  public Reference finding(PaperId cited) {
    return new Reference(text, identifiers, Optional.of(cited), true);
  }

  /** The identifier by which the catalog looks for the paper: that of a work, DOIs first. */
  public Optional<Identifier> identifier() {
    return Identifier.in(identifiers).stream()
        .filter(it -> it.scheme().namesOneWork())
        .min(Comparator.comparing(Identifier::scheme));
  }

  /** The name of the cited work in keys: the id of its paper, or else an identifier. */
  public Optional<String> work() {
    return paper.map(PaperId::key).or(() -> identifier().map(Identifier::toString));
  }
}
