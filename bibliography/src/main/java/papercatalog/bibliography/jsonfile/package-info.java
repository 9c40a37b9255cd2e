/** JSON files split into their objects, with the line of each; shared by the JSON formats. */
package papercatalog.bibliography.jsonfile;
