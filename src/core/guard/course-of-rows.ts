import type { Source } from '../deck/types.js';
import { plainWord } from './vocabulary.js';

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
  const cells = (data?.rows ?? []).map((row) => (Object.hasOwn(row, first.name) ? row[first.name] : null));
  return cells.length > 0 && cells.every((cell) => typeof cell === 'string' && PERIOD.test(cell));
}

/** What each row is one of, where its first column holds a date that no other row has: a month where all are first days, else a day. */
export function grainOf({ columns, data }: Source): 'day' | 'month' | undefined {
  const [axis] = columns;
  if (!axis || !data || (axis.type !== 'date' && axis.type !== 'datetime')) return undefined;
  const cells = data.rows.map((row) => (Object.hasOwn(row, axis.name) ? row[axis.name] : null));
  const days = cells.flatMap((cell) => (typeof cell === 'string' ? [cell.slice(0, 10)] : []));
  if (days.length < 2 || days.length < cells.length || new Set(days).size < days.length) return undefined;
  return days.every((day) => day.endsWith('-01')) ? 'month' : 'day';
}
