import type { WidgetConfig } from '../chart/types.js';
import type { Mark } from './types.js';

/** What a chart's config says of the marks of a headline. */
export function marksConfig(marks: readonly Mark[]): WidgetConfig {
  const highlight = marks.find((mark) => mark.mark === 'highlight' && mark.of === undefined);
  const [key] = highlight?.mark === 'highlight' && highlight.keys.length === 1 ? highlight.keys : [];
  return key === undefined ? {} : { highlight: key };
}
