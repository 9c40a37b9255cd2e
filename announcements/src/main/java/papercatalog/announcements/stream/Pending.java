package papercatalog.announcements.stream;

import papercatalog.announcements.bus.BusEvent;

/**
 * An event on its way to the bus, with the record that asks for it.
 *
 * @param partition of the paper, by which order is kept
 */
record Pending(String sequenceNumber, String partition, BusEvent event) {}
