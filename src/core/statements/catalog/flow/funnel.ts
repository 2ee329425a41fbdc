import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Dimension } from '../../frame/dimension.js';
import type { Frame } from '../../frame/frame.js';
import type { Measure } from '../../frame/measure.js';
import type { Finding, Kind, Slot } from '../../types.js';

/** Of those who come to such a step many were not asked, or did not answer: what is missing is no loss. */
const ANSWERS =
  /(?:^|[^\p{L}])(?:rat(?:ed|ing)s?|respon\p{L}*|survey\p{L}*|answered|replied|feedback|review(?:ed|s)?|csat|nps|recommend\p{L}*|bewert\p{L}*|umfrage|antwort\p{L}*|avis|enquête|réponse|évalu\p{L}*|encuesta|respuesta|valorad\p{L}*|pesquisa|resposta|avalia\p{L}*|評価|回答|评分|评价|تقييم)(?:$|[^\p{L}])/iu;
/** A loss must be larger than any other by so many parts of those who reach a step, for it to be the largest. */
const LEAST_AHEAD = 0.05;

interface Step {
  key: string;
  value: number;
  of: string;
  name: string;
}

function stepsOf({
  shape,
  seen,
  unique,
  dimension,
  measure,
  points,
  base,
}: Frame): { steps: Step[]; dimension: Dimension; measure: Measure } | undefined {
  if (
    shape !== 'funnel' ||
    !seen ||
    !unique ||
    !dimension ||
    !measure ||
    points.length < 2 ||
    base.cut !== undefined
  )
    return undefined;
  if (points.some(({ label, value }) => label === null || value < 0)) return undefined;
  // Steps that come in an order of their own, and of which one has more than the one before, are no part of each other.
  const sizes = points.map(({ value }) => value);
  const goesUp = sizes.some((value, i) => value > (sizes[i - 1] ?? Infinity));
  const goesDown = sizes.some((value, i) => value < (sizes[i - 1] ?? -Infinity));
  if (goesUp && goesDown) return undefined;
  const [k, v] = [columnRef(dimension.column), columnRef(measure.column)];
  const steps = [...points]
    .map(({ label, value }) => ({
      key: String(label),
      value,
      of: `first(${v}, ${k}, ${quoted(String(label))})`,
      name: `first(${k}, ${k}, ${quoted(String(label))})`,
    }))
    .sort((a, b) => b.value - a.value);
  return (steps[0]?.value ?? 0) > 0 ? { steps, dimension, measure } : undefined;
}

const funnelKind = (
  name: string,
  find: (steps: readonly Step[], dimension: Dimension, measure: Measure) => Omit<Finding, 'args'> | undefined,
): Kind => ({
  name,
  candidates: ({ shape, dimension, measure }) =>
    shape === 'funnel' && dimension && measure ? [{ by: dimension.column, measure: measure.column }] : [],
  find(frame, { by = '', measure = '' }) {
    const field = stepsOf(frame);
    if (!field || field.dimension.column !== by || field.measure.column !== measure) return undefined;
    const found = find(field.steps, field.dimension, field.measure);
    return found && { args: { by, measure }, ...found };
  },
});

const named = ({ name }: Step, dimension: Dimension): Slot => ({ as: 'name', expr: name, dimension });
const valued = ({ of, value }: Step, measure: Measure): Slot => ({ as: 'value', expr: of, measure, value });

/** How many of those in the first step reach the last. */
export const conversion = funnelKind('conversion', (steps, dimension, measure) => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first.value === last.value || ANSWERS.test(last.key)) return undefined;
  const part = last.value / first.value;
  return {
    form: 'conversion',
    slots: {
      share: { as: 'percent', expr: `${last.of} / ${first.of}`, digits: part < 0.1 ? 1 : 0 },
      first: named(first, dimension),
      last: named(last, dimension),
      from: valued(first, measure),
      to: valued(last, measure),
    },
    claim: `${last.of} < ${first.of}`,
    marks: [{ mark: 'highlight', keys: [first.key, last.key] }],
    impact: 0.6,
    ofAll: 'conditions',
  };
});

/** The step that loses the largest part of those who reach it. */
export const largestDrop = funnelKind('largest-drop', (steps, dimension, measure) => {
  const drops = steps.slice(1).flatMap((after, i) => {
    const before = steps[i];
    return before && before.value > 0 ? [{ before, after, lost: 1 - after.value / before.value }] : [];
  });
  const [most, next] = [...drops].sort((a, b) => b.lost - a.lost);
  if (!most || !next || drops.length < 2) return undefined;
  // A step that loses the largest part may lose fewer than another does, or as many as a reader can see.
  const fewer = drops.some(
    ({ before, after }) => before.value - after.value > most.before.value - most.after.value,
  );
  if (fewer || most.lost - next.lost < LEAST_AHEAD || ANSWERS.test(most.after.key)) return undefined;
  const lost = ({ before, after }: typeof most): string => `1 - ${after.of} / ${before.of}`;
  return {
    form: 'largest-drop',
    slots: {
      before: named(most.before, dimension),
      after: named(most.after, dimension),
      share: { as: 'percent', expr: lost(most) },
      from: valued(most.before, measure),
      to: valued(most.after, measure),
    },
    claim: `${lost(most)} > ${lost(next)}`,
    marks: [{ mark: 'highlight', keys: [most.after.key] }],
    impact: 0.5 + 0.3 * most.lost,
    ofAll: 'conditions',
  };
});
