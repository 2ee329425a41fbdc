// All that a page needs: the script, a dashboard, the tables it reads. No framework, no build step, no server code.
import '../cdn/deckwright.js';

const dashboards = {
  weather: { label: 'Seattle weather', tables: { weather: 'seattle-weather.csv' } },
  movies: { label: 'Box office', tables: { movies: 'movies.json' } },
  aviation: { label: 'US aviation', tables: { flights: 'flights.csv', birdstrikes: 'birdstrikes.csv' } },
  cars: { label: 'Fuel economy', tables: { cars: 'cars.json' } },
  world: {
    label: 'World health',
    tables: { nations: 'gapminder-health-income.csv', gapminder: 'gapminder.json' },
  },
  airports: { label: 'US airports', tables: { airports: 'airports.csv', routes: 'flights-airport.csv' } },
  jobs: {
    label: 'US jobs',
    tables: { employment: 'us-employment.csv', unemployed: 'unemployment-across-industries.json' },
  },
  stocks: { label: 'Tech stocks', tables: { stocks: 'stocks.csv' } },
};

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
      '<rect width="64" height="64" rx="14" fill="#2446d8"/>' +
      '<path d="M16 46V30M32 46V18M48 46V36" stroke="#fff" stroke-width="9" stroke-linecap="round"/></svg>',
  );

const builder = document.querySelector('deck-builder');
const nav = document.querySelector('.dashboards');

const OWN_FILE = 'own-file';

function press(name) {
  for (const button of nav.children) button.setAttribute('aria-pressed', String(button.value === name));
}

/** Without a dashboard the builder begins with a file of the person. */
function openOwnFile() {
  Object.assign(builder, { branding: undefined, datasets: undefined, config: undefined });
  press(OWN_FILE);
}

/** @param {keyof typeof dashboards} name */
async function open(name) {
  const { tables } = dashboards[name];
  const response = await fetch(`dashboards/${name}.json`);
  builder.branding = { companyName: 'Northwind Analytics', logoDataUrl: logo };
  builder.datasets = Object.entries(tables).map(([tableName, file]) => ({
    name: tableName,
    tableName,
    version: file,
    data: async () => (await fetch(`data/${file}`)).blob(),
  }));
  builder.config = await response.json();
  press(name);
}

for (const [name, { label }] of Object.entries({ [OWN_FILE]: { label: 'Your own file' }, ...dashboards })) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = name;
  button.textContent = label;
  button.addEventListener('click', () => {
    location.hash = name;
  });
  nav.append(button);
}

const fromHash = () => {
  const name = location.hash.slice(1);
  if (name === OWN_FILE) return openOwnFile();
  return open(name in dashboards ? name : 'weather');
};
addEventListener('hashchange', fromHash);
await fromHash();
