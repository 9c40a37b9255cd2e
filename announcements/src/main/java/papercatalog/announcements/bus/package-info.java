/** The event bus, and the queue for changes that it does not take. Independent of papers. */
package papercatalog.announcements.bus;
