package papercatalog.domain.model;

import java.time.Instant;
import java.util.Optional;

/**
 * What an operator has done to an author and another one.
 *
 * @param note the beginning of why
 */
public record IdentityChange(
    Instant at, IdentityAct kind, AuthorHandle other, Optional<String> note) {
  private static final int MAX_NOTE = 200;

  /** What became of the other author, as seen from this one. */
  public enum IdentityAct implements NamedConstant {
    MERGED("took over the papers of"),
    RENAMED("was renamed from"),
    SPLIT_FROM("was split from"),
    SPLIT_INTO("gave papers to");

    private final String verb;

    IdentityAct(String verb) {
      this.verb = verb;
    }

    public String verb() {
      return verb;
    }

    public static IdentityAct of(String text) {
      return NamedConstant.of(values(), "change", text);
    }

    private boolean isMerge() {
      return this == MERGED || this == RENAMED;
    }
  }

  public IdentityChange {
    note = note.map(text -> Text.line("note", beginning(text), MAX_NOTE));
  }

  private static String beginning(String text) {
    boolean cuts = text.length() > MAX_NOTE && Character.isHighSurrogate(text.charAt(MAX_NOTE - 1));
    return text.substring(0, Math.min(text.length(), cuts ? MAX_NOTE - 1 : MAX_NOTE));
  }

  /** Whether this says the same as an earlier change, as in a run that completes another. */
  boolean repeats(IdentityChange earlier) {
    return kind == earlier.kind
        ? kind.isMerge() || note.equals(earlier.note)
        : kind.isMerge() && earlier.kind.isMerge();
  }
}
