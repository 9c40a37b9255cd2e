package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.mcp.Mcp;

/** What the functions may know, of readers and of the stream. */
final class FunctionRulesTest {
  private static final String CLIENT = "papercatalog.domain.client..";

  @Test
  void functionsAndTool_knowNothingOfTheStack() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("software.amazon.awscdk..", "software.constructs..")
        .check(CompiledClasses.ALL.that(DescribedPredicate.not(CompiledClasses.areIn("infra"))));
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CompiledClasses.of("functions"));
  }

  @Test
  void handlers_areThoseOfTheRoutes_andNoneForTraining() {
    assertThat(CompiledClasses.of("functions"))
        .filteredOn(type -> type.isAssignableTo(RequestStreamHandler.class))
        .filteredOn(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .filteredOn(type -> !type.isAnonymousClass())
        .extracting(JavaClass::getName)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    AccessPatterns.all().stream().map(HandlerClass::of),
                    Stream.of(
                        HandlerClass.DOCS,
                        Mcp.HANDLER_CLASS,
                        HandlerClass.of(HarvestPatterns.HARVEST_PAPERS)))
                .toList());
  }

  /** The runtime loop of the AOT package and the local gateway give them none. */
  @Test
  void handlers_readNoContext() {
    noClasses()
        .should()
        .callMethodWhere(target(owner(assignableTo(Context.class))))
        .check(CompiledClasses.ALL);
  }

  @Test
  void functions_useNoReflection() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Handlers") // of which no pattern's function loads any
        .and()
        .doNotHaveSimpleName("Deployment") // a service would open the jar
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.lang.reflect..", "com.fasterxml.jackson.databind..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(CompiledClasses.of("functions"));
  }

  @Test
  void docs_knowNothingOfTheTable() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.functions.docs")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("papercatalog.domain.table..", CLIENT)
        .check(CompiledClasses.of("functions"));
  }

  @Test
  void functions_leaveDynamoDbToTheDomain() {
    noClasses()
        .that()
        .resideOutsideOfPackages("papercatalog.functions.runtime", "papercatalog.functions.priming")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon.awssdk..")
        .check(CompiledClasses.of("functions"));
  }

  @Test
  void announcements_haveTheHandlersThatTheStackNames() {
    assertThat(CompiledClasses.of("announcements").contain(AnnouncingFunction.HANDLER_CLASS))
        .isTrue();
  }

  /** An event says what happened, without a look at the table. */
  @Test
  void announcements_reachNoTable() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("papercatalog.domain.read..", "papercatalog.publishing..")
                .or(simpleName("DynamoDbClient")))
        .check(CompiledClasses.of("announcements"));
  }

  @Test
  void bus_knowsNothingOfPapers() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.announcements.bus")
        .should()
        .dependOnClassesThat(
            resideInAPackage("papercatalog..")
                .and(
                    resideOutsideOfPackages(
                        "papercatalog.announcements.bus", "papercatalog.domain.client")))
        .check(CompiledClasses.of("announcements"));
  }

  /** The stack is built with these, and without any library of the functions. */
  @Test
  void namesThatTheStackUses_needNothingButTheJdk() {
    noClasses()
        .that()
        .haveSimpleName("AnnouncingFunction")
        .or()
        .haveSimpleName("BusEvent")
        .should()
        .dependOnClassesThat(resideOutsideOfPackages("java.."))
        .check(CompiledClasses.of("announcements"));
  }
}
