/** Pages for people. */
package papercatalog.html;
