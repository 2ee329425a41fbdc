import { bucketRange } from '../chart/bucket-range.js';
import { cellOf } from '../chart/cells.js';
import type { Source } from '../deck/types.js';
import type { Cell } from '../query/types.js';
import { plainWord } from './word-forms.js';

/** Names of columns whose values come in an order of their own. */
const ORDERED =
  /(?<![a-z])(?:day|date|week|month|quarter|year|hour|time|period|season|semester|minute|step|stage|phase|bucket|bin|range|interval|age|level|class|grade|decile|quartile|size|tag|datum|woche|monat|quartal|jahr|stunde|zeit|schritt|stufe|phase|alter|klasse|date|jour|semaine|mois|trimestre|annee|heure|etape|niveau|tranche|age|classe|dia|fecha|semana|mes|trimestre|ano|hora|etapa|fase|nivel|tramo|edad|clase|jornada|partido|curso|sprint|round|match|game|release|version)(?:s|e[ns]?|es)?(?![a-z])/;
/** Cells of periods and ranges: "2024", "Q3", "10-20", "Mon", "January". */
const PERIOD =
  /\d|^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mo|di|mi|do|fr|sa|so|lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom)/i;

/** Whether the order of the rows says something: they are moments, steps or ranges. Over mere names nothing rises or falls. */
export function hasCourse({ columns, data }: Source): boolean {
  if (columns.some(({ type }) => type === 'date' || type === 'datetime')) return true;
  const names = columns.filter(({ type }) => type !== 'number');
  const [first] = names;
  if (!first) return true;
  if (
    [...names, ...columns.slice(0, 1)].some(({ name }) =>
      ORDERED.test(plainWord(name.replace(/[_\-.]+/g, ' '))),
    )
  )
    return true;
  const cells = (data?.rows ?? []).map((row) => cellOf(row, first.name));
  return cells.length > 0 && cells.every((cell) => typeof cell === 'string' && PERIOD.test(cell));
}

const DAY_MS = 86_400_000;

/** What each row is one of, where its first column holds dates that follow each other day by day or month by month. */
export function grainOf({ columns, data }: Source): 'day' | 'month' | undefined {
  const [axis] = columns;
  if (!axis || !data || (axis.type !== 'date' && axis.type !== 'datetime')) return undefined;
  const cells = data.rows.map((row) => cellOf(row, axis.name));
  const dates = cells.flatMap((cell) => (typeof cell === 'string' ? [new Date(cell.slice(0, 10))] : []));
  if (dates.length < 2 || dates.length < cells.length) return undefined;
  const follows = (step: (earlier: Date, later: Date) => boolean): boolean =>
    dates.slice(1).every((date, i) => step(dates[i] ?? date, date));
  if (follows((a, b) => b.getTime() - a.getTime() === DAY_MS)) return 'day';
  const months = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
  return follows((a, b) => months(b) - months(a) === 1) ? 'month' : undefined;
}

const ascending = new WeakMap<Source, boolean>();

/** Whether the first column runs upwards: numbers, dates, or ranges by their lower ends. Read once a source. */
export function isAscending(source: Source): boolean {
  let known = ascending.get(source);
  if (known === undefined) ascending.set(source, (known = runsUpwards(source)));
  return known;
}

function runsUpwards({ columns: [axis], data }: Source): boolean {
  if (!axis) return false;
  const places = (data?.rows ?? []).map((row) => placeOf(cellOf(row, axis.name)));
  return places.length > 1 && places.every((place, i) => i === 0 || place > (places[i - 1] ?? NaN));
}

function placeOf(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return NaN;
  const range = bucketRange(cell);
  return /^\d{4}-\d\d-\d\d/.test(cell) || range === undefined ? Date.parse(cell) : range.from;
}
