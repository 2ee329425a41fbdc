import type { Variable } from '../../deck/types.js';
import type { WidgetReading } from './summary.js';
import type { Offer } from '../offers.js';
import { pairWording } from '../realize/pair-words.js';
import type { DeckVoice } from './deck-voice.js';
import { pairOf } from './pairs.js';
import { binding, resolved, type Told } from './tell.js';

export interface ToldOf extends WidgetReading {
  offer: Offer;
}

/**
 * Puts two findings into one sentence, with variables that name their sources; new ones are added to `variables`. Undefined where they come
 * to nothing together, or a figure cannot be printed.
 */
export function tellPair(
  one: ToldOf,
  other: ToldOf,
  deck: DeckVoice,
  variables: Record<string, Variable>,
): Told | undefined {
  const pair = pairOf(one, other);
  if (!pair) return undefined;
  const added: Record<string, Variable> = {};
  const half = ({ widget, reading }: ToldOf, at: 0 | 1) => ({
    frame: reading.frame,
    finding: pair.findings[at],
    voice: { ...deck, ...binding(widget.id, variables, added) },
  });
  const text = pairWording(pair, half(one, 0), half(other, 1));
  const shown =
    text === undefined
      ? undefined
      : resolved(text, [one.widget, other.widget], { ...variables, ...added }, deck.locale);
  if (text === undefined || !shown) return undefined;
  for (const [name, variable] of Object.entries(added)) if (text.includes(name)) variables[name] = variable;
  const said = ({ offer: { kind, finding }, widget }: ToldOf) => ({
    kind,
    source: widget.id,
    args: { ...finding.args },
  });
  const claimOf = ({ offer, widget }: ToldOf) => ({
    id: '',
    quote: text,
    test: offer.finding.claim,
    source: widget.id,
  });
  return {
    text,
    shown: shown.shown,
    statement: { id: '', ...said(one), field: 'text', quote: text, with: said(other) },
    claim: claimOf(one),
    claimWith: claimOf(other),
    figures: shown.figures,
  };
}
