/** Announces changes again, as the function behind the table's stream announced them. */
package papercatalog.replay;
