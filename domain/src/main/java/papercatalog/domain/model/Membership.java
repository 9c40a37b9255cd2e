package papercatalog.domain.model;

/**
 * A paper's link to one of its authors, with the place in the byline, from 1. Those of a paper are
 * in its order.
 */
public record Membership(Authorship author, int position) implements Comparable<Membership> {
  @Override
  public int compareTo(Membership other) {
    return Integer.compare(position, other.position);
  }
}
