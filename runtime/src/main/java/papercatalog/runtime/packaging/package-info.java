/**
 * Makes the package that brings its JVM: one jar, a small Java runtime, and a cache of classes from
 * a training run.
 */
package papercatalog.runtime.packaging;
