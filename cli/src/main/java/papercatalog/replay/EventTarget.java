package papercatalog.replay;

import papercatalog.announcement.Announcement;

/** Where a replay sends its events. */
public sealed interface EventTarget permits Bus, Lines, Webhook {
  /**
   * Sends a change.
   *
   * @throws NotAnnounced when that fails for good
   */
  void take(Announcement announcement);
}
