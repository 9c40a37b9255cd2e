package papercatalog.cli.transfer;

import java.util.HashSet;
import java.util.Set;

/** The records being written: one at a time each, in the order of the file. */
final class InFlight {
  private final Set<RecordName> records = new HashSet<>();

  /** Waits until the record is not being written, and takes it. */
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
