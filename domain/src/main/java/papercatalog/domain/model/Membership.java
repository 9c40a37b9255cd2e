package papercatalog.domain.model;

/**
 * That someone is an author of a paper, as its membership item says.
 *
 * @param position the place in the byline, from 1
 */
public record Membership(Authorship author, int position) {}
