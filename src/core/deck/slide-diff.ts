import { sameJson } from '../base/same-json.js';
import type { ChartSpec } from '../chart/types.js';
import { resolveSlide } from './resolve.js';
import { diffText, type TextChange } from './text-diff.js';
import type { Block, Deck, Slide } from './types.js';

export type TextField = 'title' | 'text' | 'notes';

/** What is other in a block: its type, the columns it shows, what else is set of it, its text or picture. */
export type BlockAspect = 'type' | 'columns' | 'options' | 'content' | 'place';

export type BlockChange =
  | { kind: 'added' | 'removed'; block: Block }
  | { kind: 'changed'; before: Block; block: Block; aspects: BlockAspect[] };

/** What another version of a slide changes. */
export interface SlideDiff {
  /** As a reader sees them, with their figures; the templates where only these differ. Fields that stay are left out. */
  texts: { field: TextField; changes: TextChange[]; templates: boolean }[];
  blocks: BlockChange[];
  /** The slide is arranged in another way. */
  layout: boolean;
}

/** Compares two versions of a slide over the rows of its deck. */
export function diffSlides(deck: Deck, before: Slide, after: Slide): SlideDiff {
  const [old, now] = [resolveSlide(deck, before), resolveSlide(deck, after)];
  const texts = (['title', 'text', 'notes'] as const).flatMap((field) => {
    const templates = [before[field] ?? '', after[field] ?? ''] as const;
    if (templates[0] === templates[1]) return [];
    const read = [old[field].text, now[field].text] as const;
    const same = read[0] === read[1];
    return [{ field, changes: diffText(...(same ? templates : read)), templates: same }];
  });
  return {
    texts,
    blocks: changedBlocks(before.blocks, after.blocks),
    layout: before.layout !== after.layout,
  };
}

/** Whether a version says and shows anything else. */
export const isUnchanged = ({ texts, blocks, layout }: SlideDiff): boolean =>
  texts.length + blocks.length === 0 && !layout;

function changedBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const removed = before.filter(({ id }) => !after.some((block) => block.id === id));
  return [
    ...removed.map((block): BlockChange => ({ kind: 'removed', block })),
    ...after.flatMap((block): BlockChange[] => {
      const old = before.find(({ id }) => id === block.id);
      if (!old) return [{ kind: 'added', block }];
      const aspects = aspectsOf(old, block);
      return aspects.length === 0 ? [] : [{ kind: 'changed', before: old, block, aspects }];
    }),
  ];
}

function aspectsOf(before: Block, after: Block): BlockAspect[] {
  const place: BlockAspect[] =
    before.region !== after.region || before.weight !== after.weight ? ['place'] : [];
  if (!('spec' in before) || !('spec' in after)) {
    const [old, now] = [contentOf(before), contentOf(after)];
    return [...(sameJson(old, now) ? [] : (['content'] as const)), ...place];
  }
  const [old, now] = [before.spec, after.spec];
  return [
    ...(old.type === now.type ? [] : (['type'] as const)),
    ...(before.source === after.source && sameJson(old.encoding, now.encoding) ? [] : (['columns'] as const)),
    ...(sameJson(optionsOf(old), optionsOf(now)) ? [] : (['options'] as const)),
    ...place,
  ];
}

const contentOf = (block: Block): unknown =>
  block.kind === 'text' ? block.text : block.kind === 'image' ? block.asset : block.kind;
const optionsOf = ({ title, config = {} }: ChartSpec): unknown => [title ?? '', config];
