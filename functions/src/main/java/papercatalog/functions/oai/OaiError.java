package papercatalog.functions.oai;

/** A failure that OAI-PMH reports in an answer with the status 200. */
final class OaiError extends RuntimeException {
  /** The codes of OAI-PMH, as an answer spells them. */
  enum Code {
    BAD_ARGUMENT("badArgument"),
    BAD_RESUMPTION_TOKEN("badResumptionToken"),
    BAD_VERB("badVerb"),
    CANNOT_DISSEMINATE_FORMAT("cannotDisseminateFormat"),
    ID_DOES_NOT_EXIST("idDoesNotExist"),
    NO_RECORDS_MATCH("noRecordsMatch"),
    NO_SET_HIERARCHY("noSetHierarchy");

    private final String text;

    Code(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }

    /** Whether the answer must not repeat the arguments of the request. */
    boolean hidesArguments() {
      return this == BAD_VERB || this == BAD_ARGUMENT;
    }
  }

  private final Code code;

  OaiError(Code code, String message) {
    super(message, null, false, false);
    this.code = code;
  }

  static OaiError badArgument(String message) {
    return new OaiError(Code.BAD_ARGUMENT, message);
  }

  Code code() {
    return code;
  }
}
