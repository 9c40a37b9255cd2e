package papercatalog.bibliography.entry;

/** An entry that does not become a record; the reason is the cause and a remedy, in one line. */
public record Rejected(FilePosition position, String reason) implements Entry {}
