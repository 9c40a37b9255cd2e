package papercatalog.runtime.trial;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.LocalRuntimeApi;

/** A handler under a loop, in a process of its own, and the events that it is to get. */
final class Trial {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(60);

  private final String handler;
  private final Path directory;
  private final List<LocalRuntimeApi.Event> events = new ArrayList<>();
  private final Map<String, String> variables = new HashMap<>();
  private final Map<String, Integer> refusals = new HashMap<>();
  private final Map<String, LocalRuntimeApi.HangUp> hangUps = new HashMap<>();
  private long polls = 1;

  /**
   * @param directory for a log
   */
  Trial(String handler, Path directory) {
    this.handler = handler;
    this.directory = directory;
  }

  /** What came of it. */
  record Outcome(List<LocalRuntimeApi.Call> calls, int status, String log) {
    /** What it said to Lambda, without what it asked. */
    List<LocalRuntimeApi.Call> posts() {
      return calls.stream().filter(call -> call.method().equals("POST")).toList();
    }

    /** The lines of the log; those in JSON, the stack's format, without their time. */
    List<Object> lines() throws IOException {
      List<Object> lines = new ArrayList<>();
      for (String line : log.lines().toList()) {
        if (line.startsWith("{")) {
          JsonNode json = JSON.readTree(line);
          assertThat(json.path("timestamp").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
          lines.add(((ObjectNode) json).without("timestamp"));
        } else {
          lines.add(line);
        }
      }
      return lines;
    }
  }

  Trial with(LocalRuntimeApi.Event event) {
    events.add(event);
    polls++;
    return this;
  }

  Trial with(String... texts) {
    for (String text : texts) {
      with(LocalRuntimeApi.Event.of(text));
    }
    return this;
  }

  /** One more event, which it has no time for: it is ended as soon as it has it. */
  Trial endedWith(String text) {
    events.add(LocalRuntimeApi.Event.of(text));
    return this;
  }

  Trial where(String variable, String value) {
    variables.put(variable, value);
    return this;
  }

  Trial refusing(String kind, int status) {
    refusals.put(kind, status);
    return this;
  }

  /** Closes a connection once; a question that is not answered is put again. */
  Trial hangingUp(String kind, LocalRuntimeApi.HangUp when) {
    hangUps.put(kind, when);
    polls += kind.equals("next") && when == LocalRuntimeApi.HangUp.UNANSWERED ? 1 : 0;
    return this;
  }

  /** Runs it under both loops at the same time. */
  Map<Loop, Outcome> underBoth() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Outcome> own = threads.submit(() -> under(Loop.OWN));
      return Map.of(Loop.AWS, under(Loop.AWS), Loop.OWN, own.get());
    }
  }

  /** Runs it until it ends by itself, or has nothing more to do and is ended. */
  Outcome under(Loop loop) throws IOException, InterruptedException {
    Path log = directory.resolve("log." + loop);
    try (LocalRuntimeApi api = new LocalRuntimeApi()) {
      refusals.forEach(api::refuse);
      hangUps.forEach(api::hangUp);
      events.forEach(api::offer);
      ProcessBuilder builder =
          new ProcessBuilder(loop.command(handler))
              .directory(directory.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile());
      builder.environment().clear();
      builder.environment().putAll(FunctionProcess.environment(api, directory, handler));
      builder.environment().putAll(variables);
      Process process = builder.start();
      try {
        List<LocalRuntimeApi.Call> calls = calls(api, process);
        process.destroy();
        return new Outcome(calls, process.waitFor(), Files.readString(log, UTF_8));
      } finally {
        process.destroyForcibly();
        process.onExit().join();
      }
    }
  }

  /** Until it has asked for its last event, or for one that there is not. */
  private List<LocalRuntimeApi.Call> calls(LocalRuntimeApi api, Process process)
      throws InterruptedException {
    List<LocalRuntimeApi.Call> calls = new ArrayList<>();
    long left = polls;
    long end = System.nanoTime() + LONGEST_WAIT;
    while (left > 0 && System.nanoTime() < end) {
      boolean alive = process.isAlive();
      LocalRuntimeApi.Call call = api.calls().poll(50, TimeUnit.MILLISECONDS);
      if (call != null) {
        calls.add(call);
        left -= call.kind().equals("next") ? 1 : 0;
      } else if (!alive) {
        break;
      }
    }
    return calls;
  }
}
