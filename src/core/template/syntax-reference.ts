/** The whole grammar for a language model's prompt: at most 2,500 bytes; every example line is run by a test. */
export const TEMPLATE_SYNTAX_REFERENCE = `PLACEHOLDERS compute figures from query rows: {{ expression | format | format }}
Only computed figures show: no digits, number words in text or "strings", no constants but 0, 1, 100. \\{{ prints {{
NAMES: variable or column; odd ones in backticks: \`Net sales\`. A bare column needs one row.
OPERATORS: + - * / == != < <= > >= and or not, a ?? b (b if null), test ? a : b. Text: "a" or 'a'.
FUNCTIONS (c, k: columns, no formulas; K = k, key or k, key, k2, key2: rows with those)
sum avg min max median stddev distinct first last delta growth streak pace: f(c) or f(c, K)
streak: steps one way; pace: growth per step
count() count(c) count(K) lookup(c, K) share(c, K): part of all or of key2's
argmax argmin: f(label, c), f(label, c, k, key)
rank(c, k, key) by sum, 1 largest
above(c, x) below(c, x): how many
percentile(c, n) top(c, n): sum of n largest
correlation(c, c2); median_low median_high: f(c, c2), quarter lowest/highest by c2
since(c, k) low_since(c, k): k of the last c as high/low
nth(c, n): from 1, -1 last; list(c, n): first n; sum_rows(c, n, n): nth to nth
abs floor ceil: f(x); round(x, n); least greatest: f(x, y); growth delta: f(from, to)
FORMATS (digits 0-8)
number:digits integer compact:digits signed:digits ordinal
percent:digits,signed: × 100
currency:CODE,digits,compact,signed
date:short|medium|long|full|month|year|day|weekday|quarter|iso or date:"d MMM yyyy"; date:month,en: English
duration:short|long|narrow|clock: of seconds
plural:"# item","# items" or one="",few="",other=""
trend:"rose","fell","held" by sign
default:"n/a" for null; upper lower capitalize truncate:n
NULL: arithmetic and formats keep it, comparisons are false, x / 0 gives it; prints –
EXAMPLES over region, sales: EU 120, US 300.5, APAC 80
{{ sum(sales) | currency:USD,0 }} → $501
{{ share(sales, region, "US") | percent }} → 60%
{{ argmax(region, sales) }} → US
{{ max(sales) }} → 300.5
{{ growth(sales) | percent:signed }} → -33.3%
{{ delta(sales) | trend:"rose","fell","held" }} → fell
{{ count() | plural:"# row","# rows" }} → 3 rows
{{ sum(sales, region, "UK") | default:"none" }} → none
{{ above(sales, avg(sales)) }} → 1
WRONG → RIGHT
{{ sales }} → {{ sum(sales) }}
{{ rows[0].sales }} → {{ first(sales) }}
{{ average(sales) | round }} → {{ avg(sales) | number:0 }}
{{ sum(sales * 2) }} → {{ sum(sales) * 2 }}
{{ sum(sales) ? "a" : "b" }} → {{ sum(sales) > 0 ? "a" : "b" }}
{{ count() = 1 && true }} → {{ count() == 1 and true }}
{{ “x” }} → {{ "x" }}`;
