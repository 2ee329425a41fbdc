import type { ModifySlideRequest } from '../../core/stream/protocol.js';
import { buildChartSlidePrompt, languageOf } from './chart-slide-prompt.js';
import { fence } from './fence.js';

/** What a model needs to rewrite a slide: its templates with their placeholders as they are, and what the reader asks for. */
export function buildRewritePrompt(request: ModifySlideRequest): string {
  const { slide, instruction, widget, deck, locale = 'en-US' } = request;
  const outline = deck.outline.slice(0, 60);
  const about = widget
    ? buildChartSlidePrompt({ widget, rows: widget.rows, locale, deckTitle: deck.title })
    : `Rewrite one slide. Language: ${languageOf(locale)}. It shows no chart: use only placeholders that stand in it now.`;
  const claims = slide.claims.map(({ quote, test }) => ({ quote, test }));
  return [
    about,
    'The slide as it is now, with its placeholders; keep each that still says what is meant, exactly as it is written:',
    fence('slide', { title: slide.title, text: slide.text, notes: slide.notes ?? '', claims }),
    ...(request.privacy === 'none'
      ? [
          'Characters from U+E000 to U+F8FF in it stand for values that are not shown to you: keep them as they are.',
        ]
      : []),
    'Titles of the other slides:',
    fence('outline', outline),
    'Do what the reader asks, within the rules, by answering with the whole new slide. "chart" in the answer is the type of chart asked for, or null where none is:',
    fence('request', { instruction }),
  ].join('\n');
}
