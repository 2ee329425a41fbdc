import { richText, textProperties, val, xmlText, type ChartStyle } from './chart-xml.js';

/** What stands beside a mark, and how. */
export interface LabelLook {
  /** Not for rings and areas, whose labels have one place. */
  position?: 'outEnd' | 'ctr' | 't' | 'r' | 'l' | 'b';
  value?: boolean;
  category?: boolean;
  series?: boolean;
  percent?: boolean;
  separator?: ' ' | '\n';
  /** Text of its own, in the place of figures. */
  text?: string;
  format?: string;
  color: string;
  bold?: boolean;
  /** There is no room for it. */
  none?: boolean;
  /** Px that it is moved down. */
  moved?: number;
}

const NOTHING: Omit<LabelLook, 'color'> = {};

/** The labels of a series: those of single values, and that of all others where they have any (CT_DLbls). */
export function dataLabels(
  single: ReadonlyMap<number, LabelLook>,
  others: LabelLook | undefined,
  style: ChartStyle,
): string {
  const own = [...single]
    .sort(([a], [b]) => a - b)
    .map(([index, look]) => {
      const inner = look.none
        ? val('delete', true)
        : moved(look, style) + words(look, style) + group(look, style);
      return `<c:dLbl>${val('idx', index)}${inner}</c:dLbl>`;
    });
  return `<c:dLbls>${own.join('')}${others ? group(others, style) : shown(NOTHING)}</c:dLbls>`;
}

function moved({ moved: px = 0 }: LabelLook, { height }: ChartStyle): string {
  if (Math.abs(px) < 1) return '';
  const y = Math.round((px / height) * 1e5) / 1e5;
  return `<c:layout><c:manualLayout>${val('x', 0)}${val('y', y)}</c:manualLayout></c:layout>`;
}

const words = ({ text, color, bold = false }: LabelLook, style: ChartStyle): string =>
  text === undefined ? '' : richText(text, style, { color, bold });

function group(look: LabelLook, style: ChartStyle): string {
  const { format, color, bold = false, position } = look;
  return (
    (format === undefined ? '' : `<c:numFmt formatCode="${xmlText(format)}" sourceLinked="0"/>`) +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    textProperties(style, { color, bold }) +
    (position === undefined ? '' : val('dLblPos', position)) +
    shown(look)
  );
}

function shown(look: Omit<LabelLook, 'color'>): string {
  const { value = false, category = false, series = false, percent = false, separator, text } = look;
  return (
    val('showLegendKey', false) +
    val('showVal', value || text !== undefined) +
    val('showCatName', category) +
    val('showSerName', series) +
    val('showPercent', percent) +
    val('showBubbleSize', false) +
    (separator === undefined ? '' : `<c:separator>${separator}</c:separator>`)
  );
}
