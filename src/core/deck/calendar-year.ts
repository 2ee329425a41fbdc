/** Years that people write reports about. */
const YEAR = /^(?:19|20)\d\d$/u;

/** What a year has one of: beside it no number of things can be meant. */
const ONE_A_YEAR =
  'budget|plan|forecast|outlook|report|review|strategy|summary|roadmap|season|edition|revenue|turnover|performance|fiscal|calendar|umsatz|bericht|ausblick|haushalt|planung|strategie|jahresbericht|rapport|bilan|informe|presupuesto';
/** What is counted as well: only behind "our", "the" and their like, or before the year, does a year tell it apart. */
const COUNTED_TOO =
  'sales|results|figures|numbers|earnings|financials|targets|goals|priorities|zahlen|ergebnisse|ziele|ventes|resultats|ventas|resultados|vendas';

const OWN =
  "our|my|your|their|its|the|this|\\p{L}+['’]s|unser[ems]?|unsere[rnms]?|der|die|das|im|notre|nos|nuestr[oa]s?";
/** These name a time, whatever follows the year. */
const NAMED =
  'year|fy|fiscal year|calendar year|jahr|jahre|jahres|geschaftsjahr|geschäftsjahr|annee|année|exercice|ano|año';
/** A point or a part of a year, or what is made for one. */
const OF = `(?:(?:end|start|beginning|middle|half|rest|course|spring|summer|autumn|fall|winter) of|(?:${ONE_A_YEAR}|targets|goals|priorities|figures|numbers|results) (?:for|in)|(?:ende|anfang|mitte))`;
/** Prepositions of time. What also stands before an amount ("to", "by", "from", "for", "of") is none of them. */
const WHEN =
  '(?<!(?:result|results|resulted|resulting|ends|ended|ending|culminated|invested) )in|since|during|throughout|until|till|seit|während|wahrend|en|depuis|desde|durante';

const before = (words: string): RegExp => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})[ \\u00a0]?$`, 'iu');
const NAMED_BEFORE = before(`${NAMED}|${OF}`);
const OWN_BEFORE = before(OWN);
const NOUN_BEFORE = before(`${ONE_A_YEAR}|${COUNTED_TOO}`);
const WHEN_BEFORE = before(WHEN);

const KIND = 'annual|financial|sales|marketing|operating|business|product|interim';
const ONE_AFTER = new RegExp(
  `^(?:[ \\u00a0](?:${KIND}|${ONE_A_YEAR}))*[ \\u00a0](?:${ONE_A_YEAR})(?!\\p{L})`,
  'iu',
);
const NOUN_AFTER = new RegExp(
  `^(?:[ \\u00a0](?:${KIND}|${ONE_A_YEAR}|${COUNTED_TOO}))*[ \\u00a0](?:${ONE_A_YEAR}|${COUNTED_TOO})(?!\\p{L})`,
  'iu',
);
/** "Our 2025 sales reps" are so many reps; verbs in the present are none. */
const MORE_THINGS =
  /^[ \u00a0](?!(?:is|was|has|does|shows|exceeds|meets|remains|stands|misses|grows|rises|falls|looks)(?!\p{L}))(?:\p{L}+s|people|staff)(?!\p{L})/iu;
/** The sentence goes on without a thing that could be counted. */
const GOES_ON =
  /^(?:$|[\s]*[.,;:!?)\]](?!\d)|[ \u00a0](?:and|or|but|than|vs|versus|compared|was|were|is|are|we|our|the|with|as|at|on|over|it|they|which|that|while|und|oder|aber|war|waren|ist|sind|wir|mit|als|et|mais|y|pero)(?!\p{L})|[ \u00a0][–—-][ \u00a0])/iu;
/** What makes an amount of it: signs, decimals, units. */
const AMOUNT_BEFORE = /(?:[\p{Sc}+−±~<>=#%]|[-–]|\d[.,]?)[ \u00a0]?$/u;
const AMOUNT_AFTER = /^(?:[ \u00a0]?[\p{Sc}%‰°]|[.,]\d|[\p{L}\p{N}]|[ \u00a0]\d)/u;

/**
 * Whether digits in a text are a plain calendar year that says when: "Our 2025 sales", "in 2025", "Annual report 2025". What may as well be
 * an amount is none: "2025 orders", "$2025", "grew to 2025".
 */
export function isCalendarYear(text: string, pos: number, end: number): boolean {
  if (!YEAR.test(text.slice(pos, end))) return false;
  const [left, right] = [text.slice(0, pos), text.slice(end)];
  if (AMOUNT_BEFORE.test(left) || (AMOUNT_AFTER.test(right) && !/^['’]s(?!\p{L})/u.test(right))) return false;
  const [nouns = ''] = (OWN_BEFORE.test(left) ? NOUN_AFTER : ONE_AFTER).exec(right) ?? [];
  const rest = right.slice(nouns.length);
  if (nouns !== '' && OWN_BEFORE.test(left)) return !MORE_THINGS.test(rest);
  if (nouns !== '' && GOES_ON.test(rest)) return !/(?:^|\s)(?:to|by|from)[ \u00a0]$/iu.test(left);
  if (!GOES_ON.test(right)) return false;
  return (
    NAMED_BEFORE.test(left) ||
    WHEN_BEFORE.test(left) ||
    (NOUN_BEFORE.test(left) && /^\s*(?:$|[.!?])/u.test(right))
  );
}
