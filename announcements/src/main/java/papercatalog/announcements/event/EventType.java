package papercatalog.announcements.event;

import papercatalog.domain.model.ChangeKind;

/** The types of events: one for each kind of change, with the version of the event's data. */
public final class EventType {
  private static final String BEGINNING = "papercatalog.paper.";
  private static final String VERSION = ".v1";

  private EventType() {}

  public static String of(ChangeKind kind) {
    return BEGINNING + kind.text() + VERSION;
  }
}
