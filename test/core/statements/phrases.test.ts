import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EN } from '../../../src/core/statements/phrases/en.js';
import { loadPhrases, phrasesFor } from '../../../src/core/statements/phrases/load.js';
import type { Form, Phrases, Register } from '../../../src/core/statements/phrases/phrases.js';

const LANGUAGES = ['de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'];
const REGISTERS: Record<Register, number> = { title: 3, point: 3, note: 1 };

await Promise.all(LANGUAGES.map((language) => loadPhrases(language)));
const ALL: readonly Phrases[] = [EN, ...LANGUAGES.map((language) => phrasesFor(language))];

const forms = Object.keys(EN.forms) as Form[];
const slotsIn = (wording: string): string[] =>
  [...wording.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1));

/** Slots that every finding has, whatever its kind, and verbs that agree with the measure. */
const GENERAL = new Set(['measure', 'dim', ...Object.keys(EN.agree.verbs)]);

const isVerb = (slot: string): boolean =>
  Object.hasOwn(
    EN.agree.verbs,
    slot.replace(/^(?:x|dim)(?=\p{Lu})(.)/u, (_, first: string) => first.toLowerCase()),
  );

/** The facts that a wording gives: `atStart` and `start` are one period, and a bullet stands below a chart that names its measure. */
function factsOf(wording: string, register: Register): string {
  const facts = slotsIn(wording)
    .filter((slot) => !isVerb(slot) && (register === 'title' || slot !== 'measure'))
    .map((slot) =>
      slot.replace(/^at(\p{Lu})|^period$|^dimOne$/u, (found, first?: string) =>
        first ? first.toLowerCase() : found === 'period' ? 'when' : 'dim',
      ),
    );
  return [...new Set(facts)].sort().join(' ');
}

/** Headlines about named lines or pairs that English leaves without their measure, as its verbs say what moved. */
const NAMES_MEASURE = /^(?:latest-leader|widest-pair)/;

for (const phrases of ALL) {
  const { language } = phrases;

  test(`${language}: every form gives the facts that it gives in English, in every register`, () => {
    for (const form of forms)
      for (const register of Object.keys(REGISTERS) as Register[]) {
        const all = ({ forms: own }: Phrases): string[] =>
          own[form][register]
            .split(' | ')
            .map((wording) => factsOf(wording, register))
            .map((facts) => (NAMES_MEASURE.test(form) ? facts.replace(/ ?\bmeasure\b/, '') : facts))
            .sort();
        assert.deepEqual(all(phrases), all(EN), `${form} ${register}`);
      }
  });

  test(`${language}: what is open, and what belongs together, takes the slots that it takes in English`, () => {
    const same = (own: Readonly<Record<string, string>>, english: Readonly<Record<string, string>>): void => {
      assert.deepEqual(Object.keys(own).sort(), Object.keys(english).sort());
      for (const [name, text] of Object.entries(english))
        assert.deepEqual(factsOf(own[name] ?? '', 'title'), factsOf(text, 'title'), name);
    };
    const halves = ({ pairs }: Phrases, at: 0 | 1): Record<string, string> =>
      Object.fromEntries(Object.entries(pairs).map(([name, half]) => [name, half[at]]));
    same(phrases.open, EN.open);
    same(phrases.group, EN.group);
    for (const at of [0, 1] as const) same(halves(phrases, at), halves(EN, at));
    assert.doesNotMatch(JSON.stringify([phrases.open, phrases.pairs, phrases.group]), /\p{N}/u);
  });

  test(`${language}: every form has three wordings as a title, three as a bullet, and one to say aloud`, () => {
    assert.deepEqual(Object.keys(phrases.forms).sort(), [...forms].sort());
    for (const form of forms)
      for (const [register, count] of Object.entries(REGISTERS)) {
        const wordings = phrases.forms[form][register as Register].split(' | ');
        assert.equal(wordings.length, count, `${form} ${register}`);
        assert.equal(new Set(wordings).size, count, `${form} ${register} repeats itself`);
      }
  });

  test(`${language}: wordings use no slot that their finding does not fill`, () => {
    for (const form of forms) {
      const known = new Set(Object.values(EN.forms[form]).flatMap(slotsIn));
      for (const wording of Object.values(phrases.forms[form]))
        for (const slot of slotsIn(wording))
          assert.ok(known.has(slot) || GENERAL.has(slot), `${form}: {${slot}} in "${wording}"`);
    }
  });

  test(`${language}: whose rows a sentence is of takes the same names and bounds as in English`, () => {
    const own: Readonly<Record<string, string>> = phrases.words.base;
    for (const [key, text] of Object.entries(EN.words.base))
      for (const given of [own[key], own[`${key}Day`]])
        if (given !== undefined) assert.deepEqual(slotsIn(given).sort(), slotsIn(text).sort(), key);
  });

  test(`${language}: no figure is written out in digits`, () => {
    assert.doesNotMatch(JSON.stringify(phrases.forms), /\p{N}/u);
    // The minutes of a full hour are no figure.
    assert.doesNotMatch(JSON.stringify({ ...phrases.words, hour: '' }), /\p{N}/u);
  });

  test(`${language}: numbers of things have a form for every plural of the language`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [what, given] of Object.entries(phrases.words.counts))
      for (const category of pluralCategories)
        assert.match(given, new RegExp(`\\b${category}="`), `${what} lacks "${category}"`);
  });
}

test('no language repeats the words of another', () => {
  for (const form of forms)
    for (const register of Object.keys(REGISTERS) as Register[]) {
      const texts = ALL.map(({ forms: all }) => all[form][register]);
      // A label, a colon and a figure need no words.
      const worded = texts.filter((text) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')));
      assert.equal(new Set(worded).size, worded.length, `${form} ${register}`);
    }
});

test('a language without phrases is known to have none', async () => {
  await loadPhrases('tlh');
  assert.equal(phrasesFor('tlh').language, 'en');
});
