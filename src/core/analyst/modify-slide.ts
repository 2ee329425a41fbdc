import type { WidgetType } from '../chart/types.js';
import type { Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import type { ModifySlideRequest, WidgetInput } from '../stream/protocol.js';
import { readBrief } from '../statements/story/brief.js';
import type { Wish } from '../statements/story/wishes.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { withTypeNote } from '../statements/shown/type-note.js';
import { asTable, withChartType } from './chart-type.js';
import { chartWishes } from './chart-wishes.js';
import { editChart, type ChartEdits } from './edit-chart.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { writeWidgetSlide, type SlideVoice } from './write-slide.js';

/** Kept in the slide's `ext`, so that the next rewrite knows what was said before. */
const PHRASING = 'phrasing';
const MOST_PHRASINGS = 6;
const FEWEST_POINTS = 1;
const MOST_POINTS = 5;

/** Words for chart types, longest first where one contains the other. */
const TYPE_WORDS: [RegExp, WidgetType][] = [
  [/horizontal[- ]bars?/, 'horizontal-bar'],
  [/stacked[- ]bars?/, 'stacked-bar'],
  [/grouped[- ]bars?/, 'grouped-bar'],
  [/stacked[- ]area/, 'stacked-area'],
  [/multi[- ]?lines?/, 'multi-line'],
  [/lines?/, 'line'],
  [/areas?/, 'area'],
  [/pies?/, 'pie'],
  [/do(?:ugh)?nuts?/, 'donut'],
  [/scatter(?: ?plots?)?/, 'scatter'],
  [/(?:bars?|columns?)/, 'bar'],
];

/**
 * Rewrites one slide by an instruction in plain words: shorter, longer, another drawable chart type, as a table, other words, the chart
 * sorted, cut to its largest, with a name that stands out or in another colour.
 * Throws `unsupported`, naming what is understood; `wrong_columns` where the rows do not fit the chart asked for.
 */
export function modifySlide(request: ModifySlideRequest): Slide {
  const wish = request.instruction.normalize('NFKC').toLowerCase();
  const { slide, locale = 'en-US' } = request;
  if (/\b(table|tabular|grid of rows)\b/.test(wish)) return asTable(slide, neededWidget(request), locale);
  const edits = chartWishes(wish, request.widget);
  const type = TYPE_WORDS.find(([words]) => new RegExp(`\\b(?:${words.source})\\b`).test(wish))?.[1];
  if (type && /\b(chart|graph|plot|make|as|into|to|use|show|change|turn|switch)\b/.test(wish))
    return edited({ ...request, slide: withChartType(slide, type, request.widget, locale) }, edits);
  const asked = edits ? { ...request, slide: edited(request, edits) } : request;
  const lines = slide.text.split('\n').filter((line) => line.trim() !== '').length;
  if (/\b(short(?:er|en)?|briefer|less text|fewer|concise|condense|trim)\b/.test(wish)) {
    return rewritten(asked, { points: Math.max(FEWEST_POINTS, lines - 1) }, 0);
  }
  if (/\b(long(?:er)?|lengthen|more detail|more text|expand|elaborate|more points)\b/.test(wish)) {
    return rewritten(asked, { points: Math.min(MOST_POINTS, lines + 1) }, 0);
  }
  if (
    /\b(rewrite|rephrase|reword|re-?word|other words|differently|another (?:version|wording)|again|new wording|regenerate)\b/.test(
      wish,
    )
  ) {
    return rewritten(asked, {}, 1);
  }
  if (edits) return asked.slide;
  throw new DeckError(
    'unsupported',
    `The embedded analyst does not understand "${request.instruction.slice(0, 80)}". It understands: shorter; longer; in other words; as a table; as a bar, horizontal bar, stacked bar, grouped bar, line, area, pie, donut or scatter chart; top 5; sorted by value, ascending or by name; highlight a name, the largest, smallest or last; a colour such as #1a2b3c.`,
    { path: 'instruction', hint: 'Use one of these, or connect a language model for free instructions.' },
  );
}

/** Throws `unsupported` where the slide has no chart to edit. */
function edited(
  { slide, widget, locale = 'en-US' }: ModifySlideRequest,
  edits: ChartEdits | undefined,
): Slide {
  if (!edits) return slide;
  const { slide: changed, problems } = editChart(slide, edits, widget, locale);
  const [problem] = problems;
  if (problem === undefined) return changed;
  throw new DeckError('unsupported', `${problem}.`, {
    path: 'instruction',
    hint: 'Select a slide with a chart.',
  });
}

function neededWidget({ widget, slide }: ModifySlideRequest): WidgetInput {
  if (widget) return widget;
  throw new DeckError('unsupported', `The slide "${slide.id.slice(0, 60)}" has no widget to write it from.`, {
    path: 'widget',
    hint: 'Send the widget with its columns, or edit the text of the slide.',
  });
}

/** The slide in the words of another turn; its blocks and everything the user added to them stay. */
function rewritten(request: ModifySlideRequest, voice: { points?: number }, step: number): Slide {
  const { slide, locale = 'en-US' } = request;
  const widget = neededWidget(request);
  const before = slide.ext?.[PHRASING];
  const turn = (typeof before === 'number' && Number.isInteger(before) && before >= 0 ? before : 0) + step;
  // A slide by itself knows nothing of the others.
  const brief = readBrief(slide.ext?.['brief']);
  const wishes = titleOf(slide, widget);
  const words = (at: number): SlideVoice => ({
    deck: deckVoice(locale, brief),
    turn: at,
    ...(wishes.length > 0 ? { wishes } : {}),
    ...voice,
  });
  const write = (at: SlideVoice): Slide =>
    widget.type === 'big-number'
      ? writeNumbersSlide(slide.id, [widget], at)
      : writeWidgetSlide(slide.id, widget, at);
  let written = write(words(turn));
  // Turns go round over phrasings of which some do not fit: the next that differs is the one asked for.
  for (let tries = 1; step > 0 && written.title === slide.title && tries < MOST_PHRASINGS; tries += 1)
    written = write(words(turn + tries));
  const { title, text, notes, claims, statements = [], variables } = written;
  const kept = step === 0 ? sameOrNew(slide, title) : title;
  const changed: Slide = {
    ...slide, title: kept, text, ...(notes === undefined ? {} : { notes }),
    claims: kept === title ? claims : [...slide.claims.filter((claim) => claim.quote === kept), ...claims.filter((claim) => claim.quote !== title)],
    statements: kept === title ? statements : [...(slide.statements ?? []).filter(({ quote }) => quote === kept), ...statements.filter(({ quote }) => quote !== title)],
    variables: { ...slide.variables, ...variables },
    ext: { ...slide.ext, [PHRASING]: written.ext?.[PHRASING] ?? turn, ...unwritten(written, voice) }, origin: 'service',
  }; // prettier-ignore
  return withTypeNote(changed, widget, locale);
}

/** Other words say the same: the goal of the deck, or the slides before, may have chosen what is not the strongest of its rows. */
function titleOf({ title, statements = [] }: Slide, { id }: WidgetInput): Wish[] {
  return statements
    .filter(({ field, quote, source }) => field === 'title' && quote === title && source === id)
    .map(({ kind, args }) => ({ field: 'title', kind, args }));
}

/** Without rows the page writes the words: so many bullets, over the blocks that are there. */
const unwritten = (written: Slide, { points }: { points?: number }): Record<string, unknown> =>
  written.ext?.['unwritten'] === true
    ? { unwritten: true, kept: true, ...(points === undefined ? {} : { points }) }
    : {};

/** Shorter and longer are about the text: a title that is there stays. */
function sameOrNew(slide: Slide, title: string): string {
  return slide.title.trim() === '' ? title : slide.title;
}
