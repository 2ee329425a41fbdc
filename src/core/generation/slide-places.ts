import * as v from 'valibot';
import { blockKind } from '../chart/widget-types.js';
import { createDeck } from '../deck/create-deck.js';
import { templateOf } from '../deck/plain-text.js';
import { resolveSlide } from '../deck/resolve.js';
import { slideSchema } from '../deck/schema.js';
import type { Claim, DeckFormat, Slide, Source, Statement } from '../deck/types.js';
import { DeckError } from '../errors.js';
import { guardSlide, type GuardOptions } from '../guard/index.js';
import type { GuardReport, PlannedSlide } from '../stream/protocol.js';
import { fillSlide } from '../analyst/fill-slide.js';
import type { GeneratedSlide, WidgetProblem } from './generation-types.js';

export const NO_DRAFT: GeneratedSlide['draft'] = Object.freeze({ title: '', text: '', notes: '' });

/** What slides of a deck are checked against: the rows of this page. */
export interface SlideCheck {
  sources: Record<string, Source>;
  format: DeckFormat;
  /** Texts of the host that may stand as they are. */
  allowed: readonly string[];
  /** The slide that is rewritten: what its user wrote in it may stay. */
  before?: Slide;
}

/**
 * Skeletons for a plan. A widget with a problem gets its slide at once, behind the slide of the widget before it: whoever planned may have
 * another order than the config.
 * @param order widget ids in the order of the config
 */
export function placesFor(
  plan: readonly PlannedSlide[],
  order: readonly string[],
  problems: readonly WidgetProblem[],
  sources: Record<string, Source>,
): GeneratedSlide[] {
  const taken = new Set<string>();
  const places: { rank: number; place: GeneratedSlide }[] = [];
  for (const { slideId, layout, widgetId, part } of [...plan].sort((a, b) => a.index - b.index)) {
    if (taken.has(slideId)) continue;
    taken.add(slideId);
    const widget = widgetId === undefined ? {} : { widgetId };
    // What shows several widgets stays with what stands before it; what ends a deck stands behind all of them.
    const isEnd = part === 'closing' || part === 'appendix';
    const own = widgetId === undefined ? undefined : order.indexOf(widgetId);
    const rank = isEnd ? Infinity : (own ?? (part === undefined ? places.at(-1)?.rank : undefined) ?? -1);
    places.push({
      rank,
      place: { slideId, index: 0, layout, ...widget, status: 'planned', draft: NO_DRAFT },
    });
  }
  const broken = problems.map((problem) => ({
    rank: order.indexOf(problem.widgetId),
    place: problemPlace(problem, sources[problem.widgetId]!),
  }));
  for (const one of broken.sort((a, b) => a.rank - b.rank)) {
    const ranks = places.map(({ rank }) => rank);
    const before = Math.max(...ranks.filter((rank) => rank < one.rank), -1);
    const next = Math.min(...ranks.filter((rank) => rank > one.rank));
    const at = before >= 0 ? ranks.lastIndexOf(before) + 1 : ranks.indexOf(next);
    places.splice(at < 0 ? places.length : at, 0, one);
  }
  return places.map(({ place }, index): GeneratedSlide => Object.freeze({ ...place, index }));
}

/** The chart block stays, so that the slide shows the chart as soon as the widget's SQL is mended. */
function problemPlace({ widgetId, code, message, hint }: WidgetProblem, source: Source): GeneratedSlide {
  const slide = bareSlide(`problem-${widgetId}`, widgetId, source);
  const error = new DeckError<string>(code, message, hint === undefined ? {} : { hint });
  return {
    slideId: slide.id,
    index: 0,
    layout: slide.layout,
    widgetId,
    status: 'failed',
    slide,
    draft: NO_DRAFT,
    error,
  };
}

/** A slide with the widget of a source and nothing said about it. */
export function bareSlide(id: string, sourceId: string, source: Source): Slide {
  const type = source.widget?.type ?? 'table';
  const kind = blockKind(type);
  const config = source.widget?.config;
  return {
    id,
    layout: kind === 'table' ? 'table' : 'chart',
    title: templateOf(source.title),
    text: '',
    source: sourceId,
    variables: {},
    claims: [],
    blocks: [
      {
        id: 'chart',
        region: kind === 'table' ? 'table' : 'chart',
        source: sourceId,
        kind,
        spec: { type, encoding: {}, ...(config ? { config } : {}) },
      },
    ],
    origin: 'host',
  };
}

/**
 * A slide from the wire as it may be shown: of the right shape, and with nothing that the rows of this page do not show.
 * @throws DeckError `invalid` where it is no slide.
 */
export function acceptSlide(
  value: unknown,
  slideId: string,
  check: SlideCheck,
): { slide: Slide; report: GuardReport } {
  const result = v.safeParse(slideSchema, value, { abortEarly: true });
  if (!result.success) {
    const path = v.getDotPath(result.issues[0]) ?? '';
    throw new DeckError(
      'invalid',
      `The service sent a slide that is none: ${path} ${result.issues[0].message}.`,
      {
        path,
      },
    );
  }
  const sent = { ...(result.output as unknown as Slide), id: slideId };
  // Who may not see the rows leaves the words to the page.
  const { slide, left } =
    sent.ext?.['unwritten'] === true
      ? fillSlide(sent, check.sources, check.format.locale, check.before)
      : { slide: withStatementsOf(sent, check.before), left: [] };
  const { slide: guarded, report } = guardSlide(slide, check.sources, check.format, optionsOf(check));
  if (left.length === 0) return { slide: guarded, report };
  const { dropped, violations = [] } = report;
  return {
    slide: guarded,
    report: {
      ...report,
      passed: false,
      dropped: [...left, ...dropped],
      violations: [...left, ...violations],
    },
  };
}

/** Under privacy `none` the statements of a slide do not leave the page: those whose sentences a rewrite left as they are stand again. */
function withStatementsOf(slide: Slide, before: Slide | undefined): Slide {
  const { title, text, notes = '', statements = [] } = slide;
  const fields = { title, text, notes };
  const lost = (before?.statements ?? []).filter(
    ({ field, quote }) =>
      fields[field].includes(quote) && !statements.some((statement) => statement.quote === quote),
  );
  return lost.length > 0 ? { ...slide, statements: [...statements, ...lost] } : slide;
}

function optionsOf({ allowed, before }: SlideCheck): GuardOptions {
  return { allowed, ...(before ? { before } : {}) };
}

export type DraftField = keyof GeneratedSlide['draft'];

/** Text that arrives while a slide is written, and the claims and variables that it needs. */
export interface DraftPiece {
  field: DraftField;
  text: string;
  claims: readonly Claim[];
  statements: readonly Statement[];
  variables: Slide['variables'];
}

/** A piece of a slide that is being written, with its figures; empty where the rows of this page do not bear it out. */
export function draftText(
  { field, text, claims, statements, variables }: DraftPiece,
  source: string | undefined,
  check: SlideCheck,
): string {
  const piece: Slide = {
    id: 'draft',
    layout: 'text',
    title: '',
    text: '',
    ...(source === undefined ? {} : { source }),
    variables,
    claims: [...claims],
    statements: [...statements],
    blocks: [],
    origin: 'service',
    [field]: text,
  };
  const { slide, report } = guardSlide(piece, check.sources, check.format, optionsOf(check));
  if (!report.passed) return '';
  const deck = createDeck({ title: '', format: check.format, sources: check.sources });
  return resolveSlide(deck, slide)[field].text;
}
