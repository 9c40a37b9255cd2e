/**
 * The Model Context Protocol: access patterns as tools, and papers as resources, for assistants. A
 * call runs the handler of its pattern.
 */
package papercatalog.functions.mcp;
