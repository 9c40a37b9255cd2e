/**
 * Descriptions of the catalog, generated from the declarations of the domain. They read no table.
 */
package papercatalog.functions.docs;
