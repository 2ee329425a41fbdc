import { sameJson } from '../base/same-json.js';
import type { ChartSpec, WidgetConfig } from '../chart/types.js';
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

/**
 * A chart that showed the marks of one headline shows those of another. What a person had it show stays, and so does what its widget says.
 * @param headlines marks of both, and the config of the widget
 */
export function followMarks(
  spec: ChartSpec,
  headlines: {
    was: readonly Mark[] | undefined;
    is: readonly Mark[] | undefined;
    own: WidgetConfig | undefined;
  },
): ChartSpec {
  const was: WidgetConfig = marksConfig(headlines.was ?? []);
  const is: WidgetConfig = marksConfig(headlines.is ?? []);
  const own = headlines.own ?? {};
  const config = { ...spec.config };
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const isOwn = own[key] !== undefined && sameJson(config[key], own[key]);
    if (isOwn || !sameJson(config[key], was[key])) continue;
    const value = is[key] ?? own[key];
    if (value === undefined) delete config[key];
    else config[key] = value;
  }
  return sameJson(config, spec.config ?? {}) ? spec : { ...spec, config };
}
