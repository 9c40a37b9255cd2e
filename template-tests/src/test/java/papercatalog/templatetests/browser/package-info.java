/** What readers that others wrote make of the catalog. */
package papercatalog.templatetests.browser;
