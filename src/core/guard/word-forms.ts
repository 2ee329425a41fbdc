/** The words of a text, without its placeholders. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Lower case without accents. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

/** Endings of forms of one word. */
export const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly', 'n', 'en', 'e', 'er', 'ern'];

/** Endings of nouns and participles of one verb: "cancelled" and "cancellations" meet at "cancel". */
const DERIVED = [
  'lations',
  'lation',
  'led',
  'ling',
  'ations',
  'ation',
  'ions',
  'ion',
  'ments',
  'ment',
  'ity',
];
const LEAST_DERIVED = 5;

/** English plurals and past forms that no ending makes. */
const IRREGULAR = new Map(
  'genera genus|indices index|matrices matrix|vertices vertex|criteria criterion|phenomena phenomenon|people person|children child|men man|women woman|feet foot|mice mouse|geese goose|teeth tooth|analyses analysis|crises crisis|theses thesis|bases basis|bacteria bacterium|fungi fungus|alumni alumnus|leaves leaf|loaves loaf|lives life|wives wife|knives knife|shelves shelf|wolves wolf|calves calf|paid pay|sold sell|sent send|built build|bought buy|spent spend|lost lose|won win|made make|flown fly'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A word and what is left of it without an ending: singular and plural, noun and adjective of one word meet there. */
export function formsOf(word: string): string[] {
  const plain = plainWord(word);
  const without = (endings: readonly string[], least: number): string[] =>
    endings
      .filter((ending) => plain.endsWith(ending) && plain.length - ending.length >= least)
      .map((ending) => plain.slice(0, -ending.length));
  const own = IRREGULAR.get(plain) ?? (plain.endsWith('ies') ? `${plain.slice(0, -3)}y` : undefined);
  const singular = own === undefined ? [] : [own];
  return [plain, ...without(ENDINGS, 3), ...without(DERIVED, LEAST_DERIVED), ...singular];
}
