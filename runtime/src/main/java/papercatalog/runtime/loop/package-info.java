/**
 * Lambda's runtime loop, for the package that brings its JVM: asks the runtime API for events, has
 * one handler of streams answer them, and says what failed.
 *
 * <p>AWS's runtime client is the measure of what is said, and when the process ends. It can do
 * more: handlers of objects or with methods of other names, callers that say who they are, causes
 * for X-Ray, answers as streams, several events at once, the hooks of SnapStart. None of these is
 * here, since no function of this package needs it.
 */
package papercatalog.runtime.loop;
