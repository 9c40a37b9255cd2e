/** Changes of papers as CloudEvents: what the bus is told, and what a consumer reads. */
package papercatalog.announcement;
