/** Why something was not done, in an operator's words, and what helps. */
package papercatalog.cli.failure;
