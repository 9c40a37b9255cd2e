package papercatalog.cli.console;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import papercatalog.cli.backup.Counts;
import papercatalog.cli.backup.Difference;

/**
 * Formats the differences of two catalogs as text and as JSON.
 *
 * @param left the first catalog as the operator named it
 */
public record DifferenceText(String left, String right) {
  /**
   * {@code paper WP-002, revision 3: only in old.ndjson}, or a field in the format of {@code diff}.
   */
  public String of(Difference difference) {
    String part =
        difference.revision().isPresent()
            ? "%s, revision %d".formatted(difference.part(), difference.revision().getAsLong())
            : difference.part().toString();
    return switch (difference) {
      case Difference.OnlyIn only -> "%s: only in %s".formatted(part, name(only.side()));
      case Difference.InField field ->
          part + ": " + ChangeText.of(field.change()).replaceFirst(" +", " ");
    };
  }

  /** Formats as JSON: {@code before} is the left value, {@code after} the right one. */
  public ObjectNode json(Difference difference) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put(difference.part().kind().text(), difference.part().name());
    difference.revision().ifPresent(revision -> json.put("version", revision));
    switch (difference) {
      case Difference.OnlyIn only ->
          json.put("onlyIn", only.side().name().toLowerCase(Locale.ROOT));
      case Difference.InField field -> json.setAll(ChangeText.json(field.change()));
    }
    return json;
  }

  /** {@code 84 papers with 86 versions, ...: no difference}. */
  public static String of(Counts counts, long differences) {
    return counts
        + ": "
        + (differences == 0 ? "no difference" : Quantity.of(differences, "difference"));
  }

  private String name(Difference.Side side) {
    return side == Difference.Side.LEFT ? left : right;
  }
}
