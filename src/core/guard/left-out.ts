import type { GuardReport } from '../stream/protocol.js';
import { RULES, type GuardName } from './rules.js';

/** Something that was written for a slide and is not shown. */
export interface LeftOutPart {
  /** What it says; without `guard` the line of the report, which tells why as well. */
  text: string;
  /** The guard that objects to it. */
  guard?: GuardName;
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
