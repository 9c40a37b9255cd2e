/** A17: changes in the order of their times, with the records of the papers. */
package papercatalog.domain.harvest;
