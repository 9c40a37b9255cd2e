package papercatalog.domain.model;

import java.util.regex.Pattern;

/** Identifiers of people, bare: {@code 0000-0002-1825-0097}. */
public final class Orcid {
  private static final Pattern FORM = Pattern.compile("(?:\\d{4}-){3}\\d{3}[0-9X]");

  private Orcid() {}

  static String requireForm(String orcid) {
    if (!FORM.matcher(orcid).matches()) {
      throw new InvalidValue("orcid", "must be four groups of four, as in 0000-0002-1825-0097");
    }
    return orcid;
  }

  /** Also checks the last digit, which ISO 7064 (MOD 11-2) computes from the others. */
  public static String requireChecked(String orcid) {
    String digits = requireForm(orcid).replace("-", "");
    int total = 0;
    for (char c : digits.substring(0, 15).toCharArray()) {
      total = (total + (c - '0')) * 2;
    }
    if (digits.charAt(15) != "10X98765432".charAt(total % 11)) {
      throw new InvalidValue("orcid", "must end with the check digit of the others");
    }
    return orcid;
  }
}
