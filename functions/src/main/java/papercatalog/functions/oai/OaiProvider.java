package papercatalog.functions.oai;

import module java.base;

import papercatalog.domain.error.CursorScopeMismatch;
import papercatalog.domain.error.InvalidCursor;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.harvest.Harvest;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Positions;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.Frame;
import papercatalog.functions.http.Response;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** The answers to one request of OAI-PMH. */
public final class OaiProvider {
  /** The environment variable with the mail address of the operator, which switches A17 on. */
  public static final String EMAIL_VARIABLE = "OAI_EMAIL";

  private static final String LAPTOP = "operator@example.org";
  private static final String MEDIA_TYPE = "text/xml; charset=utf-8";

  private final Harvest harvest;
  private final Catalog catalog;
  private final String name;
  private final String email;
  private final String origin;
  private final OaiIdentifiers identifiers;

  private OaiProvider(Catalog catalog, String name, String email, Request request) {
    this.harvest = new Harvest(catalog);
    this.catalog = catalog;
    this.name = name;
    this.email = email;
    this.origin = request.origin();
    this.identifiers = OaiIdentifiers.of(origin, email);
  }

  /** The provider of this deployment. */
  public static OaiProvider of(Catalog catalog, Request request) {
    Map<String, String> variables = Deployment.ENVIRONMENT.variables();
    return new OaiProvider(
        catalog,
        variables.getOrDefault(Frame.OPERATOR_VARIABLE, Frame.CATALOG),
        variables.getOrDefault(EMAIL_VARIABLE, LAPTOP),
        request);
  }

  public Response response(Request request) {
    return Response.found(MEDIA_TYPE, answer(request));
  }

  /** Answers the arguments of a request: those of its form if it is a POST, else of its query. */
  private Content answer(Request request) {
    String form = request.method().equals("POST") ? request.body().strip() : request.rawQuery();
    Optional<OaiArguments> asked = Optional.empty();
    try {
      asked = Optional.of(OaiArguments.of(form));
      return answer(asked.get());
    } catch (OaiError error) {
      OaiDocument document =
          document(catalog.horizon(), error.code().hidesArguments() ? Optional.empty() : asked);
      document.xml.text("error", error.getMessage(), "code", error.code().text());
      return document.content();
    }
  }

  private Content answer(OaiArguments asked) {
    try {
      return switch (asked.verb()) {
        case IDENTIFY -> identify(asked);
        case LIST_METADATA_FORMATS -> listFormats(asked);
        case LIST_SETS -> listSets(asked);
        case GET_RECORD -> getRecord(asked);
        case LIST_IDENTIFIERS, LIST_RECORDS -> new RecordList(this, harvest, asked).content();
      };
    } catch (InvalidCursor | CursorScopeMismatch _) {
      throw ResumptionToken.invalid();
    }
  }

  OaiDocument document(Instant complete, Optional<OaiArguments> arguments) {
    return new OaiDocument(origin + HarvestPatterns.HARVEST_PAPERS.path(), complete, arguments);
  }

  private OaiDocument document(OaiArguments asked) {
    return document(catalog.horizon(), Optional.of(asked));
  }

  RecordWriter writer() {
    return new RecordWriter(identifiers, origin);
  }

  private Content identify(OaiArguments asked) {
    OaiDocument document = document(asked);
    String oai = "http://www.openarchives.org/OAI/2.0/oai-identifier";
    document
        .xml
        .begin("Identify")
        .text("repositoryName", name)
        .text("baseURL", origin + HarvestPatterns.HARVEST_PAPERS.path())
        .text("protocolVersion", "2.0")
        .text("adminEmail", email)
        .text("earliestDatestamp", Positions.FIRST_YEAR_OF_CHANGES + "-01-01T00:00:00Z")
        .text("deletedRecord", "transient") // an operator may delete without a trace
        .text("granularity", "YYYY-MM-DDThh:mm:ssZ")
        .text("compression", "gzip")
        .begin("description")
        .begin(
            "oai-identifier",
            "xmlns",
            oai,
            "xmlns:xsi",
            OaiDocument.INSTANCE,
            "xsi:schemaLocation",
            oai + " " + oai + ".xsd")
        .text("scheme", "oai")
        .text("repositoryIdentifier", identifiers.repository())
        .text("delimiter", ":")
        .text("sampleIdentifier", "oai:" + identifiers.repository() + ":wp-002")
        .end("oai-identifier")
        .end("description")
        .end("Identify");
    return document.content();
  }

  private Content listFormats(OaiArguments asked) {
    asked.value(OaiArguments.IDENTIFIER).ifPresent(this::latest);
    OaiDocument document = document(asked);
    document.xml.begin("ListMetadataFormats");
    for (RecordFormat format : RecordFormat.values()) {
      document
          .xml
          .begin("metadataFormat")
          .text("metadataPrefix", format.prefix())
          .text("schema", format.schema())
          .text("metadataNamespace", format.namespace())
          .end("metadataFormat");
    }
    document.xml.end("ListMetadataFormats");
    return document.content();
  }

  private Content listSets(OaiArguments asked) {
    Optional<ResumptionToken> token = asked.token();
    Page<DirectoryEntry> page =
        catalog.list(
            AccessPatterns.LIST_COLLECTIONS,
            NamePrefix.ALL,
            new PageRequest(
                PageRequest.MAX_LIMIT,
                Order.ASC,
                Optional.empty(),
                Optional.empty(),
                token.map(ResumptionToken::cursor)));
    if (page.items().isEmpty()) {
      throw new OaiError(OaiError.Code.NO_SET_HIERARCHY, "The catalog has no collection.");
    }
    OaiDocument document = document(asked);
    document.xml.begin("ListSets");
    for (DirectoryEntry entry : page.items()) {
      document
          .xml
          .begin("set")
          .text("setSpec", entry.name())
          .text("setName", entry.title().orElse(entry.name()))
          .end("set");
    }
    resume(document, token, page.nextCursor().map(it -> ResumptionToken.of(asked, "", it)));
    document.xml.end("ListSets");
    return document.content();
  }

  /** Writes where a list goes on; the last of several pages has an empty token. */
  static void resume(
      OaiDocument document, Optional<ResumptionToken> here, Optional<ResumptionToken> next) {
    if (next.isPresent() || here.isPresent()) {
      document.xml.text(OaiArguments.RESUMPTION_TOKEN, next.map(ResumptionToken::text).orElse(""));
    }
  }

  private Content getRecord(OaiArguments asked) {
    RecordFormat format = asked.format();
    Change change = latest(asked.values().get(OaiArguments.IDENTIFIER));
    HarvestedPaper harvested = HarvestedPaper.of(change, Optional.empty());
    if (!harvested.deleted()) {
      PaperRevision revision = new PaperRevision(change.id(), change.revision());
      harvested =
          harvest.records(List.of(revision)).found().stream()
              .findFirst()
              .map(harvested::with)
              .orElseThrow(OaiIdentifiers::unknown);
    }
    OaiDocument document = document(asked);
    document.xml.begin("GetRecord");
    document.xml.add(writer().record(harvested, format));
    document.xml.end("GetRecord");
    return document.content();
  }

  private Change latest(String identifier) {
    try {
      return harvest.latest(identifiers.paper(identifier));
    } catch (PaperNotFound _) {
      throw OaiIdentifiers.unknown();
    }
  }
}
