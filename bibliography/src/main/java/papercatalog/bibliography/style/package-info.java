/** Papers as formatted citations in plain text. */
package papercatalog.bibliography.style;
