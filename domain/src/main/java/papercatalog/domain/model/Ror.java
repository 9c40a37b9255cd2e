package papercatalog.domain.model;

import java.util.regex.Pattern;

/** Identifiers of organizations in the Research Organization Registry, bare: {@code 05gq02987}. */
public final class Ror {
  public static final String ADDRESS = "https://ror.org/";

  /** Crockford's digits of base 32. */
  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private static final Pattern FORM = Pattern.compile("0[" + DIGITS + "]{6}\\d{2}");

  private Ror() {}

  static String requireForm(String ror) {
    if (!FORM.matcher(ror).matches()) {
      throw new InvalidValue("ror", "must be a ROR id, as in 05gq02987");
    }
    return ror;
  }

  /** Also checks the last two digits, which ISO 7064 (MOD 97-10) computes from the others. */
  public static String requireChecked(String ror) {
    long number = 0;
    for (char c : requireForm(ror).substring(0, 7).toCharArray()) {
      number = number * DIGITS.length() + DIGITS.indexOf(c);
    }
    if (Integer.parseInt(ror.substring(7)) != 98 - number * 100 % 97) {
      throw new InvalidValue("ror", "must end with the check digits of the others");
    }
    return ror;
  }
}
