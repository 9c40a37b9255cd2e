/** What a user asks for, as a query and in the sentences that match it. */
package papercatalog.search.query;
