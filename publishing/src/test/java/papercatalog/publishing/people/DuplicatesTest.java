package papercatalog.publishing.people;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.publishing.text.Slug;

final class DuplicatesTest {
  private static final String LIST = "duplicates.txt";
  private static final double RECALL = 0.85;

  /** Of the pairs that are found. A comparison of initials and whole words has 0.76, and 0.52. */
  private static final double PRECISION = 0.85;

  @Test
  void pairsOfAList_areFound_andFewOthers() throws IOException {
    Map<String, Author> authors = new LinkedHashMap<>();
    Map<AuthorHandle, Set<AuthorHandle>> coAuthors = new HashMap<>();
    Set<Set<String>> wanted = new LinkedHashSet<>();
    try (InputStream list = DuplicatesTest.class.getResourceAsStream(LIST)) {
      for (String line : new String(list.readAllBytes(), UTF_8).lines().toList()) {
        if (line.startsWith("#")) {
          continue;
        }
        List<String> names = List.of(line.substring(2).split(" \\| "));
        names.forEach(name -> authors.computeIfAbsent(name, DuplicatesTest::author));
        if (line.charAt(0) == '+') {
          AuthorHandle shared = new AuthorHandle("co-" + authors.size());
          names.forEach(name -> coAuthors.put(authors.get(name).handle(), Set.of(shared)));
        }
        if (line.charAt(0) != '/') {
          wanted.add(Set.copyOf(names));
        }
      }
    }

    Set<Set<String>> found = new LinkedHashSet<>();
    Duplicates.among(List.copyOf(authors.values()), coAuthors, UnaryOperator.identity())
        .forEach(
            (author, duplicates) ->
                duplicates.forEach(it -> found.add(Set.of(author.name(), it.other().name()))));
    Set<Set<String>> right = new LinkedHashSet<>(found);
    right.retainAll(wanted);
    Set<Set<String>> missed = new LinkedHashSet<>(wanted);
    missed.removeAll(found);
    found.removeAll(right);
    assertThat((double) right.size() / wanted.size())
        .as("missed: %s", missed)
        .isGreaterThan(RECALL);
    assertThat((double) right.size() / (right.size() + found.size()))
        .as("wrong: %s", found)
        .isGreaterThan(PRECISION);
  }

  @ParameterizedTest
  @CsvSource({
    "Maikel Leyra Vázquez, Maikel Y. Leyra-Vázquez, true",
    "Jürgen Müller, Juergen Mueller, true",
    "Pat O'Neil, Pat ONeil, true",
    "Wei Liu 0003, Wei Liu, false",
    "Ann Lee, Ann Li, false",
    "A. B. Moss, A. C. Moss, false",
    "Vale, Vale, true",
    "!, ?, false",
  })
  void pair_isFoundOrNot(String one, String other, boolean found) {
    Author second =
        new Author(
            new AuthorHandle("z"),
            other,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Instant.EPOCH);
    assertThat(Duplicates.among(List.of(author(one), second), Map.of(), UnaryOperator.identity()))
        .hasSize(found ? 1 : 0);
  }

  private static Author author(String name) {
    return new Author(
        new AuthorHandle(Slug.ofAnyScript(name).orElse("nobody")),
        name,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Instant.EPOCH);
  }
}
