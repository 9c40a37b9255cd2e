package papercatalog.cli.backup;

import java.util.OptionalLong;
import papercatalog.cli.difference.FieldChange;

/** One way in which two catalogs differ. */
public sealed interface Difference {
  /** The part that it is about. */
  PartKey part();

  /** Of a paper, the version that it is about; empty when it is about all of it. */
  OptionalLong revision();

  /** A part or a version that only one of them has. */
  record OnlyIn(PartKey part, OptionalLong revision, Side side) implements Difference {}

  /** A field that both have, and that says something else. */
  record InField(PartKey part, OptionalLong revision, FieldChange change) implements Difference {}
}
