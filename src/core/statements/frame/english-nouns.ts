const SAME_IN_PLURAL =
  /(species|series|sheep|people|means|sales|bacteria|(?:^|social |news |mass )media|criteria|phenomena)$/i;
/** These have no plural: one counts their types. */
const UNCOUNTABLE = /(weather|data|news|traffic|equipment|damage|\bgas)$/i;
/** One thing, though it ends as several do. */
const ENDS_IN_S =
  /(?:^|[^\p{L}])(?:gas|biogas|bias|atlas|canvas|alias|christmas|texas|kansas|lens|news|gross|\p{L}+(?:us|ss|is)|politics|economics|physics|mathematics|logistics|electronics)$/iu;
/** Several without an ending that says so. */
const IRREGULAR =
  /(?:^|[^\p{L}])(?:people|men|women|children|feet|teeth|mice|staff members|criteria|phenomena|(?<!(?:temperatura|nota|idade|edad|renda|renta) )media)$/iu;
/** What was done with the things before it: `claims paid`, `visits by`. */
const DONE =
  / (?:\p{L}{2,}ed|paid|sold|lost|won|sent|made|held|kept|built|known|shown|taken|given|written|spent|met|left|done|bought|due|open|overdue|outstanding|available|in \d+ (?:days|weeks|months))$/iu;
/** Where a noun phrase goes on behind its noun. */
const BEHIND_NOUN =
  /,| (?:more than|less than|as|a|an|each|of|in|per|for|with|without|to|from|at|on|by|against|until|under|over|out|within|before|after|since|during|between|among|through|that|who|which|arriving|departing|lasting|using|having|living|paying|waiting|working|earning|missing|leaving|returning|costing|weighing|containing|exceeding|starting|ending) /i;
/** So many of a unit for each of something is one figure, as is the average of days or hours. */
const ONE_FIGURE =
  /(?:^| )(?:children|miles|kilomet(?:er|re)s|lit(?:er|re)s|gallons|grams|dollars|euros|watts|beats) per |^(?:average|median|mean|typical) (?:(?!number)\p{L}+ )*(?:seconds|minutes|hours|days|weeks|months|years)(?:$| )/iu;

/** Whether verbs beside it are those of several: `orders`, `claims paid`, `men`; not `gas`, `average days to pay`, `NPS`. */
export function isPlural(noun: string): boolean {
  if (/\p{Lu}S$/u.test(noun) || ONE_FIGURE.test(noun)) return false;
  const head = (noun.split(BEHIND_NOUN)[0] ?? '').replace(DONE, '');
  if (IRREGULAR.test(head)) return true;
  return /[^s]s$/i.test(head) && !ENDS_IN_S.test(head);
}

const IE_NOUNS = /(mov|cook|zomb|calor|brown)ies$/i;

/** What follows these belongs to the noun before them: `days with rain`. */
const PHRASE = /^(.+?)( (?:of|in|per|for|to|from|with|without|at|on) .+)$/i;

/** English plural of a noun phrase's last word; leaves what already is one. */
export function plural(noun: string): string {
  const phrase = PHRASE.exec(noun);
  if (phrase) return plural(phrase[1] ?? '') + (phrase[2] ?? '');
  if (noun === '' || SAME_IN_PLURAL.test(noun)) return noun;
  if (/(^|\s)genus$/i.test(noun)) return noun.replace(/us$/i, 'era');
  if (UNCOUNTABLE.test(noun)) return `types of ${noun}`;
  if (/[^s]s$/i.test(noun) && !/(us|is|as)$/i.test(noun)) return noun;
  if (IRREGULAR.test(noun)) return noun;
  // "Strikes reported" are several already.
  if (/[^s]s \p{Ll}+ed$/u.test(noun)) return noun;
  // Names of columns are in any language.
  if (/ión$/u.test(noun)) return noun.replace(/ón$/u, 'ones');
  if (/ção$/u.test(noun)) return noun.replace(/ão$/u, 'ões');
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return /(s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** English singular of a noun phrase's last word. */
export function singular(noun: string): string {
  // `NPS` is one already.
  if (/\p{Lu}{2}$/u.test(noun)) return noun;
  const phrase = PHRASE.exec(noun);
  if (phrase) return singular(phrase[1] ?? '') + (phrase[2] ?? '');
  if (SAME_IN_PLURAL.test(noun)) return noun;
  if (IE_NOUNS.test(noun)) return noun.replace(/s$/i, '');
  if (/[^aeiou]ies$/i.test(noun)) return noun.replace(/ies$/i, 'y');
  if (/(ss|us|is)$/i.test(noun) || ENDS_IN_S.test(noun)) return noun;
  const done = DONE.exec(noun);
  if (done) return singular(noun.slice(0, done.index)) + done[0];
  if (/(x|z|ch|sh|ss)es$/i.test(noun)) return noun.replace(/es$/i, '');
  return noun.replace(/s$/i, '');
}

/** Groups of people and things that are several under any heading. */
const SEVERAL =
  /^(?:men|women|males|females|boys|girls|children|adults|seniors|teenagers|teens|kids|students|pupils|people|persons|customers|clients|members|non-members|visitors|guests|patients|employees|employers|individuals|couples|families|households|users|subscribers|others|locals|residents|tourists|donors|volunteers|contractors|managers|workers|owners|tenants|drivers|passengers|companies|partners|foundations|businesses)$/i;
/** Headings under which names are those of things. */
const KINDS =
  /(?:^| )(?:category|product|item|type|kind|material|species|food|crop|class|line item|expense|genre|group|format|asset)$/i;

/** Whether the name of a group is that of several: `Men`, `Supplier credits`; not of a place, a department or a range. */
export function isGroupPlural(label: string, noun: string): boolean {
  const words = label.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (SEVERAL.test(last)) return true;
  // "orders with voucher", "loans not returned late"
  const [head = ''] = label.split(/ (?:with|without|not|that) | \p{Ll}+ed(?= |$)/u);
  if (head !== label && /^\p{Ll}/u.test(label) && isPlural(head)) return true;
  // "Major gifts" is no proper name, as "United States" is one.
  const isCommon = words.length > 1 ? /^\p{Ll}/u.test(last) && !/^[\d<>≤≥]/.test(label) : KINDS.test(noun);
  return (
    isCommon &&
    /^[\p{L}-]+s$/u.test(last) &&
    !/^(?:sales|operations|news|sports)$/i.test(last) &&
    isPlural(last)
  );
}

/** What one row has one of, so that their sum is of several: fines, charges, gifts. */
const SUMMED =
  /(?:^| )(?:fine|charge|fee|payment|repayment|donation|gift|grant|refund|penalty|tip|deposit|expense|fare|commission|royalty|credit|debit|saving|earning|withdrawal|contribution|payout|claim|invoice|subsidy)$/i;

/** What a sum is of: the sum of `fine` is one of fines, that of `cost total` is of cost. */
export function summedNoun(noun: string): string {
  const bare = noun.replace(/(?<=\p{L}{3}) total$/iu, '');
  return SUMMED.test(bare) ? plural(bare) : bare;
}
