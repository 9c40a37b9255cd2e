/** Descriptions of the catalog, generated from the domain's declarations. They read no table. */
package papercatalog.functions.docs;
