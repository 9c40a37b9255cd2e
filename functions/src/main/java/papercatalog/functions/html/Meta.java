package papercatalog.functions.html;

/** A {@code meta} element. */
record Meta(String name, String content) {}
