/** Pages of lists as Atom feeds, RFC 4287. */
package papercatalog.functions.atom;
