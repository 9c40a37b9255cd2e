package papercatalog.cli.transfer;

import module java.base;

import papercatalog.bibliography.entry.RecordName;

/**
 * The records being written. Writes of the same record follow each other in the order of the file.
 */
final class InFlight {
  private final Set<RecordName> records = new TreeSet<>();

  synchronized void take(RecordName record) throws InterruptedException {
    while (!records.add(record)) {
      wait();
    }
  }

  synchronized void release(RecordName record) {
    records.remove(record);
    notifyAll();
  }
}
