/** Makes the package that brings its JVM: a jar, a small runtime, a cache of classes. */
package papercatalog.runtime.packaging;
