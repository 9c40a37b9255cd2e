/** What the functions' request lines say together: lines, figures, verdict. */
package papercatalog.telemetry;
