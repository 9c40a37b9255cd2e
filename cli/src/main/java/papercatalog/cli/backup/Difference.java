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

  record OnlyIn(RecordName part, OptionalLong revision, Side side) implements Difference {}

  enum Side {
    LEFT,
    RIGHT
  }

  record InField(RecordName part, OptionalLong revision, FieldChange change)
      implements Difference {}
}
