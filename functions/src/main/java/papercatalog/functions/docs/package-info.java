/** What the catalog says of itself, out of what the domain declares; it reads no table. */
package papercatalog.functions.docs;
