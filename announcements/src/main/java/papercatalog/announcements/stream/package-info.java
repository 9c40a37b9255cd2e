/**
 * The function that hears of changes from the table's stream and announces them: event, records,
 * delivery, answer.
 */
package papercatalog.announcements.stream;
