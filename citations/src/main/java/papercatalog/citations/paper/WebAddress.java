package papercatalog.citations.paper;

import java.util.Locale;
import java.util.Optional;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.Ror;
import papercatalog.domain.model.Text;

/**
 * Web addresses of a paper's identifiers and licence. Records are untrusted: each address is http
 * or https, of legal characters only.
 */
public final class WebAddress {
  /** Legal characters besides letters and digits, including those of escapes. */
  private static final String RESERVED = "-._~:/?#[]@!$&'()*+,;=%";

  private WebAddress() {}

  /** The permanent address of a paper: that of its DOI. */
  public static Optional<String> permanent(Paper paper) {
    String doi = paper.identifiers().get(IdentifierScheme.DOI.text());
    return doi == null ? Optional.empty() : of(IdentifierScheme.DOI, doi);
  }

  public static Optional<String> of(String schemeName, String text) {
    return IdentifierScheme.of(schemeName).flatMap(scheme -> of(scheme, text));
  }

  private static Optional<String> of(IdentifierScheme scheme, String text) {
    return switch (scheme) {
      case DOI -> resolved(scheme, text, "10.", "https://doi.org/");
      case ARXIV -> resolved(scheme, text, "", "https://arxiv.org/abs/");
      case PMID -> resolved(scheme, text, "", "https://pubmed.ncbi.nlm.nih.gov/");
      case URL -> page(text);
      case ISBN, ISSN -> Optional.empty();
    };
  }

  private static Optional<String> resolved(
      IdentifierScheme scheme, String text, String beginning, String resolver) {
    try {
      String value = Identifier.of(scheme, text).value();
      return value.startsWith(beginning)
          ? Optional.of(resolver + PercentEncoding.inQuery(value))
          : Optional.empty();
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }

  /** The address of a web page in ASCII; empty for any other text. */
  public static Optional<String> page(String text) {
    return Optional.of(PercentEncoding.of(text, RESERVED)).filter(Text::isWebAddress);
  }

  /** The address of a licence that is an SPDX identifier, {@code CC-BY-4.0}, or an address. */
  public static Optional<String> license(String text) {
    return isSpdx(text) ? Optional.of("https://spdx.org/licenses/" + text + ".html") : page(text);
  }

  /** The address of a person's ORCID iD. */
  public static String orcid(String orcid) {
    return "https://orcid.org/" + orcid;
  }

  /** The address of an organization's ROR id. */
  public static String ror(String ror) {
    return Ror.ADDRESS + ror;
  }

  /** The address of a funder's id in Crossref's registry. */
  public static String funder(String funderId) {
    return "https://doi.org/" + funderId;
  }

  /** Guesses from its address whether a full text is a PDF. */
  public static boolean isPdf(String address) {
    return address.toLowerCase(Locale.ROOT).contains("pdf");
  }

  /** The SPDX list is long and grows; all but a few of its identifiers contain a version. */
  private static boolean isSpdx(String text) {
    boolean version = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (!digit && !letter && c != '-' && c != '.') {
        return false;
      }
      version |= digit && i > 0 && text.charAt(i - 1) == '-';
    }
    return version
        || switch (text) {
          case "0BSD", "ISC", "MIT", "Unlicense", "WTFPL", "Zlib" -> true;
          default -> false;
        };
  }
}
