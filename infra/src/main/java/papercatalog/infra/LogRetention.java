package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.services.logs.RetentionDays;

/** The days for which CloudWatch can keep logs; never dropping them is not offered. */
final class LogRetention {
  private static final TreeMap<Integer, RetentionDays> DAYS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(1, RetentionDays.ONE_DAY),
              Map.entry(3, RetentionDays.THREE_DAYS),
              Map.entry(5, RetentionDays.FIVE_DAYS),
              Map.entry(7, RetentionDays.ONE_WEEK),
              Map.entry(14, RetentionDays.TWO_WEEKS),
              Map.entry(30, RetentionDays.ONE_MONTH),
              Map.entry(60, RetentionDays.TWO_MONTHS),
              Map.entry(90, RetentionDays.THREE_MONTHS),
              Map.entry(180, RetentionDays.SIX_MONTHS),
              Map.entry(365, RetentionDays.ONE_YEAR)));

  private LogRetention() {}

  static RetentionDays ofDays(int days) {
    if (!DAYS.containsKey(days)) {
      String choices = DAYS.keySet().toString().replaceAll("[\\[\\]]", "");
      throw new InvalidSetting("logRetentionDays", days, "must be one of " + choices);
    }
    return DAYS.get(days);
  }
}
