package papercatalog.citations.style;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.CitedSamples;
import papercatalog.citations.paper.CitedPaper;

/** Style files are not trusted: they read nothing, end, and fail with one line. */
@Timeout(30)
final class StyleFileTest {
  private static final String TITLE = "<text variable=\"title\"/>";

  @TempDir private Path directory;

  static List<String> styles() {
    return CitationStyle.names();
  }

  @ParameterizedTest
  @MethodSource("styles")
  void file_citesAsTheKnownStyle(String name) throws IOException {
    CitationStyle known = CitationStyle.of(name);

    assertThat(new FormattedCitation(read(known.xml())).of(cited()))
        .isEqualTo(new FormattedCitation(known).of(cited()));
  }

  @Test
  void file_inOtherQuotesAndAnotherEncoding_citesAsTheKnownStyle() throws IOException {
    CitationStyle apa = CitationStyle.of("apa");
    String quoted =
        apa.xml().replaceFirst("<[?]xml[^>]*>", "<?xml version='1.0' encoding='UTF-16'?>");
    Path file = directory.resolve("apa.csl");
    Files.write(file, quoted.replace("=\"", "='").replaceAll("\"(?=[ />?])", "'").getBytes(UTF_16));

    assertThat(new FormattedCitation(read(file)).of(cited()))
        .isEqualTo(new FormattedCitation(apa).of(cited()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE style [<!ENTITY x SYSTEM 'SECRET'>]>STYLE",
        "<!DOCTYPE style [<!ENTITY % x SYSTEM 'URL'> %x;]>STYLE",
        "<!DOCTYPE style SYSTEM 'URL'>STYLE",
        "<!DOCTYPE style PUBLIC '-//x' 'URL'>STYLE",
        "<!DOCTYPE style [<!ENTITY x 'no file'>]>STYLE",
        "URL",
        "  URL\n",
        "apa",
        "",
        "no xml",
        "<style/>&x;",
      })
  void file_thatIsNotPlainXml_isRefused_andReadsNothing(String text) throws IOException {
    assertRefused(text, "is not XML without a DOCTYPE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<style xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='URL'/>BIBLIOGRAPHY</style>",
        "<?xml-stylesheet href='URL'?><style>BIBLIOGRAPHY</style>",
        "<style xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='u URL'>BIBLIOGRAPHY</style>",
        "<style><info><link rel='template' href='URL'/></info>BIBLIOGRAPHY</style>",
      })
  void address_inAFile_isNotRead(String text) throws IOException {
    try (Address address = new Address()) {
      Path file = write(address.in(text));

      assertThat(new FormattedCitation(read(file)).of(cited())).isNotBlank();
      assertThat(address.requests).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<style><link rel='independent-parent' href='URL'/></style>|depends on another style",
        "<style><link rel = \"independent-parent\" href='URL'/></style>|depends on another style",
        "<style><citation/></style>|has no <bibliography>",
        "<html>BIBLIOGRAPHY</html>|is not a style of CSL",
        "<style><bibliography><layout><date/></layout></bibliography></style>|is refused by",
        "<style default-locale='xx-XX'>BIBLIOGRAPHY</style>|is refused by",
        "<style default-locale='http://127.0.0.1:9/'>BIBLIOGRAPHY</style>|is refused by",
        "<style><bibliography><layout><text macro='x'/></layout></bibliography></style>|lacks",
      })
  void file_thatIsNoUsableStyle_isRefused(String text, String reason) throws IOException {
    assertRefused(text, reason);
  }

  static List<String> endless() {
    List<String> calls = new ArrayList<>();
    calls.add(macro("m0", "m1") + macro("m1", "m0"));
    calls.add(macro("m0", "m0"));
    calls.add(chain(30, 2));
    calls.add(chain(20_000, 1));
    calls.add(chain(3, 300));
    calls.add("<macro name='m0'>" + TITLE.repeat(20_000) + "</macro>");
    calls.add("<macro name='m0'>" + nested("group", 300) + "</macro>");
    calls.add(
        "<macro name='m0'><text variable='title' suffix='" + "x".repeat(3_000) + "'/></macro>");
    calls.add("<macro name='m0'>" + TITLE + " ".repeat(1_000_000) + "</macro>");
    return calls;
  }

  @ParameterizedTest
  @MethodSource("endless")
  void macros_withoutEnd_areRefused(String macros) throws IOException {
    assertRefused(withMacros(macros), "my.csl' ");
  }

  /** The largest files within the limits are cited, or refused, in seconds. */
  static List<String> large() {
    return List.of(
        chain(90, 1),
        chain(13, 2),
        "<macro name='m0'>" + nested("group", 80) + "</macro>",
        "<macro name='m0'>" + nested("choose><if type='book article-journal'", 40) + "</macro>",
        "<macro name='m0'>" + nested("names variable='editor'><substitute", 40) + "</macro>",
        "<macro name='m0'>" + "<names variable='author'><name/></names>".repeat(4_000) + "</macro>",
        "<macro name='m0'>" + "<date variable='issued' delimiter='-'/>".repeat(9_000) + "</macro>",
        "<macro name='m0'><names variable='author'>"
            + "<label/>".repeat(9_000)
            + "</names></macro>");
  }

  @ParameterizedTest
  @MethodSource("large")
  void macros_withinTheLimits_end(String macros) throws IOException {
    try {
      new FormattedCitation(read(withMacros(macros))).of(cited());
    } catch (UnusableStyle e) {
      assertThat(e.getMessage()).contains("my.csl").doesNotContain("\n");
    }
  }

  private void assertRefused(String text, String reason) throws IOException {
    try (Address address = new Address()) {
      Path secret = Files.writeString(directory.resolve("secret"), "secret");
      String style = address.in(text.replace("SECRET", secret.toUri().toString()));

      assertThatExceptionOfType(UnusableStyle.class)
          .isThrownBy(() -> new FormattedCitation(read(write(style))).of(cited()))
          .withMessageContaining(reason)
          .withMessageContaining("my.csl")
          .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "secret"));
      assertThat(address.requests).isEmpty();
    }
  }

  private static CitationStyle read(Path file) throws IOException {
    try (InputStream xml = Files.newInputStream(file)) {
      return CitationStyle.read(file.toString(), xml);
    }
  }

  private CitationStyle read(String xml) throws IOException {
    return read(write(xml));
  }

  private Path write(String xml) throws IOException {
    return Files.writeString(directory.resolve("my.csl"), xml, UTF_8);
  }

  private static CitedPaper cited() {
    return new CitedPaper(CitedSamples.ARTICLE);
  }

  private static String withMacros(String macros) {
    return "<style>%s<bibliography><layout><text macro='m0'/>%s</layout></bibliography></style>"
        .formatted(macros, TITLE);
  }

  private static String macro(String name, String called) {
    return "<macro name='%s'><text macro='%s'/></macro>".formatted(name, called);
  }

  /** Macros of which each calls the next some times. */
  private static String chain(int length, int times) {
    return IntStream.range(0, length)
            .mapToObj(
                i ->
                    "<macro name='m%d'>%s</macro>"
                        .formatted(i, "<text macro='m%d'/>".formatted(i + 1).repeat(times)))
            .collect(Collectors.joining())
        + "<macro name='m%d'>%s</macro>".formatted(length, TITLE);
  }

  private static String nested(String start, int depth) {
    String end =
        Pattern.compile("[a-z-]+(?![^<>]*=)")
            .matcher(start)
            .results()
            .map(MatchResult::group)
            .toList()
            .reversed()
            .stream()
            .map("</%s>"::formatted)
            .collect(Collectors.joining());
    return ("<" + start + ">").repeat(depth) + TITLE + end.repeat(depth);
  }

  /** An address that records who asks for it, and would answer with a style. */
  private static final class Address implements AutoCloseable {
    private final HttpServer server;
    final List<String> requests = new CopyOnWriteArrayList<>();

    Address() throws IOException {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            requests.add(exchange.getRequestURI().toString());
            byte[] style = CitationStyle.of("ieee").xml().getBytes(UTF_8);
            exchange.sendResponseHeaders(200, style.length);
            exchange.getResponseBody().write(style);
            exchange.close();
          });
      server.start();
    }

    String in(String text) {
      return text.replace(
              "URL", "http://127.0.0.1:%d/x.csl".formatted(server.getAddress().getPort()))
          .replace("BIBLIOGRAPHY", "<bibliography><layout>" + TITLE + "</layout></bibliography>")
          .replace(
              "STYLE",
              "<style><bibliography><layout><text value='&x;'/></layout></bibliography></style>");
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }
}
