import type { ModelRequest } from './model-server.js';

/** A part of a storyline as a model gives it. */
export interface ChosenPart {
  section?: unknown;
  slides: unknown;
}

/** What a model is shown of a deck. */
export interface ShownDeck {
  slides: {
    id: string;
    shows: { title: string }[];
    statements: { id: string; sentence: string; kind?: string }[];
  }[];
  titles: { id: string; title: string; slides: string[] }[];
}

/** Whether a call asks for the story of a whole deck; else it is of one slide. */
export const isStoryTurn = ({ body }: ModelRequest): boolean =>
  JSON.stringify(body.messages[0]?.content ?? '').includes('plan the story');

/** What the prompt of a whole deck offers. */
export function shownDeck({ body }: ModelRequest): ShownDeck {
  const prompt = body.messages[1]?.content ?? '';
  const read = (label: string): unknown =>
    JSON.parse(new RegExp(`<data name="${label}">\n(.*)\n`).exec(prompt)?.[1] ?? '[]');
  return { slides: read('slides'), titles: read('titles') } as ShownDeck;
}

export const storyAnswer = (chosen: {
  storyline?: ChosenPart[] | null;
  summary?: unknown;
  closing?: unknown;
}): string => JSON.stringify({ storyline: null, summary: null, closing: null, ...chosen });
