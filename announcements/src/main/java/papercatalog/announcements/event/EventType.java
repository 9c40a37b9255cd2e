package papercatalog.announcements.event;

import papercatalog.domain.model.ChangeKind;

/** The names of the events: one for each kind of change, with the version of what they hold. */
public final class EventType {
  private static final String BEGINNING = "papercatalog.paper.";
  private static final String VERSION = ".v1";

  private EventType() {}

  /** The name of the event of a kind of change. */
  public static String of(ChangeKind kind) {
    return BEGINNING + kind.text() + VERSION;
  }
}
