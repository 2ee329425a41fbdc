import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Deck } from '../core/deck/types.js';
import type { CheckedSentence, SentenceState } from '../core/statements/check-deck.js';
import type { Command, Options, Values } from './command.js';
import { mustExist } from './must-exist.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  json: { help: 'print every sentence as one JSON array' },
} as const satisfies Options;

/** `deckwright check`: a deck in, every sentence of it with its state. */
export const check: Command<typeof OPTIONS> = {
  summary: 'lists every sentence of a deck, and whether the rows in the deck bear it out',
  usage: ['check <deck.json|deck.pptx> [--json]'],
  about:
    'checked: code worded it from rows and it holds. computed: other words, every figure comes from rows. typed: a figure was typed. broken: a figure or a claim fails. Ends with 1 where a sentence is broken.',
  options: OPTIONS,
  run,
};

const SIGNS: Record<SentenceState, string> = { checked: '✓', computed: '✎', typed: '⌨', broken: '!' };

async function run([file, ...more]: string[], values: Values<typeof OPTIONS>): Promise<void> {
  if (file === undefined || more.length > 0) throw new UsageError('check takes one deck.');
  await mustExist(file);
  const deck = await readDeck(file);
  const { checkDeck } = await import('../core/statements/check-deck.js');
  const sentences = await checkDeck(deck);
  if (values.json) console.log(JSON.stringify(sentences));
  else print(deck, sentences);
  if (sentences.some(({ state }) => state === 'broken')) process.exitCode = 1;
}

async function readDeck(file: string): Promise<Deck> {
  if (extname(file).toLowerCase() === '.pptx') {
    const { importFromPptx } = await import('../core/export/pptx/import-from-pptx.js');
    return (await importFromPptx(new File([await readFile(file)], file))).deck;
  }
  const { parseDeck } = await import('../core/deck/parse-deck.js');
  return parseDeck(await readFile(file, 'utf8'));
}

function print({ slides }: Deck, sentences: readonly CheckedSentence[]): void {
  slides.forEach(({ id }, index) => {
    const own = sentences.filter(({ slideId }) => slideId === id);
    if (own.length === 0) return;
    console.log(`${index + 1}  ${id}`);
    for (const { state, field, text, why } of own)
      console.log(`   ${SIGNS[state]} ${field}: ${text}${why === undefined ? '' : `  (${why})`}`);
  });
  const count = (state: SentenceState): number => sentences.filter((one) => one.state === state).length;
  const parts = (['checked', 'computed', 'typed', 'broken'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${state}`);
  console.log(`${sentences.length} sentences: ${parts.join(', ') || 'none'}`);
}
