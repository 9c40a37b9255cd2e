/** A17: the catalog by OAI-PMH 2.0. Only its function loads these classes. */
package papercatalog.functions.oai;
