import type { Widget } from '../../chart/types.js';
import { idOf, titled, widgetOf } from './draft-rules.js';
import type { Measure } from './measures.js';
import { isOfPeriods } from './period-values.js';
import { comparableSpan } from './periods.js';
import type { Subject } from './subject.js';
import { changeSql, kindsSql, numberSql } from './widget-sql.js';

const MOST_FIGURES = 3;
/** What is asked for less than this is no key figure. */
const LEAST_INTEREST = 0.45;
const MANY_KINDS = 6;

/** The key figures: what matters most, beside the year before where the data holds it and it is not by chance, and the number of rows; then how many of a kind there are. */
export function figureWidgets(subject: Subject, moved: ReadonlySet<Measure>): Widget[] {
  const { table, things, titles, measures, categories, isCounted } = subject;
  const wanted = measures.filter(({ interest }) => interest >= LEAST_INTEREST);
  // Two amounts and a level say more than three amounts of one kind; a column is one figure.
  const [sums, levels] = [
    wanted.filter(({ additive }) => additive),
    wanted.filter(({ additive }) => !additive),
  ];
  const others = levels.filter(
    ({ name, shareOf }, at) =>
      !sums.some((sum) => sum.name === name) &&
      (shareOf === undefined || levels.findIndex((one) => one.shareOf === shareOf) === at),
  );
  const chosen = [...sums.slice(0, others.length > 0 ? 2 : MOST_FIGURES), ...others]
    .slice(0, MOST_FIGURES)
    .sort((a, b) => b.interest - a.interest);
  const figures = chosen.map((measure) =>
    figure(
      subject,
      measure,
      titled(measure, titles),
      (measure.additive && !measure.settles && !isMadeByOne(measure, table.rowCount)) || moved.has(measure),
    ),
  );
  const rows = figure(
    subject,
    undefined,
    isCounted ? things : titles.fill('numberOf', { noun: things }),
    isCounted,
  );
  const kinds = [...categories]
    .filter(({ distinct, name }) => distinct > MANY_KINDS && titles.nouns(name) !== things)
    .slice(0, Math.max(0, MOST_FIGURES - figures.length))
    .map((one, index) =>
      widgetOf(
        `kinds-${index + 1}`,
        'big-number',
        titles.fill('numberOf', { noun: titles.nouns(one.name) }),
        kindsSql(table.name, one),
      ),
    );
  if (!isCounted && figures.length > 1) return figures;
  // A row for each period is none of anything.
  if (isOfPeriods(table.name)) return figures;
  // What it comes to before how many there are.
  return sums.length > 0 ? [...figures, rows, ...kinds] : [rows, ...figures, ...kinds];
}

/** One row holds so much of all that it makes the change of its year. */
const isMadeByOne = ({ most, mean = 0, filled }: Measure, rowCount: number): boolean =>
  Number(most) > OF_ALL * Math.abs(mean) * filled * rowCount;
const OF_ALL = 0.1;

function figure(
  { table, titles, time, things }: Subject,
  measure: Measure | undefined,
  title: string,
  hasMoved: boolean,
): Widget {
  const id = measure ? `figure-${idOf(measure)}` : 'row-count';
  const span =
    time && hasMoved && measure?.shareOf === undefined && measure?.runsOn === undefined
      ? comparableSpan(time)
      : undefined;
  if (!time || !span) {
    const plain = measure ? title : titles.fill('numberOf', { noun: things });
    return widgetOf(id, 'big-number', plain, numberSql(table.name, measure), measure);
  }
  const format = new Intl.DateTimeFormat(titles.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const last = new Date(Date.parse(span.end) - 1);
  // Thin spaces are not in every font.
  const names = format.formatRange(new Date(span.start), last).replaceAll('\u2009', ' ');
  const widget = widgetOf(
    id,
    'big-number',
    titles.fill('during', { what: title, names }),
    changeSql(table.name, time, measure, span, titles.words.yearBefore),
    measure,
  );
  return { ...widget, config: { ...widget.config, deltaFormat: 'percent:1,signed' } };
}
