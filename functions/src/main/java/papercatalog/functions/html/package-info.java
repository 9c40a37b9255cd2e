/**
 * Makes the values of pages from results and requests, for the answers. The build makes the classes
 * {@code Jte…Generated} from the templates in {@code functions/src/main/jte}.
 */
package papercatalog.functions.html;
