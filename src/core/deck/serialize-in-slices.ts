import { ROWS_PER_LOOK, type Pace } from '../base/pace.js';
import type { Deck, Source } from './types.js';

/** What `serializeDeck` gives, made in slices: the rows of a large deck take longer than a page should be silent. */
export function serializeInSlices(deck: Deck, pace: Pace): Promise<string> {
  return objectJson(deck, (name, value) => (name === 'sources' ? sourcesJson(deck.sources, pace) : value));
}

const sourcesJson = (sources: Deck['sources'], pace: Pace): Promise<Json> =>
  asJson(objectJson(sources, (_id, source) => sourceJson(source, pace)));

async function sourceJson(source: Source, pace: Pace): Promise<unknown> {
  if (pace.spent) await pace.turn(0);
  const { data } = source;
  if (!data || data.rows.length <= ROWS_PER_LOOK) return source;
  const rows = (): Promise<Json> => rowsJson(data.rows, pace);
  const dataJson = asJson(objectJson(data, (name, value) => (name === 'rows' ? rows() : value)));
  return asJson(objectJson(source, (name, value) => (name === 'data' ? dataJson : value)));
}

async function rowsJson(rows: readonly unknown[], pace: Pace): Promise<Json> {
  const slices: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_LOOK) {
    if (pace.spent) await pace.turn(0);
    slices.push(JSON.stringify(rows.slice(from, from + ROWS_PER_LOOK)).slice(1, -1));
  }
  return new Json(`[${slices.join(',')}]`);
}

/** What is text already. */
class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const asJson = async (text: Promise<string>): Promise<Json> => new Json(await text);

/** `valueOf` gives what stands for a field's value. Fields that are undefined are none in JSON. */
async function objectJson<Fields extends object>(
  object: Fields,
  valueOf: (name: string, value: Fields[keyof Fields]) => unknown,
): Promise<string> {
  const fields: string[] = [];
  for (const [name, own] of Object.entries(object) as [string, Fields[keyof Fields]][]) {
    const value = await valueOf(name, own);
    const json = value instanceof Json ? value.text : (JSON.stringify(value) as string | undefined);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join(',')}}`;
}
