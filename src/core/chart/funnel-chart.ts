import { truncateText } from '../layout/measure.js';
import { mix, textOn } from './colors.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import type { Conversion } from './funnel-steps.js';
import { conversions, funnelSteps } from './funnel-steps.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import type { RowNames } from './row-names.js';
import { rowNames } from './row-names.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { boxMark, path, px, rect, text } from './shapes.js';
import { axisName, frameFormat } from './value-axis.js';

const THICKEST = 84;
const PAD = 6;

/** Steps as centred bars as wide as their values, each with what it keeps of the step before and of the first. */
export function funnelChart(frame: Frame): Drawing {
  const step = lineHeight(frame);
  const { categories, series } = funnelSteps(frame, frame.height - 2 * step - 10);
  const values = series[0]?.values ?? [];
  const strong = highlighted(frame, categories, values);
  const format = frameFormat(frame, values);
  const title = axisName(frame, frame.config.yLabel, frame.encoding.value);
  const all = conversions(frame, values);
  const names = categories.map((it) => it.label);

  // Both columns and whole values where they fit; else shorter names and values first, then fewer columns. One column
  // may go for whole names.
  const place = (count: number, write: (value: number) => string, share: number): Layout =>
    layOut(frame, { values, names, title, columns: all.slice(2 - count), write, share, strong });
  const layouts = [2, 1, 0].flatMap((count) =>
    [format.label, format.short].flatMap((write) => [0.32, 0.24].map((share) => place(count, write, share))),
  );
  const whole = layouts.find((it) => it.fits && !it.names.cut && it.columns.length > 0);
  const layout = whole ?? layouts.find((it) => it.fits) ?? place(0, format.short, 0.24);
  const { top, band, middle, thick, widths, texts } = layout;

  const shapes: Shape[] = [...layout.names.shapes(top), ...columnShapes(frame, layout, strong)];
  const marks: Mark[] = [];
  if (title !== '') {
    const content = truncateText(title, layout.right - 12, { fontSize: frame.fontSize });
    shapes.push(text(frame, content, 0, top - 10 - step / 2));
  }
  const { text: dark, accent } = frame.theme.colors;
  values.forEach((value, i) => {
    const y = top + band * (i + 0.5);
    const width = widths[i] ?? 0;
    const color = strong.size === 0 ? paletteColor(frame, 0) : strong.has(i) ? accent : quietColor(frame);
    if (i > 0 && value !== null && values[i - 1] !== null && band - thick >= 4) {
      shapes.push(passage(frame, middle, widths[i - 1] ?? 0, width, y - band + thick / 2, y - thick / 2));
    }
    if (width > 0) shapes.push(rect(middle - width / 2, y - thick / 2, width, thick, color));
    if (frame.config.valueLabels !== false || value === null) {
      const content = texts[i] ?? '';
      const inside = labelWidth(frame, content, true) + 2 * PAD <= width && thick >= frame.fontSize;
      const at = inside || width === 0 ? middle : middle + width / 2 + PAD;
      shapes.push(
        text(frame, content, at, y, {
          align: at === middle ? 'center' : 'left',
          bold: true,
          color: inside ? textOn(color, frame.theme) : dark,
        }),
      );
    }
    if (value === null) return;
    const kept = all.filter((it) => it.cells[i] !== '').map((it) => `${it.cells[i]} ${it.name}`);
    const said = format.label(value) + (kept.length === 0 ? '' : ` (${kept.join(', ')})`);
    const reach = Math.max(width, 12);
    marks.push(boxMark(middle - reach / 2, y - thick / 2, reach, thick, names[i] ?? '', said));
  });
  return { shapes, marks };
}

interface Layout {
  names: RowNames;
  columns: Conversion[];
  texts: string[];
  widths: number[];
  top: number;
  band: number;
  thick: number;
  middle: number;
  /** Where the columns begin. */
  right: number;
  /** Whether the bars can be compared, and every value has room inside its bar or beside it. */
  fits: boolean;
}

interface Wish {
  values: readonly (number | null)[];
  names: string[];
  title: string;
  columns: Conversion[];
  write: (value: number) => string;
  /** Of the width, for the names. */
  share: number;
  strong: Strong;
}

function layOut(frame: Frame, wish: Wish): Layout {
  const { values, columns, write } = wish;
  const head = Math.max(wish.title === '' ? 0 : 1, ...columns.map((it) => it.heading.length));
  const top = head === 0 ? 0 : head * lineHeight(frame) + 10;
  const band = Math.max(1, frame.height - top - notesHeight(frame)) / values.length;
  const names = rowNames(frame, wish.names, band, frame.width * wish.share, wish.strong);
  const right = frame.width - columns.reduce((sum, it) => sum + it.width, 0);
  const room = Math.max(20, right - names.width - PAD);
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  // A hairline at least: what is not zero is seen.
  const widths = values.map((it) => ((it ?? 0) === 0 ? 0 : Math.max(1.5, room * ((it ?? 0) / largest))));
  const texts = values.map((value) => (value === null ? '–' : write(value)));
  const readable = room >= frame.width * 0.26;
  const fits = texts.every((it, i) => {
    const [own, width] = [labelWidth(frame, it, true), widths[i] ?? 0];
    return own + 2 * PAD <= width || own + PAD <= (room - width) / 2;
  });
  const thick = Math.max(1, Math.min(THICKEST, band * 0.74));
  return {
    names,
    columns,
    texts,
    widths,
    top,
    band,
    thick,
    middle: names.width + room / 2,
    right,
    fits: readable && fits,
  };
}

function columnShapes(frame: Frame, { columns, right, top, band }: Layout, strong: Strong): Shape[] {
  const step = lineHeight(frame);
  const color = frame.theme.colors.text;
  let end = right;
  return columns.flatMap(({ heading, cells, width }) => {
    end += width;
    const x = end;
    return [
      ...heading.map((content, n) =>
        text(frame, content, x, top - 10 - (heading.length - n - 0.5) * step, { align: 'right' }),
      ),
      ...cells.flatMap((content, i) =>
        content === ''
          ? []
          : text(frame, content, x, top + band * (i + 0.5), { align: 'right', bold: strong.has(i), color }),
      ),
    ];
  });
}

/** The pale slope from one bar to the next. */
function passage(
  frame: Frame,
  middle: number,
  above: number,
  below: number,
  from: number,
  to: number,
): Shape {
  const outline =
    `M${px(middle - above / 2)} ${px(from)}H${px(middle + above / 2)}` +
    `L${px(middle + below / 2)} ${px(to)}H${px(middle - below / 2)}Z`;
  return path(outline, mix(frame.theme.colors.background, quietColor(frame), 0.22), { z: 2 });
}
