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

for (const phrases of ALL) {
  const { language } = phrases;

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
