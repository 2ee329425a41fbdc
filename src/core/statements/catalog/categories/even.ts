import { printsAlike } from '../../frame/formats.js';
import type { Amount } from '../../views/amounts.js';
import { evennessChi, evennessP } from '../../tests/share-tests.js';
import type { Slots } from '../../types.js';
import { countOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsAll, type Field, type Found } from './category-kind.js';

/** All amounts are within a tenth of the largest. Of levels so much may be all the difference that there is: they are even within 3 %. */
const CLOSE = 10;
const CLOSE_LEVELS = 33;
/** Amounts that chance would make as alike more often than this are not called even. */
const ALPHA = 0.01;

/** Counts that lie no further apart than this, and no further than chance sets them, hardly differ. */
const NEAR = 4;
const LEAST_COUNT = 30;
const USUAL = 0.05;

const endsOf = (field: Field, most: Amount, least: Amount): Slots => ({
  who: nameOf(field, most),
  value: valueOf(field, most),
  low: nameOf(field, least),
  other: valueOf(field, least),
  count: countOf(field, field.size),
});

function byChance(field: Field, most: Amount, least: Amount): Found | undefined {
  const { sorted, measure } = field;
  const counts = sorted.map(({ value }) => value);
  if (!measure.counts || most.key === undefined || least.key === undefined || most.value === least.value)
    return undefined;
  if (least.value < LEAST_COUNT || lead(most.value, least.value) > 1 / NEAR) return undefined;
  if (evennessChi(counts) <= USUAL || evennessP(counts, true) <= ALPHA) return undefined;
  return {
    form: 'even.chance',
    slots: endsOf(field, most, least),
    claim: `${most.of} - ${least.of} <= ${most.of} / ${NEAR}`,
    marks: [{ mark: 'line', at: 'average' }],
    impact: 0.3,
    ofAll: 'groups',
  };
}

/**
 * The categories differ little: amounts less than chance makes them differ (Greenwood's test, of counts Pearson's χ², each by its lower tail).
 * That they are equal is no matter of chance.
 */
export const even = categoryKind('even', (field): Found | undefined => {
  const { sorted, frame } = field;
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !showsAll(frame) || !most || !least || least.value < 0) return undefined;
  const alike = byChance(field, most, least);
  if (alike) return alike;
  const part = field.measure.additive ? CLOSE : CLOSE_LEVELS;
  if (lead(most.value, least.value) > 1 / part || most.key === undefined || least.key === undefined)
    return undefined;
  if (printsAlike(field.measure, most.value, least.value))
    return {
      form: 'equal',
      slots: { value: valueOf(field, most), count: countOf(field, field.size) },
      claim: `${most.of} >= ${least.of}`,
      marks: [{ mark: 'line', at: 'average' }],
      impact: 0.3,
      ofAll: 'groups',
    };
  // Sums over many periods are alike by averaging, which neither test allows for.
  if (field.measure.additive && field.column === undefined) return undefined;
  const p = field.measure.additive
    ? evennessP(
        sorted.map(({ value }) => value),
        field.measure.counts,
      )
    : undefined;
  if (p !== undefined && p > ALPHA) return undefined;
  return {
    form: 'even',
    ...(p === undefined ? {} : { p }),
    slots: endsOf(field, most, least),
    claim: `${most.of} - ${least.of} <= ${most.of} / ${part}`,
    marks: [{ mark: 'line', at: 'average' }],
    impact: 0.32,
    ofAll: 'groups',
  };
});
