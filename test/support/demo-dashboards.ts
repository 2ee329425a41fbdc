/** The demo's dashboards with the tables that `demo/page/demo.js` gives each of them, as files of `demo/data`. */
export const DEMO_DASHBOARDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  weather: { weather: 'seattle-weather.csv' },
  movies: { movies: 'movies.json' },
  aviation: { flights: 'flights.csv', birdstrikes: 'birdstrikes.csv' },
  cars: { cars: 'cars.json' },
  world: { nations: 'gapminder-health-income.csv', gapminder: 'gapminder.json' },
  airports: { airports: 'airports.csv', routes: 'flights-airport.csv' },
  jobs: { employment: 'us-employment.csv', unemployed: 'unemployment-across-industries.json' },
  stocks: { stocks: 'stocks.csv' },
};

/** The tables of a dashboard as the command line takes them. */
export function tableArguments(dashboard: string): string[] {
  return Object.entries(DEMO_DASHBOARDS[dashboard] ?? {}).flatMap(([table, file]) => [
    '--data',
    `${table}=dist/demo/data/${file}`,
  ]);
}
