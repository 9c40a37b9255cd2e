/** The event bus, and the queue for what it does not take. Knows nothing of papers. */
package papercatalog.announcements.bus;
