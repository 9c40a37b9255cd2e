/** What Lambda runs to keep the index up to date. */
package papercatalog.search.handler;
