package papercatalog.citations.format;

import module java.base;

/** The degrees that types of BibTeX's entries, and names of biblatex for theses, stand for. */
public final class Degree {
  private static final String MASTER = "mastersthesis";
  private static final String DOCTOR = "phdthesis";
  private static final Map<String, String> NAMES =
      Map.of(
          MASTER,
          "Master’s thesis",
          DOCTOR,
          "PhD thesis",
          "mathesis",
          "Master’s thesis",
          "bathesis",
          "Bachelor’s thesis",
          "candthesis",
          "Candidate thesis",
          "resreport",
          "Research report");
  private static final Pattern DOCTORAL = Pattern.compile("(?i)ph\\.?\\s?d|doc?t|dissert|habil");

  private Degree() {}

  /** The degree as printed; empty for names that stand for none. */
  public static String of(String name) {
    return NAMES.getOrDefault(name, "");
  }

  /** The type of an entry for a thesis. */
  static String type(Optional<String> degree) {
    return degree.isEmpty() || DOCTORAL.matcher(degree.get()).find() ? DOCTOR : MASTER;
  }
}
