package papercatalog.source;

/**
 * An entry that does not become a record.
 *
 * @param reason why not, and what would help, in one line
 */
public record Rejected(Origin origin, String reason) implements Entry {}
