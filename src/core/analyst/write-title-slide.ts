import type { Slide } from '../deck/types.js';
import { visibleText } from '../template/visible-text.js';
import type { GenerateDeckRequest, WidgetInput } from '../stream/protocol.js';
import { plainText } from './narrative/expressions.js';
import { phrasesFor, type Phrases } from './narrative/phrases.js';
import { speakable } from './narrative/printing.js';
import { storyOf, type SlideVoice } from './narrative/story.js';
import type { Story } from './narrative/telling.js';
import { writeText, type Text } from './narrative/writer.js';
import { planSlides } from './plan-deck.js';
import { readWidget, tryReadWidget } from './reading/read-widget.js';

/** After so many turns the phrasings of a sentence come round again. */
const MOST_PHRASINGS = 6;
/** Below the deck's title there is room for more than a headline. */
const LONGEST = 110;
const MOST_TOPICS = 3;

/** The opening slide: the deck's title as the host wrote it, and below it the strongest finding, or what the deck is about. */
export function writeTitleSlide(
  slideId: string,
  request: GenerateDeckRequest,
  { locale, turn }: SlideVoice,
): Slide {
  const phrases = phrasesFor(locale);
  const slide: Slide = {
    id: slideId, layout: 'title', title: visibleText(request.title).trim().replaceAll('{{', '\\{{'), text: '',
    variables: {}, claims: [], blocks: [], origin: 'service',
  }; // prettier-ignore
  const finding = findingInOtherWords(request, phrases, locale);
  if (finding) return { ...slide, ...finding, notes: notesOf(phrases, turn) };
  const topics = topicsOf(request.widgets, locale);
  const story: Story = {
    titles: [],
    points: topics === '' ? [] : [{ key: 'atGlance', slots: { topics } }],
    notes: [],
  };
  const { text } = writeText(story, { phrases, locale, turn, widgets: [], variables: {}, points: 1 });
  return { ...slide, text: text.replace(/^- /, ''), notes: notesOf(phrases, turn) };
}

/** The strongest finding, in words that its own slide does not use. */
function findingInOtherWords(
  request: GenerateDeckRequest,
  phrases: Phrases,
  locale: string,
): Pick<Slide, 'text' | 'claims' | 'source'> | undefined {
  const strongest = strongestWidget(request.widgets);
  if (!strongest) return undefined;
  const { frame, facts } = readWidget(strongest);
  const { titles } = storyOf(frame, facts, phrases, locale);
  const told = { phrases, locale, widgets: [strongest], source: strongest.id, variables: {}, points: 0 };
  const at = (turn: number, more: { longest?: number } = {}): Text =>
    writeText({ titles, points: [], notes: [] }, { ...told, turn, ...more });
  const shownAt = planSlides(request).find(({ widgets }) => widgets.includes(strongest))?.planned.index ?? 0;
  const own = at(shownAt).title;
  for (let step = 1; step <= MOST_PHRASINGS; step += 1) {
    const { title, claims } = at(shownAt + step, { longest: LONGEST });
    if (title !== own && claims.length > 0) return { text: title, claims, source: strongest.id };
  }
  return undefined;
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
