/** Translates exceptions into messages and remedies for operators. */
package papercatalog.cli.failure;
