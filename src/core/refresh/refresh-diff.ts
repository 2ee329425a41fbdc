import { encodingOf } from '../chart/encoding.js';
import { DeckError } from '../errors.js';
import { splitSentences, type Sentence } from '../guard/sentences.js';
import { parse } from '../template/index.js';
import type { ResolvedTemplate, TemplateProblem } from '../template/types.js';
import { blockFigures, sourceOfBlock } from '../deck/block-figures.js';
import { resolveText } from '../deck/resolve.js';
import { slideClaims } from '../deck/slide-claims.js';
import { textsOf, type SlidePlace } from '../deck/slide-texts.js';
import type { Block, Deck, Slide, Source } from '../deck/types.js';

/** A figure that reads differently after the refresh; null where it could not be computed. */
export interface FigureChange {
  slideId: string;
  place: SlidePlace;
  expression: string;
  before: string | null;
  after: string | null;
  problem?: TemplateProblem;
}

/** A sentence that its rows do not show to be true any more. */
export interface BrokenClaim {
  slideId: string;
  claimId: string;
  place: SlidePlace;
  /** The sentence with the new figures. */
  sentence: string;
  test: string;
  /** It held before: what changed is the data, not the sentence. */
  held: boolean;
  problem?: TemplateProblem;
}

/** A chart, big number or table that could be drawn before and cannot any more. */
export interface BrokenChart {
  slideId: string;
  blockId: string;
  sourceId: string;
  /** Columns it names that its query does not return any more. */
  missing: string[];
  code: string;
  message: string;
  hint?: string;
}

/** What the refresh of the rows means for the slides. */
export interface SlideChanges {
  figures: FigureChange[];
  claims: BrokenClaim[];
  charts: BrokenChart[];
}

/**
 * Compares the slides of two states of a deck that differ in their rows, and in sentences that were worded anew for these: figures that
 * read differently in sentences that stayed, sentences that do not hold any more, charts that cannot be drawn any more. Slides are in
 * deck order, figures in reading order.
 */
export function compareSlides(before: Deck, after: Deck): SlideChanges {
  const changes: SlideChanges = { figures: [], claims: [], charts: [] };
  for (const slide of after.slides) {
    const old = before.slides.find(({ id }) => id === slide.id);
    if (!old) continue;
    changes.figures.push(...changedFigures(before, after, old, slide));
    changes.claims.push(...brokenClaims(before, after, old, slide));
    changes.charts.push(...brokenCharts(before, after, slide));
  }
  return changes;
}

function changedFigures(before: Deck, after: Deck, earlier: Slide, slide: Slide): FigureChange[] {
  const texts = new Map(textsOf(slide).map(({ place, text }) => [place, text]));
  const inTexts = textsOf(earlier).flatMap(({ place, text, source }) => {
    const [old, now] = [before, after].map((deck) => printed(resolveText(deck, earlier, text, source), text));
    const stays = stayingIn(text, texts.get(place) ?? '');
    return [...(now ?? [])].flatMap(([pos, figure]): FigureChange[] => {
      const was = old?.get(pos)?.text ?? null;
      const { text: is, expression, problem } = figure;
      if (was === is || !stays(pos)) return [];
      return [{ slideId: slide.id, place, expression, before: was, after: is, ...(problem && { problem }) }];
    });
  });
  return [...inTexts, ...changedBlocks(before, after, slide)];
}

/** Whether a place of a text is in a sentence that the other text has too. */
function stayingIn(text: string, now: string): (pos: number) => boolean {
  if (text === now) return () => true;
  const sentences = (all: string): Sentence[] => splitSentences(all).flatMap((block) => block.sentences);
  const kept = new Set(sentences(now).map((one) => one.text.trim()));
  const staying = sentences(text).filter((one) => kept.has(one.text.trim()));
  return (place) => staying.some(({ pos, text: { length } }) => pos <= place && place < pos + length);
}

interface Printed {
  expression: string;
  /** Null where there is no value to print. */
  text: string | null;
  problem?: TemplateProblem;
}

/** The figures of a text by the place of their placeholder. */
function printed({ parts, problems }: ResolvedTemplate, text: string): Map<number, Printed> {
  const values = new Map<number, string>();
  for (const part of parts) if (part.kind === 'value') values.set(part.pos, part.text);
  const figures = new Map<number, Printed>();
  for (const part of parse(text).parts) {
    if (part.kind !== 'placeholder') continue;
    const problem = problems.find(({ pos }) => part.pos <= pos && pos < part.end);
    const expression = part.expressionSource;
    figures.set(part.pos, { expression, text: values.get(part.pos) ?? null, ...(problem && { problem }) });
  }
  return figures;
}

function changedBlocks(before: Deck, after: Deck, slide: Slide): FigureChange[] {
  const keyed = (deck: Deck) =>
    new Map(
      blockFigures(deck, slide).map(({ blockId, text, figure }): [string, BlockText] => [
        JSON.stringify([blockId, figure.expression]),
        { blockId, text, expression: figure.expression },
      ]),
    );
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): FigureChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const either = is ?? was;
    if (!either || was?.text === is?.text) return [];
    const { blockId, expression } = either;
    const texts = { before: was?.text ?? null, after: is?.text ?? null };
    return [{ slideId: slide.id, place: `blocks/${blockId}`, expression, ...texts }];
  });
}

interface BlockText {
  blockId: string;
  text: string;
  expression: string;
}

function brokenClaims(before: Deck, after: Deck, earlier: Slide, slide: Slide): BrokenClaim[] {
  const old = slideClaims(before, earlier);
  return slideClaims(after, slide).flatMap(({ id, place, sentence, test, holds, problem }) =>
    holds
      ? []
      : [
          {
            slideId: slide.id,
            claimId: id,
            place,
            sentence,
            test,
            held: old.some((claim) => claim.id === id && claim.test === test && claim.holds),
            ...(problem && { problem }),
          },
        ],
  );
}

function brokenCharts(before: Deck, after: Deck, slide: Slide): BrokenChart[] {
  return slide.blocks.flatMap((block): BrokenChart[] => {
    const now = sourceOfBlock(after, slide, block);
    const old = sourceOfBlock(before, slide, block);
    if (!now || !old || drawProblem(block, old.source)) return [];
    const problem = drawProblem(block, now.source);
    return problem ? [{ slideId: slide.id, blockId: block.id, sourceId: now.id, ...problem }] : [];
  });
}

type DrawProblem = Pick<BrokenChart, 'missing' | 'code' | 'message' | 'hint'>;

/** Why a block cannot be drawn over the rows of its source; undefined where it can. */
function drawProblem(block: Block, source: Source): DrawProblem | undefined {
  if (!('spec' in block)) return undefined;
  const names = new Set(source.columns.map(({ name }) => name));
  const missing = [...new Set(Object.values(block.spec.encoding))].filter((name) => !names.has(name));
  try {
    encodingOf(block.spec, { columns: source.columns, rows: source.data?.rows ?? [] });
    return undefined;
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    const { code, message, hint } = error;
    return { missing, code, message, ...(hint === undefined ? {} : { hint }) };
  }
}
