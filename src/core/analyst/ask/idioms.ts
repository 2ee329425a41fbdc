import { stemOf, type Word } from './words.js';

/** Several words that say what one does, and that one: read as a word before anything looks for columns ("leave" is no leaving date). */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:leave|leaving|left|filter|filtering|take|taking) out$/, 'excluding'],
  [/^(?:other|rather) than$|^(?:apart|aside) from$|^not (?:counting|including)$|^but not$/, 'excluding'],
  [/^(?:the )?(?:highest|largest|biggest|best|greatest) first$/, 'descending'],
  [/^(?:the )?(?:lowest|smallest|worst|fewest|least) first$/, 'ascending'],
  // Before they can be cells "High" and "Low".
  [
    /^(?:from )?(?:the )?(?:high|highest|large|largest|big|biggest) to (?:the )?(?:low|lowest|small|smallest)$/,
    'descending',
  ],
  [
    /^(?:from )?(?:the )?(?:low|lowest|small|smallest) to (?:the )?(?:high|highest|large|largest|big|biggest)$/,
    'ascending',
  ],
  [/^(?:most|more) recent$|^newest$/, 'latest'],
  [
    /^good (?:morning|afternoon|evening|day)$|^(?:many )?thank(?:s| you)$|^(?:i )?(?:was|am) wondering$/,
    'please',
  ],
  [
    /^(?:i )?would (?:really )?(?:like|love) to (?:know|see)$|^(?:can|could) you (?:please )?tell me$/,
    'show',
  ],
  [/^whether (?:you|somebody|someone|it)$|^if you could$/, 'please'],
  [/^(?:take|takes|taking|taken|took) place$/, 'happened'],
  [/^as well as$/, 'and'],
  [/^side by side$|^at (?:the moment|present)$|^(?:right|as of|by) now$/, 'together'],
  [/^(?:link|connection|association|dependency) between$/, 'relationship'],
  [/^out of all$|^among all$/, 'of'],
  [
    /^(?:arriving|landing|ending) (?:at|in)$|^ends? at$|^ended at$|^(?:going|flying|bound|headed|heading|travelling|traveling) (?:to|for)$/,
    'to',
  ],
  [/^(?:starts?|started|starting|begins?|beginning) at$/, 'from'],
  [/^(?:departing|leaving|starting|coming|flying|travelling|traveling) from$/, 'from'],
];
const LONGEST = 6;

/** The words of a prompt with each idiom as one word, as it was written. */
export function withIdioms(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length;) {
    const [length, text] = idiomAt(words, at);
    const run = words.slice(at, at + length);
    if (text === undefined) read.push(...run);
    else read.push({ raw: run.map(({ raw }) => raw).join(' '), text, stem: stemOf(text), kind: 'word' });
    at += length;
  }
  return read;
}

function idiomAt(words: readonly Word[], at: number): [length: number, text?: string] {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (!run.every(({ kind }) => kind === 'word')) continue;
    const said = run.map(({ text }) => text).join(' ');
    const idiom = IDIOMS.find(([phrase]) => phrase.test(said));
    if (idiom) return [length, idiom[1]];
  }
  return [1];
}
