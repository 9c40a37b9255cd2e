package papercatalog.cli.backup;

import module java.base;

/** Groups parts for a restore: papers, or parts of one item each. */
final class Batches {
  private static final int SHARED = 100;
  private static final int PAPERS = 25;

  /** Limits the memory that papers with tens of thousands of authors take. */
  private static final int AUTHORS = 1_000;

  private final PartSource parts;
  private Optional<Part> next = Optional.empty();

  Batches(PartSource parts) {
    this.parts = parts;
  }

  List<Part> next() {
    List<Part> batch = new ArrayList<>();
    int room = PAPERS;
    int authors = 0;
    while (batch.size() < room && authors < AUTHORS) {
      next = next.or(parts::next);
      if (next.isEmpty() || (!batch.isEmpty() && !alike(batch.getFirst(), next.get()))) {
        return batch;
      }
      Part part = next.get();
      room = part instanceof Part.Shared ? SHARED : PAPERS;
      authors += authors(part);
      batch.add(part);
      next = Optional.empty();
    }
    return batch;
  }

  private static boolean alike(Part one, Part other) {
    return one instanceof Part.Shared == other instanceof Part.Shared;
  }

  private static int authors(Part part) {
    return part instanceof Part.History paper
        ? paper.newest().map(newest -> newest.authors().size()).orElse(0)
        : 0;
  }
}
