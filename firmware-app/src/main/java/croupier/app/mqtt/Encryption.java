package croupier.app.mqtt;

import croupier.app.settings.Broker;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/** TLS: nobody reads along, and the broker proves that it is the one that was named. */
final class Encryption {
  private Encryption() {}

  static Socket around(Socket plain, Broker broker) throws IOException {
    try {
      SSLContext context =
          broker.authority().isPresent()
              ? believing(Path.of(broker.authority().get()))
              : SSLContext.getDefault();
      SSLSocket line =
          (SSLSocket)
              context.getSocketFactory().createSocket(plain, broker.host(), broker.port(), true);
      SSLParameters parameters = line.getSSLParameters();
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      line.setSSLParameters(parameters);
      line.startHandshake();
      return line;
    } catch (GeneralSecurityException e) {
      throw new IOException("the certificates cannot be used: " + e.getMessage(), e);
    }
  }

  private static SSLContext believing(Path authority) throws IOException, GeneralSecurityException {
    KeyStore believed = KeyStore.getInstance(KeyStore.getDefaultType());
    believed.load(null, null);
    try (InputStream in = Files.newInputStream(authority)) {
      int number = 0;
      for (Certificate each : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
        believed.setCertificateEntry(String.valueOf(number++), each);
      }
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(believed);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
