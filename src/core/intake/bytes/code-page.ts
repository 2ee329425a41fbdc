import { decoderOf } from './decoder.js';

/** Letters beyond ASCII, one line a language. */
const LATIN = [
  'äöüß',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúü',
  'áâãàçéêíóôõú',
  'àèéìíîòóùú',
  'æøåéèêóòâôäö',
  'åäöé',
  'áéíóúèëïöüê',
  'áéíóúýðþæö',
  'àçèéíïòóúü',
];
const CENTRAL = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'];
const CYRILLIC = [
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'абвгдђежзијклљмнњопрстћуфхцчџш',
];
const GREEK = ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'];
/** Where several fit alike, the first is the most usual. */
const OTHERS: [string, string[]][] = [
  ['windows-1250', CENTRAL],
  ['windows-1251', CYRILLIC],
  ['iso-8859-2', CENTRAL],
  ['windows-1253', GREEK],
  ['windows-1254', ['çğıİöşüâîû']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
  ['windows-1255', ['אבגדהוזחטיךכלםמןנסעףפץצקרשת']],
  ['windows-1256', ['ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگ']],
  ['koi8-r', CYRILLIC],
  ['iso-8859-5', CYRILLIC],
  ['iso-8859-7', GREEK],
];

/** Less than this, and the words have letters of other languages: the text is not in this encoding. */
const FITS = 0.9;

/** Whether text reads well as Windows-1252; so does text with no letters beyond ASCII. */
export const isWindows1252 = (bytes: Uint8Array): boolean => fit(bytes, 'windows-1252', LATIN) >= FITS;

/** The single-byte encoding, other than Windows-1252, in which text reads as words of one language. */
export function otherCodePage(bytes: Uint8Array): string | undefined {
  let best: { encoding: string; share: number } | undefined;
  for (const [encoding, alphabets] of OTHERS) {
    const share = fit(bytes, encoding, alphabets);
    if (share > (best?.share ?? FITS)) best = { encoding, share };
  }
  return best?.encoding;
}

const SIGN = 0;
const LOWER = 1;
const UPPER = 2;
const BROKEN = 3;
/** Letters to Unicode, but not of words: `µg`, `1ª`, `nº`. */
const NO_WORDS = 'µªº';

function kindOf(char: string): number {
  if (/[\x80-\x9f\ufffd]/.test(char)) return BROKEN;
  if (NO_WORDS.includes(char)) return SIGN;
  return /\p{Lu}/u.test(char) ? UPPER : /[\p{L}\p{M}]/u.test(char) ? LOWER : SIGN;
}

/**
 * The share of characters beyond ASCII that are letters of one language, in words as they are written: no capital inside,
 * no sign between two letters, no Latin letter beside another script. Signs outside of words (`€`, `m²`) say nothing.
 */
function fit(bytes: Uint8Array, encoding: string, alphabets: string[]): number {
  const decode = decoderOf(encoding);
  const chars = Array.from({ length: 256 }, (_, code) => decode(Uint8Array.of(code)));
  const kinds = chars.map(kindOf);
  const isLatin = /[a-z]/.test((alphabets[0] as string).normalize('NFD'));
  const kindAt = (at: number): number => kinds[bytes[at] ?? 0] as number;
  const isLetter = (at: number): boolean => kindAt(at) === LOWER || kindAt(at) === UPPER;
  const isAsciiLetter = (at: number): boolean => (bytes[at] ?? 0) < 0x80 && isLetter(at);
  const letters = new Uint32Array(256);
  let misses = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    const kind = kindAt(at);
    if (kind === BROKEN) misses += 1;
    else if (kind === SIGN) {
      if (isLetter(at - 1) && isLetter(at + 1)) misses += 1;
    } else if (kind === UPPER && kindAt(at - 1) === LOWER) misses += 1;
    else if (!isLatin && (isAsciiLetter(at - 1) || isAsciiLetter(at + 1))) misses += 1;
    else letters[byte] = (letters[byte] as number) + 1;
  }
  const total = letters.reduce((sum, count) => sum + count, misses);
  if (total === 0) return 1;
  const hits = alphabets.map((alphabet) =>
    letters.reduce((sum, count, byte) => {
      const char = chars[byte] as string;
      return alphabet.includes(char) || alphabet.includes(char.toLowerCase()) ? sum + count : sum;
    }, 0),
  );
  return Math.max(...hits) / total;
}
