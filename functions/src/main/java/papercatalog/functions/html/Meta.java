package papercatalog.functions.html;

/** A line in the head of a page, for programs that read such. */
record Meta(String name, String content) {}
