/** JSON files cut into their objects, with the line of each; what the JSON formats share. */
package papercatalog.bibliography.jsonfile;
