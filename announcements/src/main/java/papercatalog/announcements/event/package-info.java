/** Changes of papers as CloudEvents: what is put on the bus, and what a consumer reads. */
package papercatalog.announcements.event;
