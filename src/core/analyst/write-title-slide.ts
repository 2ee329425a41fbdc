import type { Slide } from '../deck/types.js';
import type { GenerateDeckRequest, WidgetInput } from '../stream/protocol.js';
import { plainText } from './narrative/expressions.js';
import { phrasesFor, type Phrases } from './narrative/phrases.js';
import { speakable } from './narrative/printing.js';
import { storyOf, type SlideVoice } from './narrative/story.js';
import type { Story } from './narrative/telling.js';
import { writeText } from './narrative/writer.js';
import { readWidget, tryReadWidget } from './reading/read-widget.js';

/** The title slide says its finding in other words than the slide that shows it. */
const OTHER_WORDS = 2;
const MOST_TOPICS = 3;

/** The opening slide: the deck's title as the host wrote it, and below it the strongest finding, or what the deck is about. */
export function writeTitleSlide(
  slideId: string,
  request: GenerateDeckRequest,
  { locale, turn }: SlideVoice,
): Slide {
  const phrases = phrasesFor(locale);
  const slide: Slide = {
    id: slideId, layout: 'title', title: request.title.trim().replaceAll('{{', '\\{{'), text: '',
    variables: {}, claims: [], blocks: [], origin: 'service',
  }; // prettier-ignore
  const strongest = strongestWidget(request.widgets);
  if (strongest) {
    const { frame, facts } = readWidget(strongest);
    const { titles } = storyOf(frame, facts, phrases, locale);
    const position = request.widgets.indexOf(strongest);
    const words = {
      phrases,
      locale,
      turn: position + OTHER_WORDS,
      widgets: [strongest],
      source: strongest.id,
      variables: {},
      points: 0,
    };
    const { title, claims } = writeText({ titles, points: [], notes: [] }, words);
    if (claims.length > 0)
      return { ...slide, text: title, claims, source: strongest.id, notes: notesOf(phrases, turn) };
  }
  const topics = topicsOf(request.widgets, locale);
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

function strongestWidget(widgets: readonly WidgetInput[]): WidgetInput | undefined {
  let strongest: WidgetInput | undefined;
  let best = 0;
  for (const widget of widgets) {
    const score = tryReadWidget(widget)?.facts[0]?.score ?? 0;
    if (score > best) [strongest, best] = [widget, score];
  }
  return strongest;
}

/** The measures of the deck, each named once. */
function topicsOf(widgets: readonly WidgetInput[], locale: string): string {
  const nouns = new Set<string>();
  for (const widget of widgets) {
    const noun = plainText(tryReadWidget(widget)?.frame.measure?.noun ?? '');
    if (speakable(noun, locale) && nouns.size < MOST_TOPICS) nouns.add(noun);
  }
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(nouns);
}
