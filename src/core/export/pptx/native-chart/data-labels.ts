import { cellText, richText, textProperties, val, type ChartStyle } from './chart-xml.js';
import { fieldsExtension, fieldText, NO_LEADERS, type LabelPart } from './label-fields.js';

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
  /** Parts that differ in look or source; between them is the separator. */
  parts?: readonly LabelPart[];
  format?: string;
  color: string;
  bold?: boolean;
  /** There is no room for it. */
  none?: boolean;
  /** Px that it is moved to the right and down. */
  moved?: { right: number; down: number };
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
        : moved(look, style) + words(look, index, style) + group(look, style);
      return `<c:dLbl>${val('idx', index)}${inner}${look.parts ? fieldsExtension(look.parts) : ''}</c:dLbl>`;
    });
  const still = [...single.values()].every((look) => look.moved === undefined);
  return `<c:dLbls>${own.join('')}${others ? group(others, style) : shown(NOTHING)}${still ? '' : NO_LEADERS}</c:dLbls>`;
}

function moved({ moved: by }: LabelLook, { width, height }: ChartStyle): string {
  if (!by || (Math.abs(by.right) < 1 && Math.abs(by.down) < 1)) return '';
  const share = (px: number, whole: number): number => Math.round((px / whole) * 1e5) / 1e5;
  return `<c:layout><c:manualLayout>${val('x', share(by.right, width))}${val('y', share(by.down, height))}</c:manualLayout></c:layout>`;
}

function words(
  { text, parts, separator = ' ', color, bold = false }: LabelLook,
  index: number,
  style: ChartStyle,
): string {
  if (parts) return fieldText(parts, separator, index, style);
  return text === undefined ? '' : richText(text, style, { color, bold });
}

function group(look: LabelLook, style: ChartStyle): string {
  const { format, color, bold = false, position } = look;
  return (
    (format === undefined ? '' : `<c:numFmt formatCode="${cellText(format)}" sourceLinked="0"/>`) +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    textProperties(style, { color, bold }) +
    (position === undefined ? '' : val('dLblPos', position)) +
    shown(look)
  );
}

function shown(look: Omit<LabelLook, 'color'>): string {
  const { value = false, category = false, series = false, percent = false, separator, text, parts } = look;
  const says = (part: LabelPart['says']): boolean => parts?.some((it) => it.says === part) === true;
  return (
    val('showLegendKey', false) +
    val('showVal', value || text !== undefined || says('VALUE')) +
    val('showCatName', category || says('CATEGORYNAME')) +
    val('showSerName', series || says('SERIESNAME')) +
    val('showPercent', percent || says('PERCENTAGE')) +
    val('showBubbleSize', false) +
    (separator === undefined ? '' : `<c:separator>${separator}</c:separator>`)
  );
}
