package papercatalog.domain.model;

import module java.base;

/**
 * What paid for the work of a paper: an award, or a funder without one.
 *
 * @param funder the name, as printed
 * @param ror bare, as {@link Ror} describes it
 * @param funderId the funder's id in Crossref's registry, a DOI
 * @param award its number
 * @param title that of the award
 * @param url the web address of the award
 */
public record Funding(
    String funder,
    Optional<String> ror,
    Optional<String> funderId,
    Optional<String> award,
    Optional<String> title,
    Optional<String> url) {
  public static final int MAX_URL = 1_000;

  private static final Pattern FUNDER_ID = Pattern.compile("10\\.13039/\\d{1,20}");

  public Funding {
    funder = Text.line("funder", funder, Affiliation.MAX_LENGTH);
    ror.ifPresent(Ror::requireForm);
    if (!funderId.map(id -> FUNDER_ID.matcher(id).matches()).orElse(true)) {
      throw new InvalidValue("funderId", "must be a DOI of a funder, as in 10.13039/100000001");
    }
    award = award.map(text -> Text.line("award", text, 100));
    title = title.map(text -> Text.line("title", text, 500));
    url = url.map(text -> Text.webAddress("url", text, MAX_URL));
  }

  /** The funding of which {@link #texts} are the members. */
  public static Funding of(Map<String, String> texts) {
    Function<String, Optional<String>> text = name -> Optional.ofNullable(texts.get(name));
    return new Funding(
        texts.getOrDefault("funder", ""),
        text.apply("ror"),
        text.apply("funderId"),
        text.apply("award"),
        text.apply("title"),
        text.apply("url"));
  }

  /** The members, by name, as items, documents and the content hash have them. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("funder", funder);
    ror.ifPresent(id -> texts.put("ror", id));
    funderId.ifPresent(id -> texts.put("funderId", id));
    award.ifPresent(number -> texts.put("award", number));
    title.ifPresent(words -> texts.put("title", words));
    url.ifPresent(address -> texts.put("url", address));
    return texts;
  }
}
