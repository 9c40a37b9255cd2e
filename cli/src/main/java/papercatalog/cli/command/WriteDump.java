package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.DumpBucket;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Exporter;
import papercatalog.functions.docs.DumpJson;
import papercatalog.publishing.FileFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dump",
    description = {
      "Writes the whole catalog as one compressed file for readers.",
      "The file is the NDJSON of export in gzip, without withdrawn papers: equal catalogs give equal",
      "bytes. Without --out, it replaces the one that the CDN of the stack serves."
    },
    footer = {
      "  catalog dump --stack PaperCatalog-prod",
      "  catalog dump --out papers.ndjson.gz --endpoint http://127.0.0.1:8000",
      "",
      "If a paper cannot be read or the command is stopped, the CDN keeps the file that it has."
    })
final class WriteDump extends CatalogCommand {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Output file, replaced once complete (default: the bucket of a stack with dump=true).")
  private Optional<Path> file = Optional.empty();

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    Optional<DumpBucket> bucket =
        file.isEmpty() ? Optional.of(DumpBucket.of(target.target())) : Optional.empty();
    Path path = file.isPresent() ? file.get() : draft();
    Instant begin = Instant.now();
    OutputFile output = new OutputFile("--out", Optional.of(path), true);
    try (OpenTable table = target.open()) {
      out.note(table.place());
      Exporter exporter = Exporter.forReaders(table.table());
      Progress.Meter meter = Progress.Meter.ofRecords("dump", exporter::size, exporter::done);
      boolean written =
          output.write(
              meter, (writer, stopped) -> exporter.write(FileFormat.NDJSON, writer, stopped), out);
      exporter.damaged().forEach(failure -> out.problem(failure.message()));
      boolean whole = written && exporter.damaged().isEmpty();
      if (bucket.isPresent() && !whole) {
        out.problem("Not published: the CDN keeps the file that it has.");
      } else if (written && output.replaced().isPresent()) {
        publish(output.replaced().get(), bucket, begin, exporter.done(), out);
      }
      return whole ? 0 : 1;
    }
  }

  private static Path draft() throws IOException {
    Path folder = Files.createTempDirectory("catalog-dump");
    Path draft = folder.resolve("latest.ndjson.gz");
    folder.toFile().deleteOnExit(); // after the file in it, also if an upload is stopped
    draft.toFile().deleteOnExit();
    return draft;
  }

  private static void publish(
      Path path, Optional<DumpBucket> bucket, Instant begin, long records, Output out)
      throws IOException {
    DumpJson dump = DumpJson.readFrom(begin, records, Files.size(path), sha256(path));
    bucket.ifPresent(it -> it.put(path, dump));
    String place = bucket.map(DumpBucket::place).orElse(path.toString());
    out.result(
        "%,d records, %,d bytes, SHA-256 %s in %s"
            .formatted(records, dump.bytes(), dump.sha256(), place),
        json ->
            json.put("file", place)
                .put("writtenAt", dump.writtenAt().toString())
                .put("records", records)
                .put("bytes", dump.bytes())
                .put("sha256", dump.sha256()));
  }

  private static String sha256(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      bytes.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
