/**
 * The write side: papers published, withdrawn and deleted in transactions whose order survives a
 * crash after any of them.
 */
package papercatalog.domain.write;
