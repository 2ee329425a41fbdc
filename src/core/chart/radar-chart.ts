import type { Frame, Plot } from './frame.js';
import { lineHeight, notesHeight } from './frame.js';
import { highlighted, NOTHING_STRONG, type Strong, strongSeries } from './highlight.js';
import { legend } from './legend.js';
import { strongColors } from './named-colors.js';
import { categoryChart, namedSeries, officeTexts, seriesName } from './office-marks.js';
import { readAxes } from './radar-axes.js';
import type { RadarPlace } from './radar-labels.js';
import { placeRadar } from './radar-labels.js';
import type { Matrix } from './series-matrix.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { dot, dotMark, line, path, px, text } from './shapes.js';
import { axisTitle, frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';

/** One polygon for each series on spokes of one scale, zero in the middle; named, and with few values, around it. */
export function radarChart(frame: Frame): Drawing {
  const matrix = readAxes(frame);
  const { categories, series } = matrix;
  const values = series.flatMap((it) => it.values);
  const format = frameFormat(frame, values);
  const scale = valueScale(values, 2, true);
  const single = series.length === 1;
  const strong = single ? highlighted(frame, categories, series[0]?.values) : NOTHING_STRONG;
  const colors = seriesColors(frame, matrix);

  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const items = series.map((it, i) => ({ name: it.name, color: colors[i] ?? '' }));
  const key = single ? { height: 0, shapes: [] } : legend(frame, items, title.height);
  const top = title.height + key.height;
  const box: Plot = {
    left: 0,
    top,
    width: frame.width,
    height: Math.max(40, frame.height - top - notesHeight(frame)),
  };
  const withValues = single && frame.config.valueLabels !== false;
  const angles = categories.map((_, i) => (2 * Math.PI * i) / categories.length);
  const spokes = categories.map(({ label }, i) => {
    const value = series[0]?.values[i] ?? null;
    return {
      name: label,
      value: !withValues ? '' : value === null ? '–' : format.label(value),
      angle: angles[i] ?? 0,
    };
  });
  const place = placeRadar(frame, spokes, box);
  const at = (value: number, i: number): [number, number] => {
    const length = place.radius * (value / scale.max);
    const angle = angles[i] ?? 0;
    return [place.center.x + Math.sin(angle) * length, place.center.y - Math.cos(angle) * length];
  };
  return {
    office: categoryChart(frame, matrix, {
      kind: 'radar',
      plot: {
        left: place.center.x - place.radius,
        top: place.center.y - place.radius,
        width: 2 * place.radius,
        height: 2 * place.radius,
      },
      series: namedSeries(matrix, colors).map((it) => ({ ...it, name: it.name || seriesName(frame) })),
      step: scale.step,
      labels: withValues,
      names: single || frame.config.legend === false ? 'none' : 'above',
      namesTop: title.height,
      texts: officeTexts(frame, title.shapes),
    }),
    shapes: [
      ...title.shapes,
      ...key.shapes,
      ...grid(frame, scale, format, categories.length, at),
      ...series.flatMap((it, i) => polygon(frame, it.values, colors[i] ?? '', strong, single, at)),
      ...names(frame, place, strong),
    ],
    marks: series.flatMap((it) =>
      it.values.flatMap((value, i): Mark[] => {
        if (value === null) return [];
        const name = categories[i]?.label ?? '';
        return [
          dotMark(...at(value, i), 8, it.name === '' ? name : `${name}, ${it.name}`, format.label(value)),
        ];
      }),
    ),
  };
}

function seriesColors(frame: Frame, { series, categories }: Matrix): string[] {
  const strong = series.length === 1 ? NOTHING_STRONG : strongSeries(frame, series, categories);
  return strongColors(
    frame,
    series.map(({ name }) => name),
    strong,
  );
}

/** Rings with the sides of the polygon, so that a straight side between two equal values lies on its ring. */
function grid(
  frame: Frame,
  scale: ValueScale,
  format: ValueFormat,
  axes: number,
  at: (value: number, i: number) => [number, number],
): Shape[] {
  const { rule } = frame.theme.colors;
  const all = Array.from({ length: axes }, (_, i) => i);
  const rings = scale.ticks.filter((tick) => tick > 0);
  const apart = Math.abs(at(scale.step, 0)[1] - at(0, 0)[1]) >= lineHeight(frame) * 1.2;
  return [
    ...all.map((i) => line([at(0, i), at(scale.max, i)], rule)),
    ...rings.flatMap((tick) => {
      const [x, y] = at(tick, 0);
      const written = text(frame, format.tick(tick, scale.step), x + 5, y + lineHeight(frame) * 0.5, {
        rim: true,
        tick: true,
      });
      const ring = line(
        [...all, 0].map((i) => at(tick, i)),
        rule,
      );
      return apart || tick === scale.max ? [ring, written] : [ring];
    }),
  ];
}

/** A side ends where a value is missing: nothing is drawn across an axis that has none. */
function polygon(
  frame: Frame,
  values: readonly (number | null)[],
  color: string,
  strong: Strong,
  single: boolean,
  at: (value: number, i: number) => [number, number],
): Shape[] {
  const points = values.map((value, i) => (value === null ? undefined : at(value, i)));
  const center = at(0, 0);
  const shapes: Shape[] = [];
  if (points.every((point) => point !== undefined)) {
    const outline = points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L');
    shapes.push(path(`M${outline}Z`, color, { opacity: single ? 0.2 : 0.1 }));
  }
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length];
    if (point === undefined) return;
    if (next !== undefined) {
      if (points.includes(undefined)) {
        const corners = [center, point, next].map(([x, y]) => `${px(x)} ${px(y)}`).join('L');
        shapes.push(path(`M${corners}Z`, color, { opacity: single ? 0.2 : 0.1 }));
      }
      shapes.push({ ...line([point, next], color, 2.5), z: 5 });
    }
    shapes.push({
      ...dot(...point, strong.has(i) ? 6.5 : 4.5, color, frame.theme.colors.background),
      z: 6,
    });
  });
  return shapes;
}

function names(frame: Frame, place: RadarPlace, strong: Strong): Shape[] {
  const { text: dark, muted } = frame.theme.colors;
  const step = lineHeight(frame);
  return place.labels.flatMap(({ lines, value, align, x, y }, i) => [
    ...lines.map((content, n) =>
      text(frame, content, x, y + n * step, {
        align,
        color: strong.size > 0 && !strong.has(i) ? muted : dark,
      }),
    ),
    ...(value === ''
      ? []
      : [
          text(frame, value, x, y + lines.length * step, {
            align,
            bold: true,
            color: strong.size > 0 && !strong.has(i) ? muted : dark,
          }),
        ]),
  ]);
}
