import { mix } from '../../../chart/colors.js';
import type { CategoryChart } from '../../../chart/office-types.js';
import {
  cellText,
  NO_LINE,
  outline,
  richText,
  layout,
  shapeProperties,
  textProperties,
  val,
  type ChartStyle,
} from './chart-xml.js';

/** Any two numbers: an axis and its plot name each other by them. */
export const ACROSS = 100_000_001;
export const VALUES = 100_000_002;
export const AXIS_IDS = val('axId', ACROSS) + val('axId', VALUES);

export interface Axis {
  id: typeof ACROSS | typeof VALUES;
  position: 'b' | 'l';
  /** Drawn at all. */
  shown: boolean;
  format: string;
  title?: string | undefined;
  /** Where the title stands, px; found by the program unless given. */
  titleAt?: { left: number; top: number } | undefined;
  /** First value at the top. */
  reversed?: boolean;
  min?: number | undefined;
  max?: number | undefined;
  step?: number;
  grid?: boolean;
  line?: boolean;
  /** Of its labels; muted unless given. */
  color?: string;
}

/** What all kinds of axes begin with (EG_AxShared). */
function shared(axis: Axis, style: ChartStyle): string {
  const { rule, muted } = style.theme.colors;
  const { id, shown, title = '', min, max } = axis;
  return (
    val('axId', id) +
    `<c:scaling>${val('orientation', axis.reversed ? 'maxMin' : 'minMax')}` +
    (max === undefined ? '' : val('max', max)) +
    (min === undefined ? '' : val('min', min)) +
    '</c:scaling>' +
    val('delete', !shown) +
    val('axPos', axis.position) +
    (axis.grid ? `<c:majorGridlines>${shapeProperties(outline(rule, 1, style))}</c:majorGridlines>` : '') +
    (title === '' ? '' : axisTitle(title, axis, style)) +
    `<c:numFmt formatCode="${cellText(axis.format)}" sourceLinked="0"/>` +
    val('majorTickMark', 'none') +
    val('minorTickMark', 'none') +
    // Names stay below the plot where values fall under zero.
    val('tickLblPos', 'low') +
    shapeProperties(axis.line ? outline(mix(rule, muted, 0.7), 1, style) : NO_LINE) +
    textProperties(style, axis.color === undefined ? {} : { color: axis.color }) +
    val('crossAx', id === ACROSS ? VALUES : ACROSS) +
    val('crosses', 'autoZero')
  );
}

/** Flat above the plot, as on the screen: nobody reads text turned by ninety degrees. That of x stands below its end. */
function axisTitle(text: string, { id, titleAt }: Axis, style: ChartStyle): string {
  const at = titleAt ?? (id === VALUES ? { left: 2, top: 0 } : undefined);
  const place = at ? layout(at, style) : '<c:layout/>';
  return `<c:title>${richText(text, style, {}, '<a:bodyPr rot="0" vert="horz"/>')}${place}${val('overlay', at !== undefined)}</c:title>`;
}

export function namesAxis(
  axis: Pick<Axis, 'position' | 'reversed' | 'title' | 'titleAt' | 'color'> & { every?: number | undefined },
  style: ChartStyle,
): string {
  const skipped = axis.every === undefined ? '' : val('tickLblSkip', axis.every);
  const rest =
    val('auto', false) + val('lblAlgn', 'ctr') + val('lblOffset', 100) + skipped + val('noMultiLvlLbl', true);
  return `<c:catAx>${shared(
    {
      ...axis,
      id: ACROSS,
      shown: true,
      format: 'General',
      line: true,
      ...(axis.position === 'l' && { color: style.theme.colors.text }),
    },
    style,
  )}${rest}</c:catAx>`;
}

export function datesAxis(
  { format, unit, every }: NonNullable<CategoryChart['times']>,
  style: ChartStyle,
): string {
  const axis = { id: ACROSS, position: 'b', shown: true, format, line: true } as const;
  const rest =
    val('auto', false) +
    val('lblOffset', 100) +
    val('baseTimeUnit', unit) +
    val('majorUnit', every) +
    val('majorTimeUnit', unit);
  return `<c:dateAx>${shared(axis, style)}${rest}</c:dateAx>`;
}

/** @param between whether marks stand between the ticks of the names, as bars do, or on them */
export function valuesAxis(
  axis: Partial<Axis> & Pick<Axis, 'position' | 'shown' | 'format'>,
  between: boolean,
  style: ChartStyle,
): string {
  const all: Axis = { id: VALUES, grid: axis.shown, ...axis };
  return `<c:valAx>${shared(all, style)}${val('crossBetween', between ? 'between' : 'midCat')}${axis.step ? val('majorUnit', axis.step) : ''}</c:valAx>`;
}
