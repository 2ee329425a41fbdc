import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { enLater } from '../../../src/core/locales/en-later.js';
import { en } from '../../../src/core/locales/en.js';
import { pseudoWords } from '../../support/pseudo-locale.js';

const folder = new URL('../../../src/core/locales/', import.meta.url);
const codes = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.startsWith('en'))
  .map((file) => file.slice(0, -3));
const english = { ...en, ...enLater };

type Words = Record<string, unknown>;
const translation = async (code: string): Promise<Words> =>
  ((await import(new URL(`${code}.ts`, folder).href)) as Record<string, Words>)[code]!;

/** Every text of a language by its path; sentences with values as functions. */
function texts(words: object, path = ''): Map<string, string | ((...values: unknown[]) => string)> {
  const found = new Map<string, string | ((...values: unknown[]) => string)>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    if (typeof value === 'string' || typeof value === 'function') found.set(path + key, value as string);
    else for (const [name, text] of texts(value as object, `${path}${key}.`)) found.set(name, text);
  }
  return found;
}

/** Arabic is written from right to left. */
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt', 'zh'];

/** Words that are the same in several languages, and names. */
const SHARED = new Set(
  [
    'SQL',
    'slide',
    'format',
    'logo',
    'latitude',
    'longitude',
    'date',
    'name',
    'zoom',
    'slides',
    'Text',
    'Neutral',
    'Plum',
    'Paper',
    'Harbor',
    'Meadow',
    'Ember',
    'Graphite',
    'Sankey',
    'Treemap',
    'Layout',
    'Notes',
    'Design',
    'Type',
    'Section',
    'Suggestion',
    'Suggestions',
    'Tables',
    'Formal',
    // Keyboards of several languages have English names on them.
    ...Object.values(enLater.keyNames),
  ].map((word) => word.toLowerCase()),
);
const isShared = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).every((word) => word.length < 2 || SHARED.has(word.toLowerCase()));

/** Names of the words of each area of a language, and of what the first load carries. */
async function namesByArea(code: string): Promise<Map<string, string[]>> {
  const areas = new Map([['first load', Object.keys(en)]]);
  for (const file of readdirSync(new URL(`${code}/`, folder))) {
    if (file === 'plural.ts') continue;
    const exported = (await import(new URL(`${code}/${file}`, folder).href)) as Record<string, unknown>;
    for (const words of Object.values(exported))
      if (typeof words === 'object' && words !== null) areas.set(`${code}/${file}`, Object.keys(words));
  }
  return areas;
}

describe('translations', () => {
  for (const code of LANGUAGES) {
    it(`${code} has each name once: areas are joined, and of two alike one would be lost`, async () => {
      const seen = new Map<string, string>();
      const twice: string[] = [];
      for (const [area, names] of await namesByArea(code))
        for (const name of names) {
          const other = seen.get(name);
          if (other !== undefined) twice.push(`${name} in ${other} and ${area}`);
          seen.set(name, area);
        }
      assert.ok(seen.size > 200, `${code} has ${seen.size} names`);
      assert.deepEqual(twice, []);
    });
  }

  it('there is one for each language the package speaks', () => {
    assert.deepEqual(['en', ...codes].sort(), LANGUAGES);
  });

  for (const code of codes) {
    it(`${code} has every text that English has, and no other`, async () => {
      const own = [...texts(await translation(code)).keys()].sort();
      assert.deepEqual(own, [...texts(english).keys()].sort());
    });

    it(`${code} leaves no text empty or English`, async () => {
      const source = texts(english);
      const same = [...texts(await translation(code))].filter(([path, text]) => {
        const other = source.get(path);
        if (path === 'direction') return false;
        if (typeof text === 'string') return text.trim() === '' || (text === other && !isShared(text));
        const values = Array.from({ length: text.length }, (_, at) => at + 2);
        return (
          text(...values) === (other as (...values: unknown[]) => string)(...values) &&
          !isShared(text(...values))
        );
      });
      assert.deepEqual(
        same.map(([path]) => path),
        [],
      );
    });

    it(`${code} puts every value into its sentences, for one, few and many`, async () => {
      const source = texts(english);
      for (const [path, text] of texts(await translation(code))) {
        const other = source.get(path);
        if (typeof text === 'string' || typeof other === 'string' || !other) continue;
        for (const count of [1, 2, 5, 21, 1234]) {
          const values = Array.from({ length: other.length }, (_, at) => count + at * 7);
          const [said, meant] = [text(...values), other(...values)];
          for (const value of values) {
            if (!digits(meant).includes(String(value))) continue;
            // "One slide": a language may say the number in words.
            if (count === 1 && value === 1) continue;
            // Arabic has a form for two of a thing, which says how many.
            if (code === 'ar' && value === 2) continue;
            assert.ok(digits(said).includes(String(value)), `${code} ${path} without ${value}: ${said}`);
          }
        }
      }
    });
  }

  it('words made longer for the overflow run keep their values', () => {
    assert.match(pseudoWords(english).slideCount(12), /^\[.*12 .*~+\]$/u);
  });
});

/** Digits of any script, without what groups them. */
function digits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(?<=\d)[.,\s\u00a0\u202f٬’'](?=\d{3})/gu, '');
}
