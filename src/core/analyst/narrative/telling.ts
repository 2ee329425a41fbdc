import type { NoteKey, PointKey, TitleKey } from './phrases.js';

/** Slot name → template text: placeholders and nouns. */
export type Slots = Record<string, string>;

/** A sentence to be told: which phrasings, what fills them, and the expression that makes it true. */
export interface Telling<Key extends string> {
  key: Key;
  slots: Slots;
  /** Absent only where the sentence states figures and neither ranks nor compares them. */
  test?: string;
}

/** All that could be said on a slide, best first; the writer takes what is true and fits. */
export interface Story {
  titles: Telling<TitleKey>[];
  points: Telling<PointKey>[];
  notes: Telling<NoteKey>[];
  /** The mark that the headline is about. */
  highlight?: 'max' | 'min' | 'last';
}

/** Appends what another fact adds; the first highlight stays. */
export function addStory(story: Story, more: Story): void {
  story.titles.push(...more.titles);
  story.points.push(...more.points);
  story.notes.push(...more.notes);
  if (more.highlight) story.highlight ??= more.highlight;
}

/** Fills `{slot}` in a phrase; a slot with a capital falls back on the small one, capitalised. Undefined where one is missing. */
export function fill(phrase: string, slots: Slots): string | undefined {
  let complete = true;
  const text = phrase.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slots[name] ?? slots[small];
    complete &&= value !== undefined && value !== '';
    return name === small ? (value ?? '') : capitalFirst(value ?? '');
  });
  return complete ? text : undefined;
}

/** A placeholder keeps its own capitals; the slots have those where needed. */
function capitalFirst(text: string): string {
  return text.startsWith('{{') ? text : text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
