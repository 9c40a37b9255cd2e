package papercatalog.publishing.latex;

import module java.base;

/** Numbers with units, as the package siunitx has them: {@code \SI{5}{\kilo\metre}}. */
final class Units {
  private static final Set<String> COMMANDS = Set.of("SI", "qty", "si", "unit", "num");
  private static final Pattern NAME = Pattern.compile("\\\\([A-Za-z]+)\\s*");
  private static final Pattern EXPONENT = Pattern.compile("(?<=\\d)[eE](-?\\d+)$");
  private static final Map<String, String> SIGNS = signs();

  private Units() {}

  static boolean isCommand(String name) {
    return COMMANDS.contains(name);
  }

  static String text(String number, String unit) {
    String signs =
        NAME.matcher(unit.replace('.', '·'))
            .replaceAll(it -> Matcher.quoteReplacement(SIGNS.getOrDefault(it.group(1), it.group())))
            .replaceAll("([²³])([^²³/·]+)", "$2$1");
    boolean joined = number.isEmpty() || signs.isEmpty() || signs.equals("°");
    return EXPONENT.matcher(number).replaceFirst(" × 10^$1") + (joined ? "" : " ") + signs;
  }

  private static Map<String, String> signs() {
    String[] words =
        ("tera T giga G mega M kilo k hecto h deci d centi c milli m micro µ nano n pico p femto f"
                + " meter m metre m second s gram g kilogram kg kelvin K ampere A mole mol candela"
                + " cd hertz Hz newton N pascal Pa joule J watt W volt V ohm Ω farad F tesla T"
                + " electronvolt eV percent % degree ° celsius °C degreeCelsius °C liter L litre L"
                + " angstrom Å bar bar day d hour h minute min per / squared ² cubed ³ square ²"
                + " cubic ³ bit bit byte B")
            .split(" ", -1);
    Map<String, String> signs = new HashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      signs.put(words[i], words[i + 1]);
    }
    return signs;
  }
}
