/** Whether the table holds what its records ask for: the walk, what is wrong, and its repair. */
package papercatalog.domain.verify;
