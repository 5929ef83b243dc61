package croupier.app.table.face.plain;

import croupier.app.table.face.FaceMaker;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;

/** As long as this is open, no game brings a face: nothing on the class path says that it does. */
final class NoFaces implements AutoCloseable {
  private final ClassLoader before = Thread.currentThread().getContextClassLoader();

  NoFaces() {
    Thread.currentThread()
        .setContextClassLoader(
            new ClassLoader(before) {
              @Override
              public Enumeration<URL> getResources(String name) throws IOException {
                return name.equals("META-INF/services/" + FaceMaker.class.getName())
                    ? Collections.emptyEnumeration()
                    : super.getResources(name);
              }
            });
  }

  @Override
  public void close() {
    Thread.currentThread().setContextClassLoader(before);
  }
}
