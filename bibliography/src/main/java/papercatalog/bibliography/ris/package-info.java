/** RIS, which every reference manager reads: written. */
package papercatalog.bibliography.ris;
