import * as v from 'valibot';
import { WIDGET_TYPES } from '../../core/chart/types.js';

/** One sentence of an answer; `test` is the boolean expression that makes it true. */
export interface AnswerSentence {
  text: string;
  test?: string;
}

/** Where a sentence stands. */
export type AnswerField = 'title' | 'points' | 'notes';

const MOST_SENTENCES = 12;
const MOST_CHARACTERS = 600;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS));
const sentence = v.looseObject({
  text,
  test: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)))),
});

/** Whether a value of the answer is a sentence, and which; a bare text is one without a test. */
export function readSentence(value: unknown): AnswerSentence | undefined {
  const result = v.safeParse(sentence, typeof value === 'string' ? { text: value } : value);
  if (!result.success) return undefined;
  const { text, test } = result.output;
  // A sentence is one line: a line break would begin a block of its own.
  const line = text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replace(/^(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/, '');
  return test?.trim() ? { text: line, test: test.trim() } : { text: line };
}

const sentenceSchema = {
  type: 'object',
  properties: { text: { type: 'string' }, test: { type: ['string', 'null'] } },
  required: ['text', 'test'],
  additionalProperties: false,
};
const sentences = { type: 'array', items: sentenceSchema };

/** JSON Schema of an answer, in the subset that every provider's strict mode takes. */
export const SLIDE_SCHEMA = {
  type: 'object',
  properties: { title: sentenceSchema, points: sentences, notes: sentences },
  required: ['title', 'points', 'notes'],
  additionalProperties: false,
};

/** The same with the chart's type, for a slide that is rewritten; null leaves the chart as it is. */
export const REWRITE_SCHEMA = {
  ...SLIDE_SCHEMA,
  properties: {
    ...SLIDE_SCHEMA.properties,
    chart: { type: ['string', 'null'], enum: [...WIDGET_TYPES, null] },
  },
  required: [...SLIDE_SCHEMA.required, 'chart'],
};

/** So many sentences of a field are taken; a model that writes more is not heard further. */
export const FIELD_LIMITS: Record<AnswerField, number> = { title: 1, points: 6, notes: MOST_SENTENCES };
