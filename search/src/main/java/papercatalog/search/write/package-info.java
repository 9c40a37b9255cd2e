/** The writing side of an index: papers become documents, files and a manifest that names them. */
package papercatalog.search.write;
