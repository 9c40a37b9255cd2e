package papercatalog.domain.model;

import module java.base;

/**
 * An organization to which an author of a paper belongs, as the paper says.
 *
 * @param ror bare, as {@link Ror} describes it
 */
public record Affiliation(String name, Optional<String> ror) {
  public static final int MAX_LENGTH = 500;

  public Affiliation {
    name = Text.line("affiliation", name, MAX_LENGTH);
    ror.ifPresent(Ror::requireForm);
  }

  /** The affiliation of which {@link #texts} are the members. */
  public static Affiliation of(Map<String, String> texts) {
    return new Affiliation(texts.getOrDefault("name", ""), Optional.ofNullable(texts.get("ror")));
  }

  /** The members, by name, as items, documents and the content hash have them. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("name", name);
    ror.ifPresent(id -> texts.put("ror", id));
    return texts;
  }
}
