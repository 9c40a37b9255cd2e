/** Changes of papers as CloudEvents, written for the bus and read by consumers. */
package papercatalog.announcements.event;
