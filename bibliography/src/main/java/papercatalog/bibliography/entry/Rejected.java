package papercatalog.bibliography.entry;

/**
 * An entry that does not become a record.
 *
 * @param reason why not, and what would help, in one line
 */
public record Rejected(FilePosition position, String reason) implements Entry {}
