/**
 * What the catalog holds: papers, authors and the values that they are made of, each checked by its
 * own constructor.
 */
package papercatalog.domain.model;
