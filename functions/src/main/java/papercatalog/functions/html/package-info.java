/** Pages for people. */
package papercatalog.functions.html;
