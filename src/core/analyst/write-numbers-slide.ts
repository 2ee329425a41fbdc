import { cellOf, numberOf } from '../chart/cells.js';
import type { Block, Claim, Slide, Statement, StatementField, Variable } from '../deck/types.js';
import { readWidget, type Offer, type Reading } from '../statements/offers.js';
import type { Frame } from '../statements/frame/frame.js';
import type { Register } from '../statements/phrases/phrases.js';
import { briefExt } from '../statements/story/brief.js';
import { worthFor } from '../statements/story/goal.js';
import { hostTitle, isTitle } from '../statements/story/slide-text.js';
import { tell, type Told } from '../statements/story/tell.js';
import type { WidgetInput } from '../stream/protocol.js';
import { rowNotes } from '../statements/shown/row-notes.js';
import { shownFormat } from '../statements/shown/shown-format.js';
import type { SlideVoice } from './write-slide.js';

/** Bullets below the figures. */
const POINTS = 3;

/** The slide of one to four big numbers: the strongest of what they say as its headline, the others as bullets. */
export function writeNumbersSlide(
  slideId: string,
  widgets: readonly WidgetInput[],
  { deck, points = deck.brief.points ?? POINTS, turn }: SlideVoice,
): Slide {
  const variables: Record<string, Variable> = {};
  const readings = widgets.map((widget) => ({ widget, reading: readWidget(widget) }));
  const { brief } = deck;
  const worth = ({ reading, offer }: { reading: Reading; offer: Offer }): number =>
    worthFor(reading.frame, offer, brief.goal);
  const offers = readings
    .flatMap(({ widget, reading }) => reading.offers.map((offer) => ({ widget, reading, offer })))
    .sort((a, b) => worth(b) - worth(a));
  const say = (one: (typeof offers)[number], register: Register, field: StatementField): Told | undefined =>
    tell(one.widget, one.reading, one.offer, deck, {
      register, field, turn, again: field === 'notes', ...(widgets.length > 1 ? { variables } : {}),
    }); // prettier-ignore
  // Beside a finding, single figures make a headline: their cards show them large.
  const figures = offers.filter(({ offer }) => offer.kind === 'value');
  const findings = offers.filter(({ offer }) => isTitle(offer));
  const [head] = [...findings, ...figures];
  const title = head && say(head, 'title', 'title');
  const bullets = findings
    .filter((one) => one !== head)
    .slice(0, points)
    .flatMap((one) => say(one, 'point', 'text') ?? []);
  const notes = figures.flatMap((one) => say(one, 'note', 'notes') ?? []);
  const ofRows = new Set(readings.flatMap(({ reading }) => rowNotes(reading.frame, deck.locale)));
  const all = [...(title ? [title] : []), ...bullets, ...notes];
  const seen = readings.every(({ reading }) => reading.frame.seen);
  const [only] = widgets.length === 1 ? widgets : [];
  const [first] = widgets;
  return {
    id: slideId, layout: 'big-numbers', title: title?.text ?? (first ? hostTitle(first) : ''),
    text: bullets.map(({ text }) => `- ${text}`).join('\n'), notes: [...notes.map(({ text }) => text), ...ofRows].join(' '), variables,
    claims: all.map(({ claim }, index): Claim => ({ ...claim, id: `claim-${index + 1}` })),
    statements: all.map(({ statement }, index): Statement => ({ ...statement, id: `statement-${index + 1}` })),
    ...(only ? { source: only.id } : {}), blocks: readings.map(({ widget, reading }, index) => metricBlock(widget, reading.frame, index)),
    ext: { phrasing: turn, ...briefExt(brief, seen), ...(seen ? {} : { unwritten: true }) }, origin: 'service',
  }; // prettier-ignore
}

function metricBlock(widget: WidgetInput, frame: Frame, index: number): Block {
  const value = numberOf(cellOf(widget.rows?.[0] ?? {}, frame.measure?.column ?? ''));
  const whole =
    Number.isInteger(value) && frame.measure?.format === 'compact' && !widget.config?.numberFormat;
  const config = {
    config: { ...shownFormat(frame), ...(whole ? { numberFormat: 'integer' } : {}), ...widget.config },
  };
  return {
    id: `metric-${index + 1}`, region: 'numbers', source: widget.id, kind: 'metric',
    spec: { type: widget.type, encoding: frame.encoding, title: widget.title, ...config },
  }; // prettier-ignore
}
