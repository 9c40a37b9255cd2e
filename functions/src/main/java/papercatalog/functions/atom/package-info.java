/** Pages of lists as feeds, RFC 4287: what feed readers follow. */
package papercatalog.functions.atom;
