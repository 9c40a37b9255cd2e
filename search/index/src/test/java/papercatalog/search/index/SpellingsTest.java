package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;

/** Spellings of words and names that mean the same, without a correction of the query. */
final class SpellingsTest {
  private static final List<Paper> PAPERS =
      List.of(
          paper("hawaii", "Kahakai o Hawaiʻi", "Ḥusayn", "ʻAlī"),
          paper("elided", "L'enfant cachée du littoral", "Élise", "d'Aubigny"),
          paper("joints", "GPT-4 and IL-6 in 3-D Gauging", "Donald E.", "Knutsen"),
          paper("joined", "Harbours with CO2 and MP3", "D. K.", "Lund"),
          paper("thai", "คลื่นทะเลไทย", "สมชาย", "ใจดี"),
          paper("arabic", "أمواج البحر الأحمر", "سليم", "حداد"),
          paper("other", "Another Gauge", "Nora", "Ali"),
          paper("german", "Wellen am Dünenstrand", "Jürgen", "Müller"),
          paper("spanish", "Mareas", "Lucía", "Ortega Ruiz"),
          paper("david", "Waves", "David", "Knutsen"));

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Ali kahakai|hawaii",
        "hawaii|hawaii",
        "author:Ali|hawaii other",
        "\"enfant cachee\"|elided",
        "enfant|elided",
        "l'enfant|elided",
        "lenfant|elided",
        "L’Enfant cachée|elided",
        "author:aubigny|elided",
        "author:daubigny|elided",
        "GPT4|joints",
        "gpt-4|joints",
        "IL6|joints",
        "3D gauging|joints",
        "co-2 harbours|joined",
        "mp-3|joined",
        "author:\"Knutsen, Donald\"|joints",
        "author:\"Donald Knutsen\"|joints",
        "author:\"Donald E. Knutsen\"|joints",
        "author:\"Knutsen, D.\"|david joints",
        "author:\"D. Knutsen\"|david joints",
        "author:\"D. E. Knutsen\"|joints",
        "author:\"Lund, Dora\"|joined",
        "author:\"Knutsen, Dora\"|",
        "author:\"Ortega Ruiz, Lucia\"|spanish",
        "author:\"Lucía Ortega Ruiz\"|spanish",
        "author:\"Ortega, Lucia\"|spanish",
        "author:\"Müller, J.\"|german",
        "author:\"Mueller, Juergen\"|german",
        "mueller duenenstrand|german",
        "ทะเล|thai",
        "คลื่น|thai",
        "امواج|arabic",
        "بحر|arabic",
      })
  void query_findsPapers_withoutCorrection(String query, String ids) throws IOException {
    List<String> wanted = ids == null ? List.of() : List.of(ids.split(" ", -1));
    try (IndexOf index = new IndexOf(folder, PAPERS)) {
      List<String> found = index.ids(query);
      // Papers with some of the words follow.
      List<String> first = query.contains("author:") ? found : found.subList(0, wanted.size());
      assertThat(first).containsExactlyInAnyOrderElementsOf(wanted);
      assertThat(index.search(query).replaced()).isEmpty();
    }
  }

  private static Paper paper(String id, String title, String given, String family) {
    PersonName name =
        new PersonName(Optional.of(given), Optional.empty(), family, Optional.empty());
    return Papers.paper(id, "2026")
        .title(title)
        .authors(
            List.of(
                new Authorship(
                    new AuthorHandle(id),
                    given + " " + family,
                    Optional.of(name),
                    Optional.empty(),
                    Role.AUTHOR)))
        .build();
  }
}
