package papercatalog.cli.difference;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class CommonOrderTest {
  @Test
  void commonOrder_leavesOutWhatMovedCameOrLeft() {
    assertThat(common("abcd", "abcd")).isEqualTo("abcd");
    assertThat(common("abcd", "xabcd")).isEqualTo("abcd");
    assertThat(common("abcd", "bcda")).isEqualTo("bcd");
    assertThat(common("abcd", "dabc")).isEqualTo("abc");
    assertThat(common("abcdef", "abfdec")).isEqualTo("abde");
    assertThat(common("abcd", "dcba")).hasSize(1);
    assertThat(common("abc", "xyz")).isEmpty();
    assertThat(common("", "abc")).isEmpty();
  }

  @Test
  void commonOrder_doesNotGuessWhichOfSeveralEqualsIsMeant() {
    assertThat(common("aba", "aab")).isEqualTo("b");
  }

  @Test
  void commonOrder_ofThousands_isFoundAtOnce() {
    List<Integer> before = IntStream.range(0, 15_000).boxed().toList();
    List<Integer> after = new ArrayList<>(before);
    after.addFirst(after.removeLast());

    assertThat(CommonOrder.of(before, after)).hasSize(14_999).doesNotContain(14_999);
    assertThat(CommonOrder.of(before, before.reversed())).hasSize(1);
  }

  private static String common(String before, String after) {
    return CommonOrder.of(letters(before), letters(after)).stream().sorted().collect(joining());
  }

  private static List<String> letters(String text) {
    return text.chars().mapToObj(Character::toString).toList();
  }
}
