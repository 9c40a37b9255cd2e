package papercatalog.publishing.orders;

import module java.base;

/**
 * One step of an order.
 *
 * @param writer the number of the writer whose next request it is about
 */
record Turn(int writer, Kind kind) {
  /** What becomes of the request. */
  enum Kind {
    /** The engine answers. */
    ANSWERED(""),
    /** The writer ends before it. */
    KILLED("!killed"),
    /** The engine answers, but the client does not hear it, and sends the request again. */
    UNHEARD("!unheard"),
    /** The engine refuses it, as often as the client sends it. */
    THROTTLED("!throttled"),
    /** The engine answers, and the indexes do not see the change yet. */
    UNINDEXED("!unindexed"),
    /** No request: the indexes see the changes that they lack. */
    INDEXED("!indexed");

    final String mark;

    Kind(String mark) {
      this.mark = mark;
    }

    boolean isFault() {
      return this != ANSWERED && this != INDEXED;
    }
  }

  @Override
  public String toString() {
    return (kind == Kind.INDEXED ? "" : "ABC".substring(writer, writer + 1)) + kind.mark;
  }

  /** Reads steps as they are printed. */
  static List<Turn> parse(String steps) {
    return Arrays.stream(steps.split(" ")).filter(it -> !it.isEmpty()).map(Turn::one).toList();
  }

  private static Turn one(String text) {
    int writer = Math.max("ABC".indexOf(text.charAt(0)), 0);
    String mark = text.startsWith("!") ? text : text.substring(1);
    return new Turn(
        writer,
        Arrays.stream(Kind.values()).filter(it -> it.mark.equals(mark)).findFirst().orElseThrow());
  }
}
