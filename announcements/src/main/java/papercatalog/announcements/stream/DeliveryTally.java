package papercatalog.announcements.stream;

import module java.base;

/** What became of the changes of one batch. */
final class DeliveryTally {
  /** The sequence numbers of the records to deliver again, the first one first. */
  final List<String> again = new ArrayList<>();

  int announced;

  /** Number of changes that can never be delivered and are in the queue. */
  int kept;

  /** Number of changes that neither the bus nor the queue will ever take. */
  int lost;

  /** The last problem. */
  Optional<String> trouble = Optional.empty();

  void met(String problem) {
    trouble = Optional.of(problem);
  }
}
