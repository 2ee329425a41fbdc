import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLiterals } from '../../../src/core/template/index.js';

const figures = [
  'rose 40%',
  'five regions',
  'twenty-five',
  'a third of sales',
  'doubled',
  'twice as much',
  'half of it',
  'tenfold',
  'a dozen',
  'ten per cent',
  '€ and more',
  'since January',
  'on Monday',
  'In May we began',
  '½ of it',
  '٤٢ items',
  '𝟓 items',
  'f**iv**e items',
  'f\u200bive items',
  'ｆｉｖｅ items',
  'fivе items',
  '&half; of it',
  'rank Ⅳ',
  '4️⃣ items',
  'exactly one region',
  '🄀',
  'fünf Regionen',
  'fuenf Regionen',
  'fünfundzwanzig Regionen',
  'die Hälfte',
  'verdoppelt',
  'der dritte Platz',
  'im März',
  'vingt-cinq régions',
  'la moitié',
  'le deuxième',
  'pour cent',
  'cinco regiones',
  'la mitad',
  'el tercer lugar',
  'en marzo',
  '三倍',
  '百万円',
  '第二位',
  '{{ x }}M',
  '{{ x }} million',
  '-{{ x }}',
  '{{ a }}.{{ b }}',
  '1. One\n2. Two',
  '7. Seventh is no list',
];
const plain = [
  '',
  'Revenue by region',
  'once again',
  'No one knows',
  'Check the weight',
  'per second',
  'a third-party tool',
  'très bon',
  'We may go',
  'Marching on',
  'R&amp;D',
  'Sales – {{ x }}',
  '{{ 42 }} and {{ "40%" }}',
  '1. a\n2. b\n3. c',
  'Achtung, often lightened',
  'A–{{ x }}',
  'the company is stable',
  '一部の地域',
  'attention',
  '{{ x }} months',
  'Le montant',
  'Das ist ein Satz und noch ein Satz',
];

test('every kind of figure in text is found', () => {
  assert.deepEqual(
    figures.filter((text) => findLiterals(text).length === 0),
    [],
  );
});

test('text without figures raises no false alarm', () => {
  assert.deepEqual(
    plain.flatMap((text) => findLiterals(text).map((literal) => [text, literal.text])),
    [],
  );
});

test('words that are numbers in one language only count in texts of that language', () => {
  assert.equal(findLiterals('dos regiones', { locale: 'es-ES' }).length, 1);
  assert.equal(findLiterals('dos regiones').length, 0);
  assert.equal(findLiterals('seize régions', { locale: 'fr-FR' }).length, 1);
});

test("the host's own titles may hold figures, also inside a sentence, but not parts of words", () => {
  const allowed = ['Top 10 regions', 'Q1', '5'];
  assert.deepEqual(findLiterals('Top 10 regions in Q1.', { allowed }), []);
  assert.equal(findLiterals('Q15 was good', { allowed }).length, 1);
  assert.equal(findLiterals('It rose by 5', { allowed }).length, 1, 'a bare number is never a name');
});

test('a finding names where it stands in the text as it is written', () => {
  const text = 'Ünser 𝟓 and {{ sum(x) }} or 7';
  for (const { pos, end, text: found } of findLiterals(text)) assert.equal(text.slice(pos, end), found);
  assert.deepEqual(
    findLiterals(text).map((literal) => literal.text),
    ['𝟓', '7'],
  );
});
