/** A paper with everything in its partition, also what the writers of other papers put there. */
package papercatalog.domain.overview;
