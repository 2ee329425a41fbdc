// The demo's tables, made from the npm package `vega-datasets` (BSD-3-Clause; sources of the data in its README).
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../node_modules/vega-datasets/data', import.meta.url));

/** Every nth flight: 100,000 of the 3,000,000, evenly over January to June 2001. */
const EVERY = 30;

/** Taken as they are. */
const COPIED = [
  'seattle-weather.csv',
  'movies.json',
  'birdstrikes.csv',
  'cars.json',
  'gapminder.json',
  'gapminder-health-income.csv',
  'airports.csv',
  'flights-airport.csv',
  'unemployment-across-industries.json',
  'us-employment.csv',
  'stocks.csv',
];

export async function writeDemoData(to) {
  mkdirSync(to, { recursive: true });
  for (const file of COPIED) copyFileSync(join(source, file), join(to, file));
  // Reading three million flights takes seconds: once is enough.
  if (!existsSync(join(to, 'flights.csv'))) writeFileSync(join(to, 'flights.csv'), await flights());
}

/** `date,delay,distance,origin,state`: a sample of the flights with the state of the airport they left from. */
async function flights() {
  const { asyncBufferFromFile, parquetReadObjects } = await import('hyparquet');
  const { compressors } = await import('hyparquet-compressors');
  const { readFileSync } = await import('node:fs');
  const states = new Map(
    readFileSync(join(source, 'airports.csv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
      // Names may hold quoted commas: iata comes first, and state is counted from the end.
      .map((cells) => [cells[0], cells.at(-4)]),
  );
  const rows = await parquetReadObjects({
    file: await asyncBufferFromFile(join(source, 'flights-3m.parquet')),
    compressors,
  });
  const lines = ['date,delay,distance,origin,state'];
  for (let i = EVERY - 1; i < rows.length; i += EVERY) {
    const { date, delay, distance, origin } = rows[i];
    lines.push(
      `${date.toISOString().slice(0, 19).replace('T', ' ')},${delay},${distance},${origin},${states.get(origin) ?? ''}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
