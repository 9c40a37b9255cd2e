package papercatalog.announcements.stream;

import papercatalog.announcements.bus.BusEvent;

/**
 * An event on its way to the bus, with the record that asks for it.
 *
 * @param partition of the paper, whose events keep their order
 */
record Pending(String sequenceNumber, String partition, BusEvent event) {}
