/** A consumer of the announcements: it counts the papers of each collection and topic. */
package papercatalog.announcements.count;
