package papercatalog.cli.index;

import papercatalog.domain.model.PaperId;

/** A paper that the index holds otherwise than the table. */
public record IndexFlaw(PaperId id, Kind kind) {
  /** How they differ. */
  public enum Kind {
    MISSING("not in the index"),
    STALE("the index has another revision"),
    LEFT_OVER("only in the index");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
