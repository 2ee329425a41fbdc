import * as v from 'valibot';
import type { Slide } from '../deck/types.js';
import type { GuardReport } from '../stream/protocol.js';
import { RULES, type GuardName } from './rules.js';

/** Something that was written for a slide and is not shown. */
export interface LeftOutPart {
  /** What it says; without `guard` the line of the report, which tells why as well. */
  text: string;
  /** The guard that objects to it. */
  guard?: GuardName;
}

/** What a slide says of how it was written: it stays with the slide, so that a reader of the saved deck is told too. */
export interface LeftOut {
  parts: LeftOutPart[];
  /** Somebody else wrote it than was asked. */
  standIn?: true;
  /** Why. */
  reason?: { code: string; message: string };
}

interface JudgedPart extends Required<LeftOutPart> {
  where: string;
}

/** What reports list as left out, each part once: those of a service and of the page name the same sentence in different words. */
export function leftOut(reports: readonly (GuardReport | undefined)[]): LeftOutPart[] {
  const told = reports.filter((report) => report !== undefined);
  const judged = told.flatMap(({ violations = [] }) => violations.flatMap((line) => judgedPart(line) ?? []));
  const isJudged = (line: string): boolean =>
    judged.some(({ where, text }) => line.startsWith(`${where}: `) && line.endsWith(`: ${text}`));
  const rest = told.flatMap(({ dropped }) => dropped).filter((line) => !isJudged(line));
  const parts = new Map<string, LeftOutPart>();
  for (const { text, guard } of judged) parts.set(text, { text, guard });
  for (const line of rest) parts.set(line, { text: line });
  return [...parts.values()];
}

/** A line of `violations` that `guardSlide` wrote: place, rule, text. */
function judgedPart(line: string): JudgedPart | undefined {
  for (const guard of Object.keys(RULES) as GuardName[]) {
    const rule = `: ${RULES[guard]}: `;
    const at = line.indexOf(rule);
    if (at > 0) return { where: line.slice(0, at), guard, text: line.slice(at + rule.length) };
  }
  return undefined;
}

/** A deck comes from anywhere, so what it says was left out is bounded. */
const MOST_PARTS = 100;
const LONGEST_PART = 2000;
const line = v.pipe(v.string(), v.maxLength(LONGEST_PART));
const schema = v.object({
  parts: v.pipe(
    v.array(
      v.object({
        text: line,
        guard: v.exactOptional(v.picklist(Object.keys(RULES) as GuardName[])),
      }),
    ),
    v.maxLength(MOST_PARTS),
  ),
  standIn: v.exactOptional(v.literal(true)),
  reason: v.exactOptional(v.object({ code: line, message: line })),
});

/** What was left out of a slide, from its `ext.leftOut`; undefined where it says nothing of the right form. */
export function readLeftOut({ ext }: Pick<Slide, 'ext'>): LeftOut | undefined {
  const result = v.safeParse(schema, ext?.['leftOut']);
  return result.success ? result.output : undefined;
}

/**
 * The slide with what reports say of it in `ext.leftOut`, in place of what stood there.
 * @param service what its service says, which may have stood in for a model
 */
export function withLeftOut(
  slide: Slide,
  service: GuardReport | undefined,
  page: GuardReport | undefined,
): Slide {
  const parts = leftOut([service, page]).slice(0, MOST_PARTS);
  const { reason } = service ?? {};
  const told: LeftOut = {
    parts: parts.map((part) => ({ ...part, text: part.text.slice(0, LONGEST_PART) })),
    ...(service?.fallback === true && { standIn: true as const }),
    ...(service?.fallback === true &&
      reason && { reason: { code: reason.code, message: reason.message.slice(0, LONGEST_PART) } }),
  };
  const bare = withoutLeftOut(slide);
  const isTold = told.parts.length > 0 || told.standIn === true;
  return isTold ? { ...bare, ext: { ...bare.ext, leftOut: told } } : bare;
}

/** The slide for those who are not to know: what was left out may quote rows. */
export function withoutLeftOut(slide: Slide): Slide {
  if (slide.ext?.['leftOut'] === undefined) return slide;
  const { ext, ...rest } = slide;
  const { leftOut: _, ...kept } = ext ?? {};
  return Object.keys(kept).length > 0 ? { ...rest, ext: kept } : rest;
}
