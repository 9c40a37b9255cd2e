package papercatalog.cli.backup;

import module java.base;

/** Groups parts for a restore: papers, or parts of one item each. */
final class Batches implements Iterator<List<Part>> {
  private static final int SHARED = 100;
  private static final int PAPERS = 25;

  /** Limits the memory that papers with tens of thousands of authors take. */
  private static final int AUTHORS = 1_000;

  private final PartSource parts;
  private Optional<Part> ahead = Optional.empty();

  Batches(PartSource parts) {
    this.parts = parts;
  }

  @Override
  public boolean hasNext() {
    return ahead.isPresent() || parts.hasNext();
  }

  @Override
  public List<Part> next() {
    List<Part> batch = new ArrayList<>();
    Part part = ahead.orElseGet(parts::next);
    ahead = Optional.empty();
    boolean papers = part instanceof Part.History;
    int authors = 0;
    while (true) {
      batch.add(part);
      authors += authors(part);
      if (batch.size() == (papers ? PAPERS : SHARED) || authors >= AUTHORS || !parts.hasNext()) {
        return batch;
      }
      part = parts.next();
      if (part instanceof Part.History != papers) {
        ahead = Optional.of(part);
        return batch;
      }
    }
  }

  private static int authors(Part part) {
    return part instanceof Part.History paper
        ? paper.newest().map(newest -> newest.authors().size()).orElse(0)
        : 0;
  }
}
