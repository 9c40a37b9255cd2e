package papercatalog.domain.model;

import module java.base;

/**
 * An entry of a paper's list of references. At least one member is present.
 *
 * @param text as printed, in one line
 * @param identifiers by scheme, as those of a paper
 * @param paper the cited paper, which the record names or the catalog found
 * @param look whether the catalog has the paper, as far as it has looked
 */
public record Reference(
    Optional<String> text, Map<String, String> identifiers, Optional<PaperId> paper, Look look) {
  /** What a look for the cited paper has found. */
  public enum Look {
    /** There was no look, as in a record, or it found nothing for an identifier. */
    NONE,
    /** The catalog has the paper that the record names. */
    PRESENT,
    /** The catalog lacks the paper that the record names. */
    ABSENT,
    /** The record names no paper; the catalog found one by an identifier. */
    FOUND
  }

  public Reference {
    text = text.map(line -> Text.line("text", line, 4_000));
    identifiers = Paper.checked(identifiers);
    if (text.isEmpty() && identifiers.isEmpty() && paper.isEmpty()) {
      throw new InvalidValue("references", "must have a text, an identifier or a paper each");
    }
  }

  public Reference(
      Optional<String> text, Map<String, String> identifiers, Optional<PaperId> paper) {
    this(text, identifiers, paper, Look.NONE);
  }

  /** The reference as the record has it. */
  public Reference printed() {
    return new Reference(text, identifiers, paper.filter(_ -> look != Look.FOUND));
  }

  /** The same after a look for its name, which found a paper or none. */
  public Reference after(Optional<PaperId> found) {
    Reference printed = printed();
    if (printed.paper.isPresent()) {
      return new Reference(
          text, identifiers, printed.paper, found.isPresent() ? Look.PRESENT : Look.ABSENT);
    }
    return found.isPresent() ? new Reference(text, identifiers, found, Look.FOUND) : printed;
  }

  /** The name by which the catalog looks for the paper: its id, or an identifier, DOIs first. */
  public Optional<WorkName> name() {
    return printed().paper.<WorkName>map(id -> id).or(this::identifier);
  }

  public Optional<Identifier> identifier() {
    return Identifier.in(identifiers).stream()
        .filter(it -> it.scheme().namesOneWork())
        .min(Comparator.comparing(Identifier::scheme));
  }

  /** The paper to which readers can follow it: the catalog has it. */
  public Optional<PaperId> link() {
    return paper.filter(_ -> look == Look.PRESENT || look == Look.FOUND);
  }

  /** Whether it waits for a paper under its name. */
  public boolean waits() {
    return look == Look.ABSENT || (paper.isEmpty() && name().isPresent());
  }

  /** The name of the cited work in keys: the id of its paper, or the name for which it waits. */
  public Optional<String> work() {
    return waits() ? name().map(WorkName::waiting) : paper.map(PaperId::key);
  }
}
