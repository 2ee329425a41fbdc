import { readFileSync } from 'node:fs';
import type { WidgetType } from '../../../../src/core/chart/types.js';
import { createDeck } from '../../../../src/core/deck/create-deck.js';
import { resolveSlide } from '../../../../src/core/deck/resolve.js';
import type { Slide, Source } from '../../../../src/core/deck/types.js';
import { guardSlideWithout, type SlideGuardName } from '../../../../src/core/guard/guard-slide.js';
import type { Column, Row } from '../../../../src/core/query/types.js';
import { formatOf } from './attack.js';

/** A sentence of somebody who has not seen the guards. `planted`: what a reader would see if an attack came through. */
interface ForeignLine {
  locale: string;
  source: string;
  field: 'text' | 'title' | 'notes';
  text: string;
  test?: string;
  class?: string;
  planted?: string[];
}

interface ForeignSet {
  sources: Record<string, { type: WidgetType; title: string; sql: string; columns: Column[]; rows: Row[] }>;
  lines: ForeignLine[];
}

/** Those whose sentences are kept here. */
export const AUTHORS = [
  'second-author',
  'third-author',
  'fourth-author',
  'fifth-author',
  'sixth-author',
  'seventh-author',
  'eighth-author',
  'ninth-author',
  'tenth-author',
] as const;

export type Author = (typeof AUTHORS)[number];
type ForeignSetName = `${Author}/${'attacks' | 'clean'}`;

interface ForeignVerdict {
  line: ForeignLine;
  dropped: string[];
  /** Whether anything planted can be read. */
  escaped: boolean;
}

/** Every line of a set on a slide of its own, through the guards. */
export function judgeSet(name: ForeignSetName, without: readonly SlideGuardName[] = []): ForeignVerdict[] {
  const file = new URL(`${name}.json`, import.meta.url);
  const { sources: given, lines } = JSON.parse(readFileSync(file, 'utf8')) as ForeignSet;
  const sources = Object.fromEntries(
    Object.entries(given).map(([id, { type, title, sql, columns, rows }]): [string, Source] => [
      id,
      {
        widget: { id, type, title, dataKey: sql },
        title,
        sql,
        columns,
        data: { rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: '', truncated: false },
      },
    ]),
  );
  return lines.map((line) => {
    const { slide, report } = guardSlideWithout(without, slideOf(line), sources, formatOf(line.locale));
    const deck = createDeck({ title: '', format: formatOf(line.locale), sources, slides: [slide] });
    const { title, text, notes } = resolveSlide(deck, slide);
    const seen = [title.text, text.text, notes.text].join('\n');
    return {
      line,
      dropped: report.dropped,
      escaped: (line.planted ?? []).some((each) => seen.includes(each)),
    };
  });
}

function slideOf({ source, field, text, test }: ForeignLine): Slide {
  return {
    id: 's',
    layout: 'text',
    title: '',
    text: '',
    notes: '',
    [field]: text,
    source,
    variables: {},
    claims: test === undefined ? [] : [{ id: 'c', quote: text, test, source }],
    blocks: [],
    origin: 'service',
  };
}
