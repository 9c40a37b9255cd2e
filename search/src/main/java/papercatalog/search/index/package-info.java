/** What an index holds of a paper, how texts become words, and which files belong to it. */
package papercatalog.search.index;
