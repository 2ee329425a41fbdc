import type { Slide } from '../deck/types.js';
import { visibleText } from '../template/visible-text.js';
import type { GenerateDeckRequest, WidgetInput } from '../stream/protocol.js';
import { plainText } from './narrative/expressions.js';
import { phrasesFor, type Phrases } from './narrative/phrases.js';
import { speakable } from './narrative/printing.js';
import type { SlideVoice } from './narrative/story.js';
import type { Story } from './narrative/telling.js';
import { writeText } from './narrative/writer.js';
import { tryReadWidget } from './reading/read-widget.js';
import { byFinding, findingOf } from './summary.js';

const MOST_TOPICS = 3;

/** The opening slide: the deck's title as the host wrote it, and below it the strongest finding, or what the deck is about. */
export function writeTitleSlide(slideId: string, request: GenerateDeckRequest, voice: SlideVoice): Slide {
  const { locale, turn } = voice;
  const phrases = phrasesFor(locale);
  const slide: Slide = {
    id: slideId, layout: 'title', title: visibleText(request.title).trim().replaceAll('{{', '\\{{'), text: '',
    variables: {}, claims: [], blocks: [], origin: 'service',
  }; // prettier-ignore
  for (const widget of byFinding(request.widgets)) {
    const finding = findingOf(widget, voice);
    if (!finding) continue;
    if (voice.deck) voice.deck.cover = widget.id;
    return {
      ...slide,
      text: finding.title,
      claims: finding.claims,
      source: widget.id,
      notes: notesOf(phrases, turn),
    };
  }
  const topics = topicsOf(request.widgets, phrases, locale);
  const story: Story = {
    titles: [],
    points: topics === '' ? [] : [{ key: 'atGlance', slots: { topics } }],
    notes: [],
  };
  const { text } = writeText(story, { phrases, locale, turn, widgets: [], variables: {}, points: 1 });
  return { ...slide, text: text.replace(/^- /, ''), notes: notesOf(phrases, turn) };
}

function notesOf(phrases: Phrases, turn: number): string {
  const { opening } = phrases.notes;
  return opening[turn % opening.length] ?? '';
}

/** The measures of the deck, each named once. */
function topicsOf(widgets: readonly WidgetInput[], phrases: Phrases, locale: string): string {
  const nouns = new Set<string>();
  for (const widget of widgets) {
    const noun = plainText(tryReadWidget(widget, locale)?.frame.measure?.noun ?? '');
    if (speakable(noun, locale) && nouns.size < MOST_TOPICS) nouns.add(noun);
  }
  return phrases.list([...nouns]);
}
