package papercatalog.functions.address;

import java.util.Optional;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PercentEncoding;

/**
 * Where on the web a paper's identifiers and licence lead. What a record says is not trusted: an
 * address is http or https, and holds no character that an address has not.
 */
public final class WebAddress {
  /** What an address may hold besides letters and digits, its own escapes included. */
  private static final String RESERVED = "-._~:/?#[]@!$&'()*+,;=%";

  private WebAddress() {}

  /** The address of a paper that never changes: its DOI's. */
  public static Optional<String> permanent(Paper paper) {
    String doi = paper.identifiers().get(IdentifierScheme.DOI.text());
    return doi == null ? Optional.empty() : of(IdentifierScheme.DOI, doi);
  }

  /** Where an identifier of a paper leads; an ISBN or an ISSN leads nowhere. */
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

  /** A page on the web, as someone has written its address. */
  public static Optional<String> page(String text) {
    boolean web =
        text.regionMatches(true, 0, "https://", 0, 8)
            || text.regionMatches(true, 0, "http://", 0, 7);
    return web ? Optional.of(PercentEncoding.of(text, RESERVED)) : Optional.empty();
  }

  /** The text of a licence, if it is called as SPDX calls licences: {@code CC-BY-4.0}. */
  public static Optional<String> license(String text) {
    return isSpdx(text)
        ? Optional.of("https://spdx.org/licenses/" + text + ".html")
        : Optional.empty();
  }

  /** SPDX's list is long and grows; what all but a few of its names have is a version. */
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
