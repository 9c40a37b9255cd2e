package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import io.gdcc.xoai.model.oaipmh.Granularity;
import io.gdcc.xoai.model.oaipmh.results.Record;
import io.gdcc.xoai.serviceprovider.ServiceProvider;
import io.gdcc.xoai.serviceprovider.client.OAIClient;
import io.gdcc.xoai.serviceprovider.model.Context;
import io.gdcc.xoai.serviceprovider.parameters.ListRecordsParameters;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.Thorough;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/**
 * Clients of others copy a catalog by OAI-PMH while four publishers write, revise, move, withdraw
 * and delete its papers: first the whole, then what has changed since the {@code responseDate} of
 * the harvest before. In the end each copy has what {@code export} has.
 */
@Tag("slow")
@Timeout(600)
final class OaiClientsTest {
  private static final Duration WRITING = Thorough.of(Duration.ofMinutes(3), Duration.ofSeconds(6));
  private static final int IDS = Thorough.of(600, 150);
  private static final String SET = "set-1";

  /** Clocks may be late by half a minute: so the hidden minute passes sooner. */
  private static final Duration LATE = Duration.ofSeconds(45);

  @RegisterExtension static final LocalApi API = LocalApi.own();

  private static final ExecutorService THREADS = Executors.newVirtualThreadPerTaskExecutor();
  private static final AtomicInteger WRITES = new AtomicInteger();
  private static final Map<Client, Future<Copied>> COPIES = new EnumMap<>(Client.class);
  private static List<Future<?>> publishers;

  private enum Client {
    NPM_OAI_PMH {
      @Override
      Stream<String> harvest(String url, String from, String set) throws Exception {
        return run("node", "src/test/node/oai.mjs", url, from, set);
      }
    },
    HTTP_OAI {
      @Override
      Stream<String> harvest(String url, String from, String set) throws Exception {
        return run("perl", "src/test/perl/oai.pl", url, from, set);
      }
    },
    XOAI {
      @Override
      Stream<String> harvest(String url, String from, String set) throws Exception {
        OAIClient http = OAIClient.newBuilder().withBaseUrl(url).build();
        Context context =
            new Context().withBaseUrl(url).withOAIClient(http).withSaveUnparsedMetadata();
        ListRecordsParameters asked = ListRecordsParameters.request().withMetadataPrefix("oai_dc");
        asked.withGranularity(Granularity.Second.toString());
        if (!from.isEmpty()) {
          asked.withFrom(Instant.parse(from));
        }
        if (!set.isEmpty()) {
          asked.withSetSpec(set);
        }
        List<String> lines = new ArrayList<>();
        Iterator<Record> records = new ServiceProvider(context).listRecords(asked);
        records.forEachRemaining(record -> lines.add(line(record)));
        return lines.stream();
      }
    };

    private static final Pattern TITLE = Pattern.compile("<dc:title[^>]*>(.*?)</dc:title>");

    /** Lines of the identifier, the time, the status and the title, with tabs in between. */
    abstract Stream<String> harvest(String url, String from, String set) throws Exception;

    private static String line(Record record) {
      boolean deleted = record.getHeader().isDeleted();
      return String.join(
          "\t",
          record.getHeader().getIdentifier(),
          record.getHeader().getDatestamp().toString(),
          deleted ? "deleted" : "live",
          deleted ? "" : title(record.getMetadata().asUnparsedString()));
    }

    private static String title(String xml) {
      Matcher title = TITLE.matcher(xml);
      assertThat(title.find()).as(xml).isTrue();
      return title.group(1);
    }
  }

  /** What a client has of the catalog, or of a set: titles by id. */
  private record Copy(Client client, String set, Map<String, String> titles) {
    Copy(Client client, String set) {
      this(client, set, new HashMap<>());
    }

    /** Returns the ids that the harvest names, with {@code -} those of deleted records. */
    List<String> harvest(String from) throws Exception {
      List<String> ids = new ArrayList<>();
      for (String line : client.harvest(oai(), from, set).toList()) {
        String[] parts = line.split("\t", -1);
        String id = parts[0].substring(parts[0].lastIndexOf(':') + 1);
        boolean deleted = parts[2].equals("deleted");
        if (deleted) {
          titles.remove(id);
        } else {
          titles.put(id, parts[3]);
        }
        ids.add(deleted ? "-" + id : id);
      }
      return ids;
    }
  }

  /** {@code from} is where the next harvest begins. */
  private record Copied(Copy all, Copy set, String from, int harvests) {}

  /** All at once: each copies while the publishers write. */
  @BeforeAll
  static void begin() {
    Publisher first = publisher();
    IntStream.range(0, 40).forEach(i -> first.publish(paper(new PaperId("p-" + i), i % 3)));
    PaperId gone = new PaperId("gone");
    first.publish(paper(gone, 1));
    first.delete(gone, OptionalLong.empty());
    Instant end = Instant.now().plus(WRITING);
    publishers =
        IntStream.range(0, 4)
            .<Future<?>>mapToObj(i -> THREADS.submit(() -> write(new Random(i), end)))
            .toList();
    clients().forEach(client -> COPIES.put(client, THREADS.submit(() -> copied(client))));
  }

  @AfterAll
  static void end() {
    THREADS.shutdownNow();
  }

  private static Publisher publisher() {
    return new Publisher(API.table(), Clock.offset(Clock.systemUTC(), LATE.negated()));
  }

  private static void write(Random random, Instant end) {
    Publisher publisher = publisher();
    while (Instant.now().isBefore(end)) {
      PaperId id = new PaperId("p-" + random.nextInt(IDS));
      try {
        switch (random.nextInt(10)) {
          case 0 -> publisher.delete(id, OptionalLong.empty());
          case 1 -> publisher.withdraw(id, Optional.empty(), OptionalLong.empty());
          default -> publisher.publish(paper(id, random.nextInt(3)), Replaceable.ANY);
        }
        WRITES.incrementAndGet();
      } catch (CatalogException _) {
        // Another publisher was first, or the paper is not there.
      }
    }
  }

  private static Paper paper(PaperId id, int set) {
    return new PaperBuilder(
            id,
            "Write %d of %s".formatted(WRITES.get(), id),
            new CollectionName("set-" + set),
            new PublicationDate("2020"))
        .authors(List.of(new Authorship(new AuthorHandle("ada"), "Ada", Role.AUTHOR)))
        .build();
  }

  private static Stream<Client> clients() {
    return Arrays.stream(Client.values())
        .filter(client -> client != Client.XOAI || Thorough.of(true, false));
  }

  /** XOAI reads a token up to the end of its buffer, and may send half of one. */
  private static Copied copiedBy(Client client) throws Exception {
    try {
      return COPIES.get(client).get();
    } catch (ExecutionException e) {
      assumeThat(client == Client.XOAI && e.toString().contains("ResumptionToken"))
          .as("half of a token")
          .isFalse();
      throw e;
    }
  }

  @ParameterizedTest
  @MethodSource("clients")
  void copy_ofAChangingCatalog_isWhatExportHas(Client client) throws Exception {
    if (client == Client.HTTP_OAI) {
      assumeThat(exitCode("perl", "-MHTTP::OAI", "-e", "1")).as("libhttp-oai-perl").isZero();
    }
    Copied copied = copiedBy(client);
    Copy all = copied.all();
    Copy set = copied.set();

    List<Paper> exported = exported();
    assertThat(all.titles()).isEqualTo(titles(exported, _ -> true));
    assertThat(set.titles())
        .isEqualTo(titles(exported, it -> it.collection().value().equals(SET)))
        .isNotEmpty();
    assertThat(all.harvest(copied.from())).as("nothing is repeated for ever").isEmpty();
    assertThat(new Copy(client, SET).harvest("")).doesNotHaveDuplicates().contains("-gone");
    List<String> whole = new Copy(client, "").harvest("");
    assertThat(whole).hasSizeGreaterThan(100).doesNotHaveDuplicates().contains("-gone");
    assertThat(whole.stream().filter(id -> !id.startsWith("-")))
        .containsExactlyInAnyOrderElementsOf(all.titles().keySet());
    if (Thorough.of(true, false)) {
      System.out.printf(
          "%s: %d harvests, %d writes, %d records%n",
          client, copied.harvests(), WRITES.get(), whole.size());
    }
  }

  private static Copied copied(Client client) throws Exception {
    Copy all = new Copy(client, "");
    Copy set = new Copy(client, SET);
    String from = "";
    int harvests = 0;
    boolean settled = false;
    while (!settled) {
      settled = publishers.stream().allMatch(Future::isDone);
      Thread.sleep(
          settled ? Duration.ofMinutes(1).minus(LATE).plusSeconds(2) : Duration.ofSeconds(1));
      String next = responseDate();
      all.harvest(from);
      set.harvest(from);
      from = next;
      harvests++;
    }
    for (Future<?> publisher : publishers) {
      publisher.get();
    }
    return new Copied(all, set, from, harvests);
  }

  private static List<Paper> exported() {
    Records records = new Records(API.table(), Clock.systemUTC());
    return records.papers(records.ids().papers()).stream()
        .filter(paper -> paper.status() != Status.WITHDRAWN)
        .toList();
  }

  private static Map<String, String> titles(List<Paper> papers, Predicate<Paper> which) {
    return papers.stream()
        .filter(which)
        .collect(
            Collectors.toMap(
                it -> it.id().key(), it -> PlainFormula.of(new CitedPaper(it).title())));
  }

  private static String oai() {
    return API.url() + HarvestPatterns.HARVEST_PAPERS.path();
  }

  private static String responseDate() throws Exception {
    String body = API.get(HarvestPatterns.HARVEST_PAPERS.path() + "?verb=Identify").body();
    return body.replaceFirst("(?s).*<responseDate>(.*)</responseDate>.*", "$1");
  }

  private static Stream<String> run(String... command) throws Exception {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines();
  }

  private static int exitCode(String... command) throws Exception {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor();
  }
}
