package papercatalog.replay;

import papercatalog.announcement.Announcement;

/** Who is told of changes again. */
public sealed interface EventTarget permits Bus, Lines, Webhook {
  /**
   * Tells of a change.
   *
   * @throws NotAnnounced when that fails for good
   */
  void take(Announcement announcement);
}
