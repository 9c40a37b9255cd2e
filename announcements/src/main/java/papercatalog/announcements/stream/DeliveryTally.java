package papercatalog.announcements.stream;

import module java.base;

/** What became of the changes of one batch. */
final class DeliveryTally {
  private final List<String> again = new ArrayList<>();
  private int announced;
  private int kept;
  private int lost;
  private Optional<String> trouble = Optional.empty();

  /** The sequence numbers of the records to deliver again, the first one first. */
  List<String> again() {
    return List.copyOf(again);
  }

  int announced() {
    return announced;
  }

  /** Number of changes that can never be delivered and are in the queue. */
  int kept() {
    return kept;
  }

  /** Number of changes that neither the bus nor the queue will ever take. */
  int lost() {
    return lost;
  }

  /** The last problem. */
  Optional<String> trouble() {
    return trouble;
  }

  void countAnnounced() {
    announced++;
  }

  void countKept() {
    kept++;
  }

  void countLost() {
    lost++;
  }

  void deliverAgain(String sequenceNumber) {
    again.add(sequenceNumber);
  }

  void met(String problem) {
    trouble = Optional.of(problem);
  }
}
