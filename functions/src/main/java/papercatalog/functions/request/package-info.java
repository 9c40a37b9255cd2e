/** What a client asks: API Gateway's event read, the parameters checked, links to more of it. */
package papercatalog.functions.request;
