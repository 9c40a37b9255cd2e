package papercatalog.functions.route;

import module java.base;

/** What a deployment may serve besides its routes. Its name is an environment variable. */
public enum Extra {
  /** The whole catalog as one file, from the CDN. */
  DUMP,
  /** Tools for assistants, at {@link McpRoute}. */
  MCP,
  /** Records for harvesters (A17). */
  OAI;

  public static Set<Extra> of(Map<String, String> variables) {
    return Arrays.stream(values())
        .filter(extra -> variables.containsKey(extra.name()))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Extra.class)));
  }
}
