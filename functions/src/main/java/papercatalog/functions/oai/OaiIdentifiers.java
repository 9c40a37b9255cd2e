package papercatalog.functions.oai;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;

/**
 * The identifiers of records: {@code oai:papers.example.org:wp-002}, in lower case, because paper
 * ids ignore case and harvesters do not.
 *
 * @param repository a domain
 */
record OaiIdentifiers(String repository) {
  private static final String SCHEME = "oai:";
  private static final Pattern DOMAIN =
      Pattern.compile("[a-zA-Z][a-zA-Z0-9-]*(\\.[a-zA-Z][a-zA-Z0-9-]*)+");

  /** The host of an origin; that of the mail address where the host is none, such as 127.0.0.1. */
  static OaiIdentifiers of(String origin, String email) {
    String mail = email.substring(email.indexOf('@') + 1);
    return Stream.of(String.valueOf(URI.create(origin).getHost()), mail)
        .filter(DOMAIN.asMatchPredicate())
        .findFirst()
        .map(OaiIdentifiers::new)
        .orElseGet(() -> new OaiIdentifiers("catalog.invalid"));
  }

  String of(PaperId id) {
    return SCHEME + repository + ":" + id.key();
  }

  /** Fails with {@link OaiError} for an identifier of another repository, or of none. */
  PaperId paper(String identifier) {
    String prefix = SCHEME + repository + ":";
    try {
      if (identifier.startsWith(prefix)) {
        return new PaperId(identifier.substring(prefix.length()));
      }
    } catch (InvalidValue _) {
      // No paper has such an id.
    }
    throw unknown();
  }

  static OaiError unknown() {
    return new OaiError(OaiError.Code.ID_DOES_NOT_EXIST, "There is no such record.");
  }
}
