import type { Claim, Slide, Statement } from '../core/deck/types.js';
import type { DeltaPath, GuardReport, PlannedSlide, Usage } from '../core/stream/protocol.js';

/** What a writer hands on while it writes one slide. */
export interface SlideStage {
  signal: AbortSignal;
  /** Begins an attempt, which takes back the deltas of the one before. */
  begin(): Promise<void>;
  /** A piece of text that passed the guards, with the claims and variables it needs. */
  delta(path: DeltaPath, text: string, needs: DeltaNeeds): Promise<void>;
}

export interface DeltaNeeds {
  claims: readonly Claim[];
  statements: readonly Statement[];
  variables: Slide['variables'];
}

/** What a piece of a slide needs: its claims, and the variables that it or they name, with those that these name. */
export function needsOf(
  text: string,
  claims: readonly Claim[],
  { variables, statements = [] }: Slide,
): DeltaNeeds {
  const needed: Slide['variables'] = {};
  const add = (template: string): void => {
    for (const [name, variable] of Object.entries(variables)) {
      if (Object.hasOwn(needed, name) || !template.includes(name)) continue;
      needed[name] = variable;
      if (typeof variable === 'object' && variable !== null) add(variable.expr);
    }
  };
  for (const template of [text, ...claims.map(({ test }) => test)]) add(template);
  const own = statements.filter(({ quote }) => isPart(text, quote));
  return { claims, statements: own, variables: needed };
}

/** Whether a piece of text holds a quote, or is a part of it. */
export const isPart = (piece: string, quote: string): boolean =>
  quote !== '' && (piece.includes(quote) || quote.includes(piece.trim()));

export interface WrittenSlide {
  slide: Slide;
  guards: GuardReport;
  usage?: Usage;
  resolved?: { title: string; text: string; notes: string };
}

/** Writes the planned slides of one run. */
export interface SlideWriter {
  /** Named in `deck.started`. */
  provider: string;
  /** Rejects with what the slide fails with. */
  write(planned: PlannedSlide, stage: SlideStage): Promise<WrittenSlide>;
}

/** The slides of a run in their order, those of them that are asked for, and who writes them. */
export interface PlannedDeck {
  plan: PlannedSlide[];
  wanted: PlannedSlide[];
  writer: SlideWriter;
}

/** Tokens of several calls; undefined where none was counted. */
export function sumOf(one: Usage | undefined, other: Usage | undefined): Usage | undefined {
  if (!one || !other) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
