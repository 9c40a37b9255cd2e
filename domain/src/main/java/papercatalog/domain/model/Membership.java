package papercatalog.domain.model;

/** A paper's link to one of its authors, with the place in the byline, from 1. */
public record Membership(Authorship author, int position) {}
