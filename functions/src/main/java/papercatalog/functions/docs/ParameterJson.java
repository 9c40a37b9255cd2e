package papercatalog.functions.docs;

import module java.base;

import papercatalog.citations.style.CitationStyle;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.table.BatchRead;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

final class ParameterJson {
  /** First letters of a collection and of a topic of the sample catalog. */
  private static final String NAMES = "d";

  private static final String DATE = "^" + PublicationDate.REGEX + "$";
  private static final String DATE_OF_CHANGE = DATE.replace("Z", "(?:[.][0-9]{3})?Z");

  /** The letters with one accent that people type; {@code AuthorPrefix} also reads others. */
  private static final String LETTER =
      "A-Za-z0-9ª²³¹ºÀ-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ-ďĒ-ĥĨ-İĴ-ķĹ-ľŃ-ňŌ-őŔ-ťŨ-ſ";

  private static final String LETTERS = "^[" + LETTER + "][" + LETTER + "'’ .-]{0,63}$";

  private static final long MAX_REVISION = 9_999_999_999L;

  private ParameterJson() {}

  static List<Object> of(Route route) {
    List<Object> parameters = new ArrayList<>();
    for (PathParameter<?> parameter : route.pathParameters()) {
      parameters.add(
          JsonTree.object(
              "name",
              parameter.text(),
              "in",
              "path",
              "description",
              parameter.meaning(),
              "required",
              true,
              "example",
              example(parameter),
              "schema",
              schema(parameter.grammar())));
    }
    for (QueryParameter parameter : route.queryParameters()) {
      parameters.add(
          isShared(parameter)
              ? OpenApi.reference("parameters", parameter.text())
              : parameter(parameter, route));
    }
    return parameters;
  }

  /** The query parameters that are the same for each route, as components. */
  static Map<String, Object> shared(Routes routes) {
    Map<String, Object> shared = new LinkedHashMap<>();
    for (QueryParameter parameter : QueryParameter.values()) {
      if (isShared(parameter) && routes.take(parameter)) {
        shared.put(parameter.text(), parameter(parameter, DocsPage.START)); // any route
      }
    }
    return shared;
  }

  private static boolean isShared(QueryParameter parameter) {
    return parameter != QueryParameter.UNTIL
        && parameter != QueryParameter.FORMAT
        && parameter != QueryParameter.STARTS_WITH;
  }

  private static Map<String, Object> parameter(QueryParameter parameter, Route route) {
    boolean ids = parameter == QueryParameter.IDS;
    boolean letters = parameter == QueryParameter.STARTS_WITH;
    boolean required = isRequired(parameter, route);
    return JsonTree.object(
        "name",
        parameter.text(),
        "in",
        "query",
        "description",
        parameter == QueryParameter.FORMAT ? formats(route) : parameter.meaning(),
        "required",
        required ? true : null,
        "explode",
        ids ? false : null, // separated by commas
        "example",
        letters && !required ? NAMES : example(parameter),
        "schema",
        schema(parameter, route));
  }

  static boolean isRequired(QueryParameter parameter, Route route) {
    return parameter == QueryParameter.IDS || names(route, parameter);
  }

  /** Whether a parameter of this route alone names its subject. */
  private static boolean names(Route route, QueryParameter parameter) {
    return route instanceof AccessPattern<?> pattern
        && pattern.parameters().query().equals(Optional.of(parameter));
  }

  /** The formats of a route, since its answers are described as JSON only. */
  private static String formats(Route route) {
    return route.formats().stream()
        .map(format -> "`" + format.text() + "` is `" + MediaType.of(format).text() + "`")
        .collect(Collectors.joining(", ", QueryParameter.FORMAT.meaning() + " The format ", "."));
  }

  private static Object example(PathParameter<?> parameter) {
    return parameter.grammar() == Grammar.REVISION
        ? Long.valueOf(parameter.sample())
        : parameter.sample();
  }

  /** A cursor is the one of an example. */
  private static Object example(QueryParameter parameter) {
    String text = parameter.example().orElseGet(ParameterJson::cursor);
    if (parameter == QueryParameter.IDS) {
      return List.of(text.split(",", -1));
    }
    boolean number = parameter == QueryParameter.LIMIT || parameter == QueryParameter.PART;
    return number ? Long.valueOf(text) : text;
  }

  private static String cursor() {
    String list = AccessPatterns.LIST_COLLECTION_PAPERS.eventName();
    return (String) ((Map<?, ?>) Resource.example(list).get("page")).get("nextCursor");
  }

  static Map<String, Object> schema(Grammar grammar) {
    return grammar == Grammar.REVISION
        ? JsonTree.object(
            "type", "integer", "format", "int64", "minimum", 1, "maximum", MAX_REVISION)
        : Vocabulary.grammar(grammar);
  }

  static Map<String, Object> schema(QueryParameter parameter, Route route) {
    return switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER -> IdentifierPatterns.schema(parameter);
      case STARTS_WITH ->
          names(route, parameter) ? Vocabulary.pattern(LETTERS) : Vocabulary.grammar(Grammar.SLUG);
      case CURSOR -> Vocabulary.pattern("^[A-Za-z0-9_-]+$");
      case Q -> JsonTree.object("type", "string", "maxLength", SearchPattern.LONGEST_QUERY);
      case SORT ->
          Vocabulary.words(
              Stream.of(Ranking.values()).map(Ranking::text).toList(),
              Optional.of(Ranking.RELEVANCE.text()));
      case IDS ->
          JsonTree.object(
              "type",
              "array",
              "minItems",
              1,
              "maxItems",
              BatchRead.MAX_KEYS,
              "items",
              Vocabulary.grammar(Grammar.PAPER_ID));
      case LIMIT ->
          JsonTree.object(
              "type",
              "integer",
              "minimum",
              1,
              "maximum",
              PageRequest.MAX_LIMIT,
              "default",
              PageRequest.DEFAULT_LIMIT);
      case PART -> schema(Grammar.REVISION);
      case ORDER ->
          Vocabulary.words(
              List.of(Order.DESC.text(), Order.ASC.text()), Optional.of(Order.DESC.text()));
      case FROM -> Vocabulary.pattern(DATE);
      case SINCE -> Vocabulary.pattern(DATE_OF_CHANGE);
      case UNTIL ->
          Vocabulary.pattern(
              route.queryParameters().contains(QueryParameter.SINCE) ? DATE_OF_CHANGE : DATE);
      case STYLE -> Vocabulary.words(CitationStyle.names(), Optional.of(CitationStyle.DEFAULT));
      case FORMAT ->
          Vocabulary.words(route.formats().stream().map(Format::text).toList(), Optional.empty());
    };
  }
}
