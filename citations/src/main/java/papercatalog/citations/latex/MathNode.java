package papercatalog.citations.latex;

import module java.base;

/** A formula as a tree, read from TeX or MathML. */
public sealed interface MathNode {
  /** Nodes next to each other. */
  record Sequence(List<MathNode> nodes) implements MathNode {}

  /** The letters of a variable or a word, such as the name of a function. */
  record Letters(String text) implements MathNode {
    public boolean isWord() {
      return text.codePointCount(0, text.length()) > 1;
    }
  }

  record Digits(String text) implements MathNode {}

  record Operator(String text) implements MathNode {}

  /** A space of the source, which has no meaning. */
  record Space() implements MathNode {}

  record Fraction(MathNode above, MathNode below) implements MathNode {}

  record Root(MathNode of) implements MathNode {}

  /** A letter under an accent, which is a combining mark. */
  record Accented(MathNode of, String mark) implements MathNode {}

  /** A base with scripts; an empty row stands for a part that is missing. */
  record Scripts(MathNode base, MathNode below, MathNode above) implements MathNode {}

  MathNode NONE = new Sequence(List.of());
}
