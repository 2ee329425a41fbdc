import { printsAlike } from '../../frame/formats.js';
import { nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsBottom } from './category-kind.js';

/** What has least of an amount is often new or nearly gone: no headline, unless one asks for it. */
const BESIDE = 0.22;

/** Who has the least, and the next above. */
export const last = categoryKind(
  'last',
  (field) => {
    const { sorted, frame } = field;
    const [least, next] = [sorted.at(-1), sorted.at(-2)];
    if (sorted.length < 3 || !showsBottom(frame) || !least || !next) return undefined;
    if (
      least.key === undefined ||
      next.key === undefined ||
      printsAlike(field.measure, least.value, next.value) ||
      !field.apart(next, least)
    )
      return undefined;
    const ahead = lead(next.value, least.value);
    return {
      form: 'last',
      slots: {
        who: nameOf(field, least),
        value: valueOf(field, least),
        next: nameOf(field, next),
        other: valueOf(field, next),
      },
      claim: `${least.of} < ${next.of}`,
      marks: [{ mark: 'highlight', keys: [least.key] }],
      impact:
        frame.base.cut === 'bottom'
          ? 0.4 + 0.3 * ahead
          : field.measure.additive
            ? Math.min(BESIDE, 0.1 + 0.15 * ahead)
            : 0.15 + 0.5 * ahead,
      ofAll: 'conditions',
    };
  },
  { comparesSome: true },
);
