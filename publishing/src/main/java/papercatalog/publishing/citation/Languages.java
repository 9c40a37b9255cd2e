package papercatalog.publishing.citation;

import module java.base;

/** BCP 47 tags, English names, names of LaTeX's babel, and three-letter codes. */
final class Languages {
  private static final Pattern TAG = Pattern.compile("[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,8}");

  private static final String OTHER_NAMES =
      """
      american en-US, australian en-AU, british en-GB, canadian en-CA, newzealand en-NZ,
      ukenglish en-GB, usenglish en-US, ngerman de, deutsch de, austrian de-AT,
      naustrian de-AT, swissgerman de-CH, nswissgerman de-CH, francais fr, français fr,
      frenchb fr, acadian fr-CA, canadien fr-CA, español es, castilian es, mexican es-MX,
      italiano it, nederlands nl, brazil pt-BR, brazilian pt-BR, português pt, portuges pt,
      polski pl, norsk nb, nynorsk nn, magyar hu, slovene sl, farsi fa, bahasa id,
      polutonikogreek el-polyton, uppersorbian hsb, lowersorbian dsb, русский ru,
      українська uk, 中文 zh, 日本語 ja, 한국어 ko, fre fr, ger de, dut nl, chi zh, cze cs, gre el,
      per fa, rum ro, slo sk
      """;

  private static final Map<String, String> BY_NAME = byName();

  private Languages() {}

  static Optional<String> tag(String text) {
    String known = BY_NAME.get(text.toLowerCase(Locale.ROOT).replaceFirst("^lang(?=[a-z]{4})", ""));
    return known != null
        ? Optional.of(known)
        : TAG.matcher(text).matches() ? wellFormed(text.replace('_', '-')) : Optional.empty();
  }

  /** The tag in its usual spelling: {@code eng-us} becomes {@code en-US}. */
  private static Optional<String> wellFormed(String tag) {
    String language = tag.split("-", 2)[0];
    String known = BY_NAME.get(language.toLowerCase(Locale.ROOT));
    if (known == null && language.length() == 2) {
      return Optional.empty();
    }
    String shortest = known == null ? tag : known + tag.substring(language.length());
    try {
      return Optional.of(new Locale.Builder().setLanguageTag(shortest).build().toLanguageTag());
    } catch (IllformedLocaleException _) {
      return Optional.empty();
    }
  }

  private static Map<String, String> byName() {
    Map<String, String> byName = new HashMap<>();
    for (String code : Locale.getISOLanguages()) {
      Locale language = Locale.of(code);
      String tag = language.toLanguageTag();
      byName.put(code, tag);
      byName.put(language.getISO3Language(), tag);
      byName.put(language.getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT), tag);
    }
    for (String name : OTHER_NAMES.strip().split(",\\s+", -1)) {
      int space = name.indexOf(' ');
      byName.put(name.substring(0, space), name.substring(space + 1));
    }
    return byName;
  }
}
