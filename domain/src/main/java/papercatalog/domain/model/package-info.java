/** The catalog's values: papers, authors and their parts. Each constructor checks its value. */
package papercatalog.domain.model;
