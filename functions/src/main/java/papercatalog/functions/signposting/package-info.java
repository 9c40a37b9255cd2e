/** The typed links of a paper: in headers, in its page, and as link sets (RFC 9264). */
package papercatalog.functions.signposting;
