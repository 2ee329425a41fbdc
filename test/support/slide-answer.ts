/** An answer as a model gives it: texts, or texts with their tests. */
type Said = string | [text: string, test: string];

export interface SaidSlide {
  title: Said;
  points: Said[];
  notes?: Said[];
  chart?: string | null;
}

const sentence = (said: Said): { text: string; test: string | null } =>
  typeof said === 'string' ? { text: said, test: null } : { text: said[0], test: said[1] };

export function slideAnswer({ title, points, notes = [], chart }: SaidSlide): string {
  return JSON.stringify({
    title: sentence(title),
    points: points.map(sentence),
    notes: notes.map(sentence),
    ...(chart === undefined ? {} : { chart }),
  });
}

/** True over the rows of `sampleWidget`. */
export const GOOD_SLIDE: SaidSlide = {
  title: ['{{ argmax(category, value) }} brings in the most revenue', 'count(value, max(value)) == 1'],
  points: [
    'All regions together reach revenue of {{ sum(value) | currency:0 }}.',
    [
      '{{ argmax(category, value) }} accounts for {{ share(value, category, argmax(category, value)) | percent:0 }} of it.',
      'max(value) > avg(value)',
    ],
    [
      '{{ argmin(category, value) }} is lowest at {{ min(value) | currency:0 }}.',
      'count(value, min(value)) == 1',
    ],
  ],
  notes: ['A region has revenue of {{ avg(value) | currency:0 }} on average.'],
};
