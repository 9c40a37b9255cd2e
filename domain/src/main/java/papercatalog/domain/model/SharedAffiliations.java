package papercatalog.domain.model;

import module java.base;

/**
 * The affiliations of several authors, each once, however many authors share it.
 *
 * @param distinct in the order of their first authors
 * @param places for each author those of the affiliations in the list, from 1: {@code 1,2;;2} are
 *     two of the first author, and none of the second. Empty if each author has all of them.
 */
public record SharedAffiliations(List<Affiliation> distinct, Optional<String> places) {
  /** Characters in the affiliations of all authors: an answer repeats them. */
  private static final int MAX_REPEATED = 8_000_000;

  public static SharedAffiliations of(List<Authorship> authors) {
    Map<Affiliation, String> places = new LinkedHashMap<>();
    StringJoiner all = new StringJoiner(";");
    for (Authorship author : authors) {
      StringJoiner own = new StringJoiner(",");
      for (Affiliation affiliation : author.affiliations()) {
        own.add(places.computeIfAbsent(affiliation, _ -> String.valueOf(places.size() + 1)));
      }
      all.add(own.toString());
    }
    List<Affiliation> distinct = List.copyOf(places.keySet());
    boolean differ = !authors.stream().allMatch(it -> it.affiliations().equals(distinct));
    return new SharedAffiliations(distinct, Optional.of(all.toString()).filter(_ -> differ));
  }

  /** Copies of the authors with their affiliations. Fails for places that the list lacks. */
  public List<Authorship> addedTo(List<Authorship> authors) {
    List<Authorship> affiliated = new ArrayList<>(authors.size());
    Iterator<String> words =
        places.map(it -> List.of(it.split(";", -1))).orElse(List.of()).iterator();
    long characters = 0;
    for (Authorship author : authors) {
      List<Affiliation> own = places.isEmpty() ? distinct : at(words.hasNext() ? words.next() : "");
      characters += own.stream().mapToLong(it -> it.name().length()).sum();
      if (characters > MAX_REPEATED) {
        throw new InvalidValue("affiliations", "must fit into an answer");
      }
      affiliated.add(author.with(own));
    }
    return affiliated;
  }

  private List<Affiliation> at(String words) {
    List<Affiliation> own = new ArrayList<>();
    for (String place : words.isEmpty() ? new String[0] : words.split(",", -1)) {
      int at = Integer.parseInt(place);
      if (at < 1 || at > distinct.size()) {
        throw new InvalidValue("affiliations", "must have each place that an author names");
      }
      own.add(distinct.get(at - 1));
    }
    return own;
  }
}
