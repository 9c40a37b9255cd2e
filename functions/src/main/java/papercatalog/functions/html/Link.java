package papercatalog.functions.html;

/** A link with its text. */
public record Link(String name, String target) {}
