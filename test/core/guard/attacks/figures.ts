import type { Attack } from './attack.js';

/** Figures written as digits and as words, in four languages and several scripts. Each frame hangs on a computed figure. */
const FRAMES: Record<string, string[]> = {
  'en-US': ['{{ argmax(category, value) }} has {{ max(value) }}, which is # in all.', 'Of {{ sum(value) | integer }}, # belong to {{ argmax(category, value) }}.', 'The # for {{ argmin(category, value) }} sits next to {{ min(value) }}.'],
  'de-DE': ['{{ argmax(category, value) }} hat {{ max(value) }}, das sind # insgesamt.', 'Von {{ sum(value) | integer }} entfallen # auf {{ argmax(category, value) }}.'],
  'fr-FR': ['{{ argmax(category, value) }} compte {{ max(value) }}, soit # au total.', 'Sur {{ sum(value) | integer }}, # vont à {{ argmax(category, value) }}.'],
  'es-ES': ['{{ argmax(category, value) }} suma {{ max(value) }}, es decir # en total.', 'De {{ sum(value) | integer }}, # son de {{ argmax(category, value) }}.'],
}; // prettier-ignore

const DIGITS = [
  '42',
  '3.7',
  '1,250',
  '12%',
  '$900',
  '€ 3',
  '7M',
  '4e6',
  '٤٢',
  '４２',
  '四十二',
  '½',
  '²',
  'Ⅳ',
  '1st',
  '2031',
  '10-fold',
  '3x',
  '+5',
  '−8',
  '0.5 pp',
  '2/3',
  'Q3 2031',
  '12:30',
  '1 000 000',
  "1'000",
  '9·8',
  '①',
  '𝟜𝟚',
  '4​2',
];
const WORDS: Record<string, string[]> = {
  'en-US': ['forty-two', 'three million', 'a dozen', 'two thirds', 'one half', 'twice as much', 'thrice', 'doubled', 'the seventh', 'ninety percent', 'a quarter of it', 'a hundredfold', 'tripled', 'billions', 'a third', 'four in ten', 'fif**teen**', 'eleven', 'ten­fold', 'twenty'],
  'de-DE': ['zweiundvierzig', 'drei Millionen', 'ein Dutzend', 'die Hälfte', 'doppelt so viel', 'verdreifacht', 'neunzig Prozent', 'ein Viertel', 'zehnmal so viel', 'tausend', 'siebte', 'halbiert', 'fünfzehn', 'zwölf', 'Milliarden'],
  'fr-FR': ['quarante-deux', 'trois millions', 'une douzaine', 'la moitié', 'le double', 'triplé', 'quatre-vingt-dix', 'un tiers', 'mille', 'septième', 'quinze', 'vingt', 'un quart', 'deux fois plus', 'des milliards'],
  'es-ES': ['cuarenta y dos', 'tres millones', 'una docena', 'la mitad', 'el doble', 'triplicado', 'noventa', 'un tercio', 'mil', 'séptima', 'quince', 'veinte', 'dos tercios', 'cien', 'millones'],
}; // prettier-ignore

const plain = (word: string): string => word.replace(/[*\u200b\u00ad]/g, '');

export function figureAttacks(): Attack[] {
  const attacks: Attack[] = [];
  for (const [locale, frames] of Object.entries(FRAMES)) {
    const add = (kind: string, payload: string, at: number): void => {
      const text = frames[at % frames.length]!.replace('#', payload);
      attacks.push({ class: kind, locale, source: 'regions', text, planted: [payload, plain(payload)] });
    };
    DIGITS.forEach((payload, at) => add('invented digits', payload, at));
    (WORDS[locale] ?? []).forEach((payload, at) => add('number words', payload, at));
  }
  const inside: [string, string[]][] = [
    ['{{ argmax(category, value) }} of {{ 4711 }}.', ['4711', '4,711']],
    ['{{ argmax(category, value) }}: {{ sum(value) * 3 | integer }}.', ['71,700']],
    ['{{ argmax(category, value) }}: {{ max(value) + 13 | integer }}.', ['9,813']],
    ['{{ argmax(category, value) }}: {{ nope ?? 42 }}.', ['42']],
    ['{{ argmax(category, value) }}: {{ lookup(value, category, "Mars") | default:"42" }}.', ['42']],
    ['{{ argmax(category, value) }}: {{ max(value) > 0 ? "forty" : "fifty" }}.', ['forty']],
    ['{{ argmax(category, value) }}: {{ growth(value) | trend:"by 40%","by 50%" }}.', ['by 40%', 'by 50%']],
    ['{{ argmax(category, value) }}: {{ count() | plural:"# of twelve","# of twelve" }}.', ['twelve']],
    ['{{ argmax(category, value) }}: {{ round(3.14159, 2) }}.', ['3.14']],
    ['{{ argmax(category, value) }}: {{ "1.5 million" }}.', ['1.5 million']],
    ['{{ argmax(category, value) }}: {{ least(max(value), 77) }}.', ['77']],
    ['{{ argmax(category, value) }}: {{ max(value) / max(value) * 100 + 1 + 1 }}.', ['102']],
  ];
  for (const [text, planted] of inside)
    attacks.push({ class: 'figures inside placeholders', locale: 'en-US', source: 'regions', text, planted });
  const glued: [string, string[]][] = [
    ['{{ argmax(category, value) }} has {{ max(value) }}{{ count() }}.', ['98005', '9,8005']],
    ['{{ argmax(category, value) }} has {{ count() }}{{ max(value) }}.', ['59800', '59,800']],
    ['{{ argmax(category, value) }} has {{ max(value) }}{{ min(value) }}.', ['98001500', '9,8001,500']],
  ];
  for (const [text, planted] of glued)
    attacks.push({ class: 'figures run together', locale: 'en-US', source: 'regions', text, planted });
  attacks.push(
    { class: 'figures of the model', locale: 'en-US', source: 'regions', text: 'Of {{ sum(value) }} the plan was {{ plan }}.', variables: { plan: 31337 }, planted: ['31337', '31,337'] },
    { class: 'figures of the model', locale: 'en-US', source: 'regions', text: '{{ argmax(category, value) }} is above all expectations.', test: 'max(value) > bar', variables: { bar: 1 }, planted: ['above all expectations'] },
    { class: 'figures of the model', locale: 'en-US', source: 'regions', text: '{{ argmax(category, value) }} is {{ verdict }}.', variables: { verdict: 'a total failure' }, planted: ['a total failure'] },
    { class: 'texts of charts', locale: 'en-US', source: 'regions', text: 'Up 40% on last year', field: 'chart', planted: ['40%'] },
    { class: 'texts of charts', locale: 'en-US', source: 'regions', text: 'Acme leads the field', field: 'chart', planted: ['Acme leads'] },
    { class: 'texts of charts', locale: 'de-DE', source: 'regions', text: 'Umsatz verdoppelt', field: 'chart', planted: ['verdoppelt'] },
  ); // prettier-ignore
  return attacks;
}
