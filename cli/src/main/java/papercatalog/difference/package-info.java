/** What makes two states of a paper differ. */
package papercatalog.difference;
