/**
 * The catalog's values: papers, authors and their parts. Each constructor checks its value, and
 * each {@code of} its text; they throw {@link papercatalog.domain.model.InvalidValue}, which names
 * the field and its rule.
 */
package papercatalog.domain.model;
