package papercatalog.cli.backup;

import java.util.OptionalLong;
import papercatalog.bibliography.entry.RecordName;
import papercatalog.cli.difference.FieldChange;

public sealed interface Difference {
  RecordName part();

  /**
   * The revision of the version that differs; empty when the difference concerns the whole part.
   */
  OptionalLong revision();

  /** A part or a version that exists on one side only. */
  record OnlyIn(RecordName part, OptionalLong revision, Side side) implements Difference {}

  enum Side {
    LEFT,
    RIGHT
  }

  /** A field with different values. */
  record InField(RecordName part, OptionalLong revision, FieldChange change)
      implements Difference {}
}
