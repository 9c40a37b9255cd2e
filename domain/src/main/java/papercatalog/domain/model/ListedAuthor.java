package papercatalog.domain.model;

/** An author in the list of a paper's authors, with the title of the paper, which needs no read. */
public record ListedAuthor(String title, Membership membership) {}
