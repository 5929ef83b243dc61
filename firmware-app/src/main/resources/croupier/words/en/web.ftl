# What the pages' server refuses, and why.
### $most: number to 99999
### $bytes: number to 99999
### $dials: number to 2
### $methods: text of 10
### $part: text of 6
### $field: text of 8
### $values: text of 40

fault = The panel has a fault; see its log.
too-many-pages = All { $most } places for pages are taken; close a page and try again.
too-many-requests = Too many requests; wait a second and try again.
nothing-here = There is nothing here; the panel is at /, the table at /table.
page-name = The page name is up to { $most } letters, digits and hyphens.
name-taken = Another page has this name; choose another.
two-views = There are two views: unit and table.
dials = This unit has { $dials ->
    [one] { $dials } dial
   *[other] { $dials } dials
 }; ask for /hood?dial=A or B.
send-json = Send a touch as application/json.
no-stream = This page has no open event stream; open /events with its name first.
methods = Here only { $methods } is answered.
only-this-machine = The panel answers only to http://127.0.0.1 and http://localhost; open it by one of these.
only-our-page = Only the panel's own page may touch or watch the unit; open the panel itself.
too-slow = The request did not arrive in time.
not-http = This is no HTTP request.
http-version = The panel speaks HTTP/1.1.
header = A header is a name, a colon and a value.
whole-body = Send a body whole, with its Content-Length.
content-length = The Content-Length is one number.
touch-too-long = A touch has at most { DIGITS($bytes) } bytes.
broke-off = The request broke off.
too-many-headers = A request has at most { $most } headers and { DIGITS($bytes) } bytes of them.
not-json = The body is not JSON; send {"{"}"control":"ROLL","gesture":"DOWN"{"}"}.
not-text = The body is not readable text; send JSON in UTF-8.
touch = A touch is a JSON object with control and gesture.
other-field = A touch has control, gesture, steps and page; leave other fields out.
one-touch = One request is one touch; send the next one by itself.
no-such-part = This unit has no { $part }.
steps-unwanted = Only TURN has steps; leave them out.
cannot-turn = Only DIAL_A and DIAL_B can turn.
steps = A TURN has 1 to { $most } steps, or -1 to -{ $most } the other way.
text-field = The field { $field } is a text.
number-field = The field steps is a small whole number.
one-of = The { $field } is one of { $values }.
other-name = Open this page by the address that the unit shows.
not-from-here = From the network only the table and the seats can be seen.
nothing-for-guests = There is nothing here; the seats are at /, the table at /table.
no-way-in = The network is not let in.
no-bench = Only simulated hardware lies on a workbench.
no-metrics = This unit tells no statistics: its settings can switch them on, with [metrics].
no-power = The simulated unit has no power just now; try again.
no-games-folder = The folder of the games cannot be read: is its disk there? Load this page again in a while.
not-bench-json = Send one JSON object, as {"{"}"type":"bounce","on":true{"}"}.
