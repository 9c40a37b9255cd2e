/** Objects under names, in a bucket or a directory, with conditional writes. */
package papercatalog.search.store;
