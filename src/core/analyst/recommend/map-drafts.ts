import { ROWS, slug, titled, widgetOf, type Draft } from './draft-rules.js';
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
  amount: ColumnProfile | undefined,
  titles: Titles,
): Draft[] {
  const placed = (place: ColumnProfile['place']): ColumnProfile | undefined =>
    columns.find((column) => column.place === place);
  const [lat, lon] = [placed('lat'), placed('lon')];
  const drafts: Draft[] = [];
  if (lat && lon) {
    const widget = widgetOf(
      'map',
      'geo-map',
      titles.fill('by', { what: things, noun: titles.words.place }),
      placesSql(table, lat, lon),
    );
    drafts.push({ widget, by: ['place'], what: ROWS, worth: 0.68 });
  }
  for (const country of [placed('country'), placed('state')]) {
    if (!country || country.distinct < FEWEST_AREAS) continue;
    const what = amount ? titled(amount, titles) : things;
    const title = titles.fill('by', { what, noun: titles.noun(country.name) });
    const widget = widgetOf(
      `map-${slug(country.name)}`,
      'country-map',
      title,
      countrySql(table, country, amount),
      amount,
    );
    drafts.push({ widget, by: [country.name], what: amount?.name ?? ROWS, worth: 0.6 });
  }
  return drafts;
}
