/** What a select item with a division comes to, where its parts say so. */
export interface Quotient {
  /** What is divided, and by what: the column inside, or `*` for rows; absent where nothing is added up or counted there. */
  above?: string;
  below?: string;
  /** It is multiplied by a hundred. */
  scaled: boolean;
  /** Above the line stands a part of all that stands below it. */
  share: boolean;
}

const NO_WHOLE = /[-+]|\b(?:lag|lead|first_value|last_value|nth_value|filter|case)\b/i;
const HUNDRED = /^\(*\s*100(?:\.0*)?\s*\*\s*/;
const AGGREGATE = /^(sum|fsum|count|count_if)\s*\(\s*/i;

/**
 * Reads `100.0 * SUM(a) / SUM(SUM(a)) OVER ()`, `SUM(a) FILTER (…) / SUM(a)`, `SUM(CASE … THEN a END) / (SELECT SUM(a) FROM t)` and their
 * like, also inside ROUND and CAST. Undefined where the item divides nothing, or by a number.
 */
export function quotientOf(item: string): Quotient | undefined {
  const bare = withoutWrapping(item.replace(/\s+/g, ' ').trim());
  // "100 * (a / b - 1)"
  const factor = HUNDRED.exec(bare)?.[0] ?? '';
  const inside = withoutWrapping(bare.slice(factor.length));
  const at = divisionIn(inside);
  if (at < 0) return undefined;
  const [left, right] = [inside.slice(0, at), inside.slice(at + 1)];
  if (/^\s*[\d._]+(?:\s*\*\s*[\d._]+)*\s*$/.test(right)) return undefined;
  const above = amountIn(left);
  const below = amountIn(right);
  // Percentages come as "100 * a / b" and as "a / b * 100".
  const scaled = factor !== '' || HUNDRED.test(left) || /\*\s*100(?:\.0*)?\s*\)*$/.test(right);
  // A difference, another period or other conditions below the line make no whole.
  const share = above !== undefined && above === below && !/[-+]/.test(left) && !NO_WHOLE.test(right);
  return {
    ...(above === undefined ? {} : { above }),
    ...(below === undefined ? {} : { below }),
    scaled,
    share,
  };
}

/** Without ROUND, CAST and COALESCE around the whole, and without what they take besides. */
function withoutWrapping(item: string): string {
  let text = item;
  for (;;) {
    const call = /^(?:round|cast|try_cast|coalesce|ifnull|floor|ceil)?\s*\(/i.exec(text);
    const end = call ? closing(text, call[0].length - 1) : -1;
    if (!call || (end !== text.length - 1 && !/^\)\s*::\w+(?:\([\d, ]*\))?$/.test(text.slice(end))))
      return text;
    const [inside = ''] = splitAt(text.slice(call[0].length, end), ',');
    text = inside.replace(/\s+as\s+\w+(?:\s*\([\d, ]*\))?$/i, '').trim();
  }
}

/** Where the first division outside brackets stands; −1 for none. */
function divisionIn(text: string): number {
  const [first = ''] = splitAt(text, '/');
  return first.length === text.length ? -1 : first.length;
}

/** The parts between marks that stand outside brackets and quotes. */
function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let quote = '';
  for (const char of text) {
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (char === mark && depth === 0 && quote === '') parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** Where the bracket that opens at `open` closes; −1 where it does not. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** What is added up or counted in a side of a division: a column in lower case, or `*` for rows. */
function amountIn(side: string): string | undefined {
  let text = side;
  for (;;) {
    const at = text.search(/\b(?:f?sum|count|count_if)\s*\(/i);
    if (at < 0) return undefined;
    const call = AGGREGATE.exec(text.slice(at));
    if (!call) return undefined;
    const open = at + call[0].lastIndexOf('(');
    const inside = text.slice(open + 1, closing(text, open)).trim();
    // Over a window the sum of sums is taken.
    if (/^(?:f?sum|count|count_if)\s*\(/i.test(inside)) text = inside;
    else return /^count/i.test(call[0]) ? countedIn(inside) : addedIn(inside);
  }
}

const countedIn = (inside: string): string => (/^distinct\b/i.test(inside) ? plainName(inside) : '*');

/** `CASE WHEN … THEN a ELSE 0 END` adds up `a`, and `THEN 1` counts rows. */
function addedIn(inside: string): string {
  const then = /^case\b.*\bthen\s+(.+?)\s+(?:else\b.*)?end$/i.exec(inside)?.[1];
  if (then !== undefined) return /^1(?:\.0*)?$/.test(then) ? '*' : plainName(then);
  return plainName(inside);
}

const plainName = (text: string): string =>
  text
    .replace(/^[\p{L}_][\p{L}\p{N}_]*\./u, '')
    .replace(/::\w+(?:\([\d, ]*\))?$/, '')
    .replaceAll('"', '')
    .trim()
    .toLowerCase();
