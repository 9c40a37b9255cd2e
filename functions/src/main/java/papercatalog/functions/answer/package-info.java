/**
 * Holds the results of one read and writes them in each format of their route. Handlers make the
 * answers; {@code Response} asks for the content.
 */
package papercatalog.functions.answer;
