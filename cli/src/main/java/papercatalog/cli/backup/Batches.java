package papercatalog.cli.backup;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Groups parts for a restore: one paper, or up to a hundred other parts. */
final class Batches implements Iterator<List<Part>> {
  private static final int SHARED = 100;

  private final PartSource parts;
  private Optional<Part> paper = Optional.empty();

  Batches(PartSource parts) {
    this.parts = parts;
  }

  @Override
  public boolean hasNext() {
    return paper.isPresent() || parts.hasNext();
  }

  @Override
  public List<Part> next() {
    if (paper.isPresent()) {
      List<Part> alone = List.of(paper.get());
      paper = Optional.empty();
      return alone;
    }
    List<Part> batch = new ArrayList<>();
    do {
      Part part = parts.next();
      if (part instanceof Part.History) {
        if (batch.isEmpty()) {
          return List.of(part);
        }
        paper = Optional.of(part);
        return batch;
      }
      batch.add(part);
    } while (batch.size() < SHARED && parts.hasNext());
    return batch;
  }
}
