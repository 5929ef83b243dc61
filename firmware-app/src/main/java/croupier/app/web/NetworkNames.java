package croupier.app.web;

import croupier.app.words.Message;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What this machine is called on its network: by the addresses that it has, and by its name. A page
 * that came under any other name came from somebody who gave that name our address (DNS rebinding).
 */
final class NetworkNames {
  /** What Linux calls cards with a wire and without. */
  private static final Pattern CARD = Pattern.compile("[ew]");

  private final Supplier<String> host;
  private Set<String> names;

  /** The name is asked for when somebody uses one: the network may take seconds to tell it. */
  NetworkNames() {
    this(NetworkNames::hostName);
  }

  NetworkNames(Supplier<String> host) {
    this.host = host;
  }

  private synchronized Set<String> names() {
    if (names == null) {
      String name = host.get().toLowerCase(Locale.ROOT).replaceFirst("\\.local$", "");
      names = name.isEmpty() ? Set.of() : Set.of(name, name + ".local");
    }
    return names;
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
    if (!isAddress(name, line.getLocalAddress()) && !names().contains(name)) {
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

  /**
   * An address at which phones find this machine, if it is on a network: one of a network at home
   * rather than another, of a card rather than of a bridge that a program has made.
   */
  static Optional<String> address() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(NetworkNames::isOn)
          .sorted(Comparator.comparing(one -> !CARD.matcher(one.getName()).lookingAt()))
          .flatMap(NetworkInterface::inetAddresses)
          .filter(each -> each.getAddress().length == 4 && !each.isLoopbackAddress())
          .sorted(Comparator.comparing(each -> !each.isSiteLocalAddress()))
          .map(InetAddress::getHostAddress)
          .findFirst();
    } catch (SocketException _) {
      return Optional.empty();
    }
  }

  private static boolean isOn(NetworkInterface one) {
    try {
      return one.isUp() && !one.isLoopback() && !one.isPointToPoint();
    } catch (SocketException _) {
      return false;
    }
  }
}
