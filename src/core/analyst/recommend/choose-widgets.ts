import type { Widget } from '../../chart/types.js';
import type { RunQuery } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { tryReadWidget } from '../../statements/offers.js';
import type { Draft } from './draft-rules.js';

/** Title, key figures and this many charts make a deck of twelve slides. */
const MOST_CHARTS = 10;
/** So much a finding adds to what a chart is worth. */
const FINDING = 0.4;
/** Who has how much of all needs no test. */
const OF_WHOLE: ReadonlySet<string> = new Set(['few-hold-most', 'burst']);
const WANTED = 0.5;
/** Without one, and without a test of its groups, it keeps this part. */
const PLAIN = 0.8;
/** Overviews, and charts that say as little, only make up for findings, until there are these many charts. */
const LITTLE = 0.34;
const ENOUGH_CHARTS = 5;
/** What is left of its worth for every chart already chosen that has the same split, or shows the same measure. */
const SAME_SPLIT = 0.72;
const SAME_MEASURE = 0.88;
const SAME_OUTCOME = 0.96;
/** Where something came of the rows, what parts other levels is asked for less. */
const BESIDE_OUTCOME = 0.7;
/** A distribution with this part in one range shows one bar. */
const ONE_RANGE = 0.85;
/** Fewer places are a list. */
const LEAST_PLACES = 20;
/** A group with this part of all says that there is one. */
const ONE_GROUP = 0.95;
/** Where nearly all values are one, the chart says how the table was made. */
const ONE_VALUE = 0.8;
/** Below this a slide is not worth the audience's time. */
const LEAST_WORTH = 0.16;

/**
 * Runs the drafts and keeps up to ten that show something: more than one value, not all alike, not what another chart
 * shows already. A finding raises a draft, every earlier chart about the same column lowers it. Order stays as drafted.
 * A query that fails takes its draft out.
 */
export async function chooseWidgets(drafts: readonly Draft[], runQuery: RunQuery): Promise<Widget[]> {
  const judged = await Promise.all(
    drafts.map(async (draft) => ({ draft, ...(await worthOf(draft, runQuery)) })),
  );
  const seen = new Set<string>();
  // Names and codes of the same things give the same chart twice.
  const open = judged.filter(
    ({ worth, shows }) => worth > 0 && (shows === '' || (!seen.has(shows) && seen.add(shows))),
  );
  const hasOutcome = drafts.some(({ isOutcome }) => isOutcome);
  const chosen: Draft[] = [];
  while (chosen.length < MOST_CHARTS) {
    let best: { draft: Draft; worth: number } | undefined;
    const least = chosen.length < ENOUGH_CHARTS ? LEAST_WORTH : LITTLE;
    for (const { draft, worth } of open) {
      if (chosen.includes(draft) || isExhausted(draft, chosen)) continue;
      const isBeside = hasOutcome && draft.tested && !draft.isOutcome;
      const now = worth * novelty(draft, chosen) * (isBeside ? BESIDE_OUTCOME : 1);
      if (now > (best?.worth ?? least)) best = { draft, worth: now };
    }
    if (!best) break;
    chosen.push(best.draft);
  }
  return drafts.filter((draft) => chosen.includes(draft)).map(({ widget }) => widget);
}

/** More charts with one split repeat each other, … */
const MOST_ABOUT_ONE = 2;
/** … and so do more of one measure, but for what came of the rows. */
const MOST_OF_ONE = 4;
const MOST_OF_OUTCOME = 6;

const isExhausted = ({ by, what, isOutcome }: Draft, chosen: readonly Draft[]): boolean =>
  // A map and bars of one split show the same rows twice.
  chosen.some((one) => one.what === what && one.by.join() === by.join()) ||
  chosen.filter((one) => one.what === what).length >= (isOutcome ? MOST_OF_OUTCOME : MOST_OF_ONE) ||
  by.some((split) => chosen.filter((one) => one.by.includes(split)).length >= MOST_ABOUT_ONE);

function novelty({ by, what, isOutcome }: Draft, chosen: readonly Draft[]): number {
  return chosen.reduce(
    (left, one) =>
      left *
      (one.by.some((split) => by.includes(split)) ? SAME_SPLIT : 1) *
      (one.what !== what ? 1 : isOutcome ? SAME_OUTCOME : SAME_MEASURE),
    1,
  );
}

/** `shows`: the values of the chart as text, whatever they and what they are of are called. */
async function worthOf(
  { widget, worth, tested, plain }: Draft,
  runQuery: RunQuery,
): Promise<{ worth: number; shows: string }> {
  const nothing = { worth: 0, shows: '' };
  let input: WidgetInput;
  try {
    const { columns, rows, rowCount } = await runQuery(widget.dataKey);
    input = { ...widget, columns, rows, rowCount, queriedAt: '' };
  } catch {
    return nothing;
  }
  if (input.rowCount < 2) return nothing;
  // Where things are is worth seeing, however many there are at each place.
  if (widget.type === 'geo-map' && input.rowCount < LEAST_PLACES) return nothing;
  if (widget.type === 'table' || widget.type === 'geo-map') return { worth, shows: '' };
  const reading = tryReadWidget(input);
  const values = reading?.frame.points.map(({ value }) => value) ?? [];
  if (!reading || values.length < 2 || mostCommon(values) >= ONE_VALUE * values.length) return nothing;
  const sum = values.reduce((all, value) => all + value, 0);
  const most = Math.max(...values);
  if (reading.frame.measure?.additive && reading.frame.shape === 'categories' && most > ONE_GROUP * sum)
    return nothing;
  const shows = [...values]
    .sort((a, b) => a - b)
    .map((value) => value.toPrecision(6))
    .join(' ');
  const lopsided = reading.frame.order === 'ranges' && most > ONE_RANGE * sum;
  if (lopsided) return { worth: worth * PLAIN ** 4, shows };
  const finding = reading.offers.find(
    ({ finding, kind }) => finding.p !== undefined || (worth >= WANTED && OF_WHOLE.has(kind)),
  );
  if (finding && !plain) return { worth: worth + FINDING * finding.weight, shows };
  return { worth: tested ? worth : worth * PLAIN, shows };
}

/** How often the most common value occurs; 1 among few values means nothing, so two must be alike. */
function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most === 1 ? 0 : most;
}
