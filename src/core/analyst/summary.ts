import type { Claim, Slide, Variable } from '../deck/types.js';
import type { GenerateDeckRequest, WidgetInput } from '../stream/protocol.js';
import { factKey } from './narrative/deck-voice.js';
import { phrasesFor, type TitleKey } from './narrative/phrases.js';
import { storyOf, type SlideVoice } from './narrative/story.js';
import { hostSlot } from './narrative/table-story.js';
import { writeText, type Text } from './narrative/writer.js';
import { tryReadWidget } from './reading/read-widget.js';

/** A statement of the summary may be longer than a headline. */
const LONGEST = 110;
const MOST_POINTS = 3;
const PLACEHOLDER = /\{\{\s*((?:"(?:[^"\\]|\\.)*"|`[^`]*`|[^"`|{}])+?)\s*(\|[^{}]*)?\}\}/g;

/**
 * Widgets with a finding, the strongest finding first, each kind of finding once before any comes again, and no finding that
 * another widget has too.
 */
export function byFinding(widgets: readonly WidgetInput[]): WidgetInput[] {
  const found = widgets.flatMap((widget) => {
    const reading = tryReadWidget(widget);
    const [fact] = reading?.facts ?? [];
    return reading && fact ? [{ widget, fact, key: factKey(reading.frame, fact) }] : [];
  });
  found.sort((a, b) => b.fact.score - a.fact.score);
  const keys = new Set<string>();
  const apart = found.filter(({ key }) => !keys.has(key) && keys.add(key));
  const kinds = new Set<string>();
  const first = apart.filter(({ fact }) => !kinds.has(fact.kind) && kinds.add(fact.kind));
  return [...first, ...apart.filter((one) => !first.includes(one))].map(({ widget }) => widget);
}

/** Headlines that say what a chart comes to and need no claim for it. */
const PLAIN: ReadonlySet<TitleKey | undefined> = new Set<TitleKey>(['makeUp', 'courseEnds', 'seriesMoved']);

/** The other charts, each measure and each shape of chart once, and none of a measure that a finding is about. */
function headlined(widgets: readonly WidgetInput[], found: readonly WidgetInput[]): WidgetInput[] {
  const taken = new Set(found.map((one) => tryReadWidget(one)?.frame.measure?.noun));
  return widgets.filter((widget) => {
    const { measure, shape } = tryReadWidget(widget)?.frame ?? {};
    if (!measure || !shape || shape === 'table' || taken.has(measure.noun) || taken.has(shape)) return false;
    taken.add(measure.noun).add(shape);
    return true;
  });
}

/** The finding of one widget as a sentence, with its claim; undefined where none can be put into words. */
export function findingOf(
  widget: WidgetInput,
  { locale, turn, deck }: SlideVoice,
  plainToo = false,
): Pick<Text, 'title' | 'claims'> | undefined {
  const reading = tryReadWidget(widget, locale);
  if (!reading) return undefined;
  const phrases = phrasesFor(locale);
  const { titles } = storyOf(reading.frame, reading.facts, phrases, locale);
  const { title, claims } = writeText(
    { titles, points: [], notes: [] },
    {
      phrases, locale, turn, ...(deck ? { deck } : {}), widgets: [widget], source: widget.id, variables: {}, points: 0,
      longest: LONGEST,
    },
  ); // prettier-ignore
  // The widget's own title says no finding.
  const says = claims.length > 0 || (plainToo && PLAIN.has(titles[0]?.key));
  return says && title !== hostSlot(reading.frame, locale).host ? { title, claims } : undefined;
}

/**
 * The first slide of key figures sums up the deck: the strongest findings of the other slides, but for the one on the cover. Their
 * figures become variables, since each has rows of its own.
 */
export function withSummary(slide: Slide, request: GenerateDeckRequest, voice: SlideVoice): Slide {
  if (!voice.deck || voice.deck.summed) return slide;
  voice.deck.summed = true;
  const lines = slide.text === '' ? [] : slide.text.split('\n');
  const variables: Record<string, Variable> = { ...slide.variables };
  const claims: Claim[] = [...slide.claims];
  // Where findings do not fill it, what the other slides are headed by does.
  const found = byFinding(request.widgets);
  for (const widget of [...found, ...headlined(request.widgets, found)]) {
    if (lines.length >= MOST_POINTS) break;
    if (widget.id === voice.deck.cover) continue;
    const finding = findingOf(widget, voice, !found.includes(widget));
    if (!finding) continue;
    const sentence = bound(finding.title, widget.id, variables);
    lines.push(`- ${sentence}`);
    for (const { test } of finding.claims)
      claims.push({ id: `claim-${claims.length + 1}`, quote: sentence, test, source: widget.id });
  }
  return { ...slide, text: lines.join('\n'), variables, claims };
}

/** The sentence with every expression as a variable over the rows of its own source. */
function bound(sentence: string, source: string, variables: Record<string, Variable>): string {
  return sentence.replace(PLACEHOLDER, (_, expr: string, formats: string | undefined) => {
    const name = `finding_${nameOf(Object.keys(variables).length)}`;
    variables[name] = { expr, source };
    return `{{ ${name}${formats === undefined ? '' : ` ${formats.trim()}`} }}`;
  });
}

/** Names without digits: a, b, … z, ba, bb … */
function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameOf(Math.floor(index / 26)) + letter;
}
