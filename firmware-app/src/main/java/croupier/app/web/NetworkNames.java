package croupier.app.web;

import croupier.app.words.Message;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What this machine is called on its network: by the addresses that it has, and by its name. A page
 * that came under any other name came from somebody who gave that name our address (DNS rebinding).
 */
final class NetworkNames {
  private final Set<String> names;

  NetworkNames() {
    this(hostName());
  }

  NetworkNames(String host) {
    String name = host.toLowerCase(Locale.ROOT).replaceFirst("\\.local$", "");
    names = name.isEmpty() ? Set.of() : Set.of(name, name + ".local");
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException _) {
      return "";
    }
  }

  /** The address at which the connection came in is one of ours. */
  void check(Request request, Socket line) throws Refusal {
    String host = String.valueOf(request.header("host")).toLowerCase(Locale.ROOT);
    String name = host.replaceFirst(":\\d{1,5}$", "");
    if (!names.contains(name) && !isAddress(name, line.getLocalAddress())) {
      throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, Message.of("web.other-name"));
    }
  }

  private static boolean isAddress(String name, InetAddress here) {
    String literal =
        name.startsWith("[") && name.endsWith("]") ? name.substring(1, name.length() - 1) : name;
    try {
      return InetAddress.ofLiteral(literal).equals(here);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /** An address at which phones find this machine, if it is on a network. */
  static Optional<String> address() {
    try {
      Enumeration<NetworkInterface> all = NetworkInterface.getNetworkInterfaces();
      while (all.hasMoreElements()) {
        NetworkInterface one = all.nextElement();
        if (one.isUp() && !one.isLoopback() && !one.isPointToPoint() && !one.isVirtual()) {
          Optional<String> address =
              one.inetAddresses()
                  .filter(each -> each.getAddress().length == 4 && each.isSiteLocalAddress())
                  .map(InetAddress::getHostAddress)
                  .findFirst();
          if (address.isPresent()) {
            return address;
          }
        }
      }
    } catch (SocketException _) {
      // Then nobody can tell where it is.
    }
    return Optional.empty();
  }
}
