package papercatalog.domain;

/** Decides for each HTTP request what becomes of it. */
@FunctionalInterface
public interface FaultPlan {
  /** The operation that writes papers. */
  String TRANSACTION = "TransactWriteItems";

  /** The operation that writes profiles. */
  String PUT = "PutItem";

  /** The operation that looks for profiles. */
  String BATCH_READ = "BatchGetItem";

  /** What becomes of it. */
  Fault of(Attempt attempt);

  /**
   * One HTTP request, retries counting as their own.
   *
   * @param operation such as {@code PutItem}
   * @param number of this operation since the plan began, from 1
   * @param writes how many requests have been writes since the plan began, this one included
   * @param body what it asks for, as JSON
   */
  record Attempt(String operation, int number, int writes, String body) {}

  /** Nothing goes wrong. */
  static FaultPlan none() {
    return attempt -> Fault.NONE;
  }

  /** One request of an operation goes wrong. */
  static FaultPlan at(String operation, int number, Fault fault) {
    return attempt ->
        attempt.operation().equals(operation) && attempt.number() == number ? fault : Fault.NONE;
  }

  /** The first requests of an operation go wrong. */
  static FaultPlan first(int times, String operation, Fault fault) {
    return attempt ->
        attempt.operation().equals(operation) && attempt.number() <= times ? fault : Fault.NONE;
  }

  /** Every request of an operation goes wrong. */
  static FaultPlan always(String operation, Fault fault) {
    return first(Integer.MAX_VALUE, operation, fault);
  }

  /** So many writes are done; from the next on nothing is, for ever: a crash. */
  static FaultPlan deadAfter(int writes) {
    return attempt -> attempt.writes() > writes ? Fault.DEAD : Fault.NONE;
  }

  /** What this plan leaves alone may go wrong by the other one. */
  default FaultPlan or(FaultPlan other) {
    return attempt -> {
      Fault fault = of(attempt);
      return fault.equals(Fault.NONE) ? other.of(attempt) : fault;
    };
  }
}
