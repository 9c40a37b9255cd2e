/**
 * The synthesized template, held to what it promises: its cost, its rights, its routes, its bytes;
 * and run on this machine.
 */
package papercatalog.templatetests;
