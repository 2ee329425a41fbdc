/** Words for yes and no that go together, yes first; lower case. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...([
    ['true', 'false'],
    ['yes', 'no'],
    ['y', 'n'],
    ['t', 'f'],
    ['on', 'off'],
  ] as const),
  ...([
    ['ja', 'nein'],
    ['j', 'n'],
    ['wahr', 'falsch'],
    ['oui', 'non'],
    ['o', 'n'],
    ['vrai', 'faux'],
  ] as const),
  ...([
    ['sí', 'no'],
    ['si', 'no'],
    ['s', 'n'],
    ['verdadero', 'falso'],
    ['sì', 'no'],
    ['vero', 'falso'],
  ] as const),
  ...([
    ['sim', 'não'],
    ['sim', 'nao'],
    ['verdadeiro', 'falso'],
    ['ja', 'nee'],
    ['waar', 'onwaar'],
  ] as const),
  ...([
    ['はい', 'いいえ'],
    ['有', '無'],
    ['是', '否'],
    ['نعم', 'لا'],
    ['да', 'нет'],
    ['tak', 'nie'],
    ['ano', 'ne'],
    ['evet', 'hayır'],
    ['ja', 'nei'],
    ['ja', 'nej'],
    ['kyllä', 'ei'],
    ['igen', 'nem'],
  ] as const),
];
/** Marks for yes where an empty cell is no. */
const MARKS = new Set(['x', '✓', '✔', '✗', '☑']);
const WORDS = new Set([...PAIRS.flat(), ...MARKS]);

export const isBooleanWord = (text: string): boolean => text.length <= 10 && WORDS.has(text.toLowerCase());

/** The word of a column that stands for yes, as it is written; undefined where its words are not yes and no. */
export function yesWord(words: Iterable<string>, hasEmpty: boolean): string | undefined {
  const byWord = new Map([...words].map((word) => [word.toLowerCase(), word]));
  const [only, second, ...more] = [...byWord.keys()];
  if (only === undefined || more.length > 0) return undefined;
  // Programs write these two alone.
  if (second === undefined && (only === 'true' || only === 'false'))
    return only === 'true' ? byWord.get(only) : 'true';
  if (second === undefined) return hasEmpty && MARKS.has(only) ? byWord.get(only) : undefined;
  const pair = PAIRS.find(([yes, no]) => byWord.has(yes) && byWord.has(no));
  return pair && byWord.get(pair[0]);
}
