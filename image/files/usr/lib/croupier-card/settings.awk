# Reads croupier.txt, the settings of a card, as any laptop writes it: with or without a BOM, with the line ends of
# Linux, Windows or old Macs, with straight or curly quotes.
#
#   awk -f settings.awk croupier.txt
#
# Tells line by line, parted by tabs: KEY LINE VALUE for what counts; ! LINE WHY for what does not; and, so that a
# password can be made unreadable where it stands, @ OFFSET LENGTH of its line in bytes. Values have no tabs.
# Nothing that stands behind "password" is ever repeated in a reason.

BEGIN {
  RS = "\n"
  names = "wifi wifi-password country language profile hostname time-zone lan ssh ssh-key password updates"
  count = split(names, name, " ")
  for (i = 1; i <= count; i++) known[name[i]] = 1
}

function wrong(why) {
  print "!\t" line "\t" why
}

# What stands behind the "=", or nothing and a reason in "bad".
function value_of(text,    mark, at, char, found, curly) {
  bad = ""
  curly = "\342\200\234|\342\200\235|\342\200\236|\342\200\237"
  if (text ~ "^(" curly ")") {
    gsub(curly, "\"", text)
  }
  mark = substr(text, 1, 1)
  if (mark != "\"" && mark != "'") {
    sub(/[ \t]+#.*$/, "", text)
    sub(/^#.*$/, "", text)
    sub(/[ \t]+$/, "", text)
    return text
  }
  for (at = 2; at <= length(text); at++) {
    char = substr(text, at, 1)
    if (char == mark) {
      if (substr(text, at + 1) !~ /^[ \t]*(#.*)?$/) {
        bad = "something stands behind the closing quote."
      }
      return found
    }
    # A backslash is itself, but for these two.
    if (mark == "\"" && char == "\\" && substr(text, at + 1, 1) ~ /["\\]/) {
      at++
      char = substr(text, at, 1)
    }
    found = found char
  }
  bad = "the closing quote is missing."
  return ""
}

# Why a value cannot be; nothing when it can.
function reason(key, value) {
  if (value == "") return "there is no value."
  if (value ~ /[\001-\037\177]/) return "there is a letter in it that nobody can see."
  if (key == "wifi" && length(value) > 32) return "a network's name has 32 letters at most."
  if (key == "wifi-password" && value !~ /^[ -~]+$/) return "a Wi-Fi password has no accents or other signs."
  if (key == "wifi-password" && (length(value) < 8 || length(value) > 63) &&
      !(length(value) == 64 && value ~ /^[0-9a-fA-F]+$/)) return "a Wi-Fi password has 8 to 63 letters."
  if (key == "country" && value !~ /^[A-Za-z][A-Za-z]$/) return told(key, value) "use two letters, as DE or US."
  if (key == "language" && tolower(value) !~ /^(en|de|fr|es)$/) return told(key, value) "use en, de, fr or es."
  if (key == "profile" && value !~ /^[A-Za-z0-9_][A-Za-z0-9_. -]*$/)
    return told(key, value) "use standard, compact, small, or the name of a file beside this one."
  if (key == "hostname" && (length(value) > 63 || value !~ /^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/))
    return told(key, value) "use letters, digits and hyphens."
  if (key == "time-zone" && (value !~ /^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/))
    return told(key, value) "use a name as Europe/Berlin."
  if ((key == "lan" || key == "ssh") && tolower(value) !~ /^(on|off|yes|no|true|false)$/)
    return told(key, value) "use on or off."
  if (key == "ssh-key" && value !~ /^(ssh-|ecdsa-|sk-)[A-Za-z0-9@.-]+ AAAA[A-Za-z0-9+\/=]+( .*)?$/)
    return "this is no public key: copy the one line of a file whose name ends with .pub."
  if (key == "password" && length(value) < 8) return "a password has at least 8 letters."
  if (key == "password" && length(value) > 200) return "a password has 200 letters at most."
  if (key == "updates" && value !~ /^https?:\/\/[A-Za-z0-9.:\/_~%-]+$/)
    return told(key, value) "use an address that begins with https://."
  return ""
}

function told(key, value) {
  return key " is \"" plain(value) "\": "
}

# As any screen shows it.
function plain(text) {
  gsub(/[^ -~]/, "?", text)
  return substr(text, 1, 60)
}

function tidy(key, value) {
  if (key == "country") return toupper(value)
  if (key == "language" || key == "hostname") return tolower(value)
  if (key == "lan" || key == "ssh") return tolower(value) ~ /^(on|yes|true)$/ ? "on" : "off"
  return value
}

function setting(text, offset,    key, value, why, at, size) {
  size = length(text)
  if (line == 1) {
    sub(/^\357\273\277/, "", text)
    if (text ~ /^(\377\376|\376\377)/) {
      wrong("this file is saved as UTF-16; save it as plain text in UTF-8.")
      exit
    }
    if (text ~ /^{\\rtf/) {
      wrong("this file is saved as rich text; save it as plain text.")
      exit
    }
  }
  sub(/^[ \t]+/, "", text)
  if (text == "" || text ~ /^#/) return
  at = index(text, "=")
  key = at ? tolower(substr(text, 1, at - 1)) : ""
  gsub(/[ \t]+$/, "", key)
  gsub(/[ _]/, "-", key)
  if (key == "password") print "@\t" offset + 0 "\t" size
  if (!at) {
    wrong("this is no setting: write key = value, or begin it with #.")
    return
  }
  if (!(key in known)) {
    wrong("nobody knows \"" plain(key) "\"; use one of " names ".")
    return
  }
  text = substr(text, at + 1)
  sub(/^[ \t]+/, "", text)
  value = value_of(text)
  why = bad != "" ? bad : reason(key, value)
  if (why != "") {
    wrong(index(why, key " is ") == 1 ? why : key ": " why)
    return
  }
  if (key in seen && key != "ssh-key") {
    wrong(key " stands in line " seen[key] " already; that one counts.")
    return
  }
  seen[key] = line
  print key "\t" line "\t" tidy(key, value)
}

{
  parts = split($0, part, "\r")
  if (parts == 0) {
    line++
  }
  for (i = 1; i <= parts; i++) {
    if (i < parts || i == 1 || part[i] != "") {
      line++
      setting(part[i], offset)
    }
    offset += length(part[i]) + (i < parts)
  }
  offset++
}

END {
  if (("wifi-password" in seen) && !("wifi" in seen)) {
    line = seen["wifi-password"]
    wrong("wifi-password: there is no wifi, the network's name.")
  }
}
