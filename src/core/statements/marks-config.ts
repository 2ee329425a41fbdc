import type { WidgetConfig } from '../chart/types.js';
import type { Mark } from './types.js';

/** What a chart's config says of the marks of a headline: one name that stands out is an option of charts, all else are annotations. */
export function marksConfig(marks: readonly Mark[]): Pick<WidgetConfig, 'highlight' | 'annotations'> {
  const single = marks.find(
    (mark) =>
      mark.mark === 'highlight' &&
      mark.of === undefined &&
      mark.series === undefined &&
      mark.keys.length === 1,
  );
  const [highlight] = single?.mark === 'highlight' ? single.keys : [];
  const annotations = marks.filter((mark) => mark !== single);
  return {
    ...(highlight === undefined ? {} : { highlight }),
    ...(annotations.length === 0 ? {} : { annotations }),
  };
}
