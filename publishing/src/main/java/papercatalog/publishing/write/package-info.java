/**
 * The write side: publishes, withdraws and deletes papers in transactions whose order survives a
 * crash after any of them.
 */
package papercatalog.publishing.write;
