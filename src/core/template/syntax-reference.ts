/** The whole grammar for a language model's prompt: at most 2,500 bytes; every example line is run by a test. */
export const TEMPLATE_SYNTAX_REFERENCE = `PLACEHOLDERS compute figures from the query's rows: {{ expression | format | format }}
Only figures computed from rows are shown: no digits or number words in text or "strings", no constants but 0, 1, 100. \\{{ prints {{
NAMES: variable or column; odd names in backticks: \`Net revenue\`. A bare column needs exactly one row.
OPERATORS: + - * / == != < <= > >= and or not, a ?? b (b if a is null), test ? a : b. Text: "a" or 'a'.
FUNCTIONS (c = column name, never a formula; "c, k, key" reads only rows whose column k equals key)
sum avg min max median stddev distinct first last delta growth: f(c) or f(c, k, key)
count() count(c) count(k, key) share(c, k, key) lookup(c, k, key)
nth(c, n): n from 1, -1 is the last; list(c, n): the first n
argmax(label, c) argmin(label, c)
abs(x) floor(x) ceil(x) round(x, n) least(x, y) greatest(x, y) growth(from, to) delta(from, to)
FORMATS (arguments follow ":", all optional; digits 0-8)
number:digits integer compact:digits signed:digits ordinal
percent:digits,signed multiplies by 100
currency:CODE,digits,compact,signed
date:short|medium|long|full|month|year|day|weekday|quarter|iso or date:"d MMM yyyy"; date:month,en in English
duration:short|long|narrow|clock of seconds
plural:"# order","# orders" or plural:one="…",few="…",other="…"
trend:"rose","fell","was unchanged" by sign
default:"n/a" for null; upper lower capitalize truncate:n
NULL: arithmetic and formats keep it, comparisons are false, division by 0 gives it; prints –
EXAMPLES over region, revenue: EU 120, US 300.5, APAC 80
{{ sum(revenue) | currency:USD,0 }} → $501
{{ share(revenue, region, "US") | percent:0 }} → 60%
{{ argmax(region, revenue) }} → US
{{ growth(revenue) | percent:signed }} → -33.3%
{{ growth(revenue) | trend:"rose","fell","was flat" }} → fell
{{ count() | plural:"# region","# regions" }} → 3 regions
{{ sum(revenue, region, "UK") | number | default:"none" }} → none
{{ delta(revenue) < 0 ? "below" : "above" }} → below
WRONG → RIGHT
{{ revenue }} → {{ sum(revenue) }}
{{ rows[0].revenue }} → {{ first(revenue) }}
{{ average(revenue) | round }} → {{ avg(revenue) | number:0 }}
{{ sum(revenue * 2) }} → {{ sum(revenue) * 2 }}
{{ growth(revenue) | pct(1) }} → {{ growth(revenue) | percent:1 }}
{{ growth(revenue) ? "up" : "down" }} → {{ growth(revenue) > 0 ? "up" : "down" }}
{{ count() = 1 && true }} → {{ count() == 1 and true }}
{{ “x” }} → {{ "x" }}`;
