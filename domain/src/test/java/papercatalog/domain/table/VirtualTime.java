package papercatalog.domain.table;

import module java.base;

/** Pauses between attempts that a test decides on, instead of the clock. */
public final class VirtualTime {
  private static final InheritableThreadLocal<Consumer<Duration>> PAUSES =
      new InheritableThreadLocal<>();

  static {
    Retry.time =
        pause -> {
          Consumer<Duration> pauses = PAUSES.get();
          if (pauses != null) {
            pauses.accept(pause);
          }
          return pauses != null;
        };
  }

  private VirtualTime() {}

  /** Takes over the pauses of this thread and of those that it starts. */
  public static void takeOver(Consumer<Duration> pauses) {
    PAUSES.set(pauses);
  }
}
