import { idOf, keyOf, ROWS, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';
import { countrySql, placesSql } from './widget-sql.js';

/** Fewer countries or states are read better as bars. */
const FEWEST_AREAS = 5;

/** Where things are: points by latitude and longitude, and an amount by country or US state. */
export function mapDrafts(
  table: string,
  things: string,
  columns: readonly ColumnProfile[],
  amount: Measure | undefined,
  titles: Titles,
): Draft[] {
  const placed = (place: ColumnProfile['place']): ColumnProfile | undefined =>
    columns.find((column) => column.place === place);
  const [lat, lon] = [placed('lat'), placed('lon')];
  const drafts: Draft[] = [];
  if (lat && lon) {
    const title = titles.fill('by', { what: things, noun: titles.words.place });
    drafts.push({ widget: widgetOf('map', 'geo-map', title, placesSql(table, lat, lon)), by: ['place'], what: ROWS, worth: 0.68 }); // prettier-ignore
  }
  for (const area of [placed('country'), placed('state')]) {
    if (!area || area.distinct < FEWEST_AREAS) continue;
    const what = amount ? titled(amount, titles) : things;
    const title = titles.fill('by', { what, noun: titles.noun(area.name) });
    const sql = countrySql(table, area, amount);
    const widget = widgetOf(`map-${slug(area.name)}-${idOf(amount)}`, 'country-map', title, sql, amount);
    drafts.push({ widget, by: [area.name], what: keyOf(amount), worth: 0.6 });
  }
  return drafts;
}
