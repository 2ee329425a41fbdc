import { type OfficeOverlay, officeOverlay } from './annotation/office-overlay.js';
import { overlayOf } from './annotation/overlay.js';
import { BUILDERS } from './builders.js';
import { describeFrame } from './describe-chart.js';
import { encodingOf } from './encoding.js';
import type { ChartContext } from './frame.js';
import { createFrame, notesHeight } from './frame.js';
import type { OfficeChart, OfficeTable } from './office-types.js';
import type { ChartData, ChartSpec } from './types.js';

/** More figures than this make a workbook that nobody edits and every program opens slowly. */
const MOST_FIGURES = 20_000;

const NO_TYPE = 'PowerPoint has no chart of this type';

/** What is said about a chart that an office program draws. */
interface Said {
  alt: string;
  /** Px of its labels, and what the notes below it take of its height. */
  fontSize: number;
  notesHeight: number;
  /** What the chart leaves out, in the deck's language. */
  notes: string[];
}
export type OfficeDrawing = Said & { chart: OfficeChart; overlay: OfficeOverlay };
export type OfficeTableDrawing = Said & { table: OfficeTable };
/** Why there is neither, in words that go on "stays a picture: …". */
export interface NoOffice {
  reason: string;
}

/**
 * The chart or table that an office program draws by itself: the rows, order, colours and names of the picture. A reason for
 * types that such programs have no chart for, for more than 20,000 figures, and for what finds no room there. Errors as of `renderChart`.
 */
export async function officeChart(
  spec: ChartSpec,
  data: ChartData,
  context: ChartContext,
): Promise<OfficeDrawing | OfficeTableDrawing | NoOffice> {
  const build = Object.hasOwn(BUILDERS, spec.type) ? BUILDERS[spec.type] : undefined;
  if (build === undefined) return { reason: NO_TYPE };
  const frame = createFrame(spec, encodingOf(spec, data), data, context);
  const { office, officeTable, noOffice = NO_TYPE, called, stage, shapes } = await build(frame);
  const overlay = overlayOf(frame, stage, shapes);
  const words = {
    alt: describeFrame(frame, called, overlay.said).alt,
    notes: frame.notes,
    fontSize: frame.fontSize,
    notesHeight: notesHeight(frame),
  };
  if (officeTable) return { ...words, table: officeTable };
  if (office === undefined) return { reason: noOffice };
  const count = figures(office);
  if (count > MOST_FIGURES)
    return {
      reason: `its ${count} figures are more than the ${MOST_FIGURES} of a workbook that opens quickly`,
    };
  return { ...words, ...officeOverlay(frame, office, overlay, stage) };
}

function figures(chart: OfficeChart): number {
  return 'groups' in chart
    ? chart.groups.reduce((sum, { points }) => sum + points.length, 0)
    : chart.kind === 'waterfall'
      ? chart.steps.length
      : chart.series.length * chart.categories.length;
}
