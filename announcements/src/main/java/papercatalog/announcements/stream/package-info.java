/** The function that receives changes from the table's stream and announces them. */
package papercatalog.announcements.stream;
