import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { PNG, sampleDeck } from './sample-deck.js';

/** Texts that break what is written without care. */
const HOSTILE = [
  'Tom & Jerry <b>"bold"</b> \'quoted\'',
  'control \u0000\u0001\u0008\u000b\u000c\u001f characters',
  'lone \ud800 and \udc00 surrogates, noncharacters \ufffe \uffff',
  'emoji 👩‍👩‍👧 🇪🇺 and math 𝒳',
  'עברית و العربية mixed with English',
  '日本語のテキスト、中文',
  ']]> &amp; &#x0; <?xml?> <!-- -->',
  '{{sum(value)}} {{broken',
  '__proto__ constructor',
];

/** Each of these texts in every field of a deck that takes text. */
export function hostileDeck(): Deck {
  const deck = sampleDeck();
  const all = HOSTILE.join(' ');
  deck.title = all;
  deck.subtitle = all;
  deck.branding = { companyName: all, logoDataUrl: PNG };
  const source = deck.sources['region'];
  if (source?.data) {
    source.title = all;
    source.sql = all;
    source.data.rows = HOSTILE.map((region, value) => ({ region, value }));
  }
  deck.slides = HOSTILE.flatMap((text, index) => [
    createSlide({
      id: `t${index}`,
      layout: 'text',
      title: text,
      text: `- ${text}\n\n[${text}](https://example.com/?a=1&b="2")`,
      notes: text,
    }),
    createSlide({
      id: `b${index}`,
      layout: 'table',
      title: text,
      source: 'region',
      blocks: [
        {
          id: text,
          region: 'table',
          kind: 'table',
          source: 'region',
          spec: { type: 'table', encoding: {}, title: text },
        },
      ],
    }),
  ]);
  return deck;
}
