package papercatalog.verify;

import java.util.Map;
import java.util.Optional;
import papercatalog.model.Paper;
import papercatalog.table.PaperItems;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item of a paper says, or why it cannot be read.
 *
 * @param paper empty when it cannot
 * @param trouble empty when it can
 */
record ItemText(Optional<Paper> paper, Optional<String> trouble) {
  /** Reads an item that anybody may have written: whatever a reader stumbles over is trouble. */
  static ItemText read(Map<String, AttributeValue> item) {
    try {
      return new ItemText(Optional.of(PaperItems.readPaper(item)), Optional.empty());
    } catch (RuntimeException e) {
      return new ItemText(Optional.empty(), Optional.of(String.valueOf(e.getMessage())));
    }
  }
}
