import { readFileSync } from 'node:fs';

interface Declaration {
  name: string;
  customElement?: boolean;
  tagName?: string;
  members?: {
    kind: string;
    name: string;
    privacy?: string;
    readonly?: boolean;
    static?: boolean;
    type?: { text: string };
  }[];
  events?: { name: string; type: { text: string } }[];
}

export interface ElementEntry {
  name: string;
  tag: string;
  /** Public properties that a page may set, with their types as text. */
  properties: { name: string; type: string }[];
  events: { name: string; type: string }[];
}

/** The elements of custom-elements.json. */
export function elementsOfManifest(): ElementEntry[] {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    modules: { declarations: Declaration[] }[];
  };
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ customElement }) => customElement)
    .map(({ name, tagName = '', members = [], events = [] }) => ({
      name,
      tag: tagName,
      properties: members
        .filter((member) => member.kind === 'field' && !member.privacy && !member.readonly && !member.static)
        .map((member) => ({ name: member.name, type: member.type?.text ?? '' })),
      events: events.map((event) => ({ name: event.name, type: event.type.text })),
    }));
}

/** `deck-slide-select` is `onSlideSelect`. */
export const handlerOf = (event: string): string =>
  event.replace(/^[a-z]+/, 'on').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
