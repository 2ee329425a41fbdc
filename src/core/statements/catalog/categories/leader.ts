import { columnRef } from '../../../template/column-ref.js';
import { printsAlike } from '../../frame/formats.js';
import { nameOf, shareOf, valueOf } from '../slots.js';
import { categoryKind, CERTAIN, lead, showsAll, showsTop } from './category-kind.js';

/** A lead under this is no finding by itself. */
const NARROW = 0.05;
/** Near ties are said beside other things and as a headline never; a small lead where nothing else holds. */
const NEAR = 0.1;
const IMPACT = { narrow: 0.08, near: 0.225 };
/** Of a list that was cut to its top somebody asks who is on it. */
const OF_LIST = 0.24;
/** Beside such a share there is no second. */
const NEARLY_ALL = 0.995;

/** Who has the most: with its share where all parts are shown, else with its value, and who comes next. */
export const leader = categoryKind(
  'leader',
  (field) => {
    const { sorted, frame, shares } = field;
    const [first, second] = sorted;
    if (!first || first.key === undefined) return undefined;
    // Of losses only, the smallest leads in nothing.
    if (field.measure.additive && first.value <= 0) return undefined;
    // The first of a list that a query cut to one is the first of all.
    if (!second)
      return frame.base.cut !== 'top'
        ? undefined
        : {
            form: field.measure.additive ? 'leader.value.alone' : 'leader.level.alone',
            slots: { who: nameOf(field, first), value: valueOf(field, first) },
            claim: `count(${columnRef(field.measure.column)}) > 0`,
            impact: 0.5,
            ofAll: 'conditions',
          };
    if (first.value === second.value || printsAlike(field.measure, first.value, second.value))
      return undefined;
    if (frame.base.cut === 'bottom') return undefined;
    // Of several that come second none is named.
    const isAlone =
      second.key === undefined ||
      field.outranked(second.value) ||
      printsAlike(field.measure, second.value, sorted[2]?.value ?? NaN);
    const whole = shares && showsAll(frame);
    if (whole && first.value / field.total > NEARLY_ALL) return undefined;
    // "Other" is nobody that one could be ahead of.
    const rival =
      second.key === undefined ? sorted.find(({ key }, at) => at > 1 && key !== undefined) : second;
    const ahead = lead(first.value, (rival ?? second).value);
    const isClose = ahead < NARROW;
    if (isClose && isAlone) return undefined;
    // What chance may have put first leads nowhere.
    // But where groups differ for certain, one of them is the first.
    const isUnsure = !isClose && !field.apart(first, second);
    if (isUnsure && field.noise() > CERTAIN) return undefined;
    const even = 1 / sorted.length;
    const share = first.value / field.total;
    const otherShare = second.value / field.total;
    // Shares that print alike need a decimal more.
    const digits = Math.round(share * 100) === Math.round(otherShare * 100) ? 1 : 0;
    const impact = whole
      ? 0.25 + 0.35 * ahead + 0.4 * Math.max(0, (share - even) / (1 - even))
      : 0.25 + 0.6 * ahead;
    // Of two one is above the other, and neither leads.
    const isOfTwo = sorted.length === 2 && !whole && !field.measure.additive && !isClose && !isAlone;
    const form = `leader.${whole ? 'share' : field.measure.additive ? 'value' : 'level'}${isClose ? '.narrow' : ''}`;
    return {
      form: isOfTwo ? `${form}.of-two` : isAlone && !isClose ? `${form}.alone` : form,
      slots: {
        who: nameOf(field, first),
        value: valueOf(field, first),
        ...(whole
          ? { share: shareOf(field, [first], digits), otherShare: shareOf(field, [second], digits) }
          : {}),
        ...(isAlone && !isClose ? {} : { second: nameOf(field, second), other: valueOf(field, second) }),
      },
      claim: `${first.of} > ${second.of}`,
      marks: [{ mark: 'highlight', keys: [first.key] }],
      impact: isClose
        ? frame.base.cut === 'top'
          ? OF_LIST
          : IMPACT.narrow
        : isUnsure || (ahead < NEAR && !field.certain(first, second))
          ? Math.min(impact, IMPACT.near)
          : impact,
      ofAll: whole ? 'groups' : showsTop(frame) ? 'conditions' : 'groups',
    };
  },
  { comparesSome: true },
);
