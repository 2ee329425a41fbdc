#!/usr/bin/env node
/**
 * Writes the data of the map charts, small enough to be loaded by a page: src/core/chart/map-world.ts and map-region.ts
 * (outlines of countries, from Natural Earth in the public domain by way of world-atlas, ISC), map-states.ts (those of the
 * US states, from the Census Bureau in the public domain by way of us-atlas, ISC), country-table.ts (ISO 3166 codes and
 * English names from i18n-iso-countries, MIT, and a place for each country) and state-table.ts.
 * Run `node scripts/map-data.mjs`; with `--check` it fails when a stored file differs.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { geoCentroid } from 'd3-geo';
import { mergeArcs } from 'topojson-client';

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const COARSE = require.resolve('world-atlas/countries-110m.json');
const FINE = require.resolve('world-atlas/countries-50m.json');
const STATES = require.resolve('us-atlas/states-10m.json');

/** What Natural Earth draws apart and ISO 3166 does not; what no map needs. */
const PART_OF = { Somaliland: '706', 'N. Cyprus': '196' };
const KOSOVO = 'XKX';
const LEFT_OUT = new Set(['010', '260', '334', '074']); // Antarctica and the empty islands around it
const LEFT_OUT_NAMES = new Set(['Indian Ocean Ter.', 'Ashmore and Cartier Is.']);

/** Places of what has no outline of its own in Natural Earth, longitude and latitude. */
const OWN_PLACES = {
  BV: [3.4, -54.4], CX: [105.6, -10.5], CC: [96.8, -12.2], GF: [-53.1, 4], GI: [-5.4, 36.1], GP: [-61.5, 16.2],
  MQ: [-61, 14.6], YT: [45.2, -12.8], RE: [55.5, -21.1], SJ: [16, 78.6], TK: [-171.8, -9.2], TV: [179.2, -8.5],
  UM: [166.6, 19.3], BQ: [-68.3, 12.2], TF: [69.5, -49.3], HM: [73.5, -53.1],
}; // prettier-ignore

/** Postal codes of the states and of the District of Columbia, by FIPS code. */
const POSTAL = {
  '01': 'AL', '02': 'AK', '04': 'AZ', '05': 'AR', '06': 'CA', '08': 'CO', '09': 'CT', 10: 'DE', 11: 'DC', 12: 'FL',
  13: 'GA', 15: 'HI', 16: 'ID', 17: 'IL', 18: 'IN', 19: 'IA', 20: 'KS', 21: 'KY', 22: 'LA', 23: 'ME', 24: 'MD',
  25: 'MA', 26: 'MI', 27: 'MN', 28: 'MS', 29: 'MO', 30: 'MT', 31: 'NE', 32: 'NV', 33: 'NH', 34: 'NJ', 35: 'NM',
  36: 'NY', 37: 'NC', 38: 'ND', 39: 'OH', 40: 'OK', 41: 'OR', 42: 'PA', 44: 'RI', 45: 'SC', 46: 'SD', 47: 'TN',
  48: 'TX', 49: 'UT', 50: 'VT', 51: 'VA', 53: 'WA', 54: 'WV', 55: 'WI', 56: 'WY',
}; // prettier-ignore

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A whole number as digits of five bits, the least first; the sign in the lowest bit (as in source maps). */
function vlq(value) {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let out = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    out += DIGITS[digit | (rest > 0 ? 32 : 0)];
  } while (rest > 0);
  return out;
}

function decoded({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** Ramer–Douglas–Peucker, in degrees of latitude; a closed line is cut at the point farthest from its start. */
function simplified(points, tolerance) {
  const squeeze = Math.cos((points[0][1] * Math.PI) / 180);
  const away = ([x, y], [ax, ay], [bx, by]) => {
    const [dx, dy, px, py] = [(bx - ax) * squeeze, by - ay, (x - ax) * squeeze, y - ay];
    const length = Math.hypot(dx, dy);
    return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
  };
  const keep = new Set([0, points.length - 1]);
  const open = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, tolerance];
    for (let i = from + 1; i < to; i += 1) {
      const d = away(points[i], points[from], points[to]);
      if (d > most) [farthest, most] = [i, d];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => keep.has(i));
}

/** Of a closed line, in square degrees at its latitude; positive clockwise. */
function areaOf(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    const turn = b[0] - a[0];
    sum += (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn) * (a[1] + b[1]);
  }
  return (sum / 2) * Math.cos((ring[0][1] * Math.PI) / 180);
}

function stitched(arcs, indices) {
  return indices.flatMap((index, i) => {
    const arc = index < 0 ? [...arcs[~index]].reverse() : arcs[index];
    return i === 0 ? arc : arc.slice(1);
  });
}

/** Polygons by country (ISO numeric code), with those that Natural Earth draws apart merged into the country they are of. */
function countriesOf(topology) {
  const groups = new Map();
  for (const geometry of topology.objects.countries.geometries) {
    const { name } = geometry.properties;
    const id = geometry.id ?? PART_OF[name] ?? (name === 'Kosovo' ? KOSOVO : '');
    if (LEFT_OUT.has(id) || LEFT_OUT_NAMES.has(name)) continue;
    groups.set(id, [...(groups.get(id) ?? []), geometry]);
  }
  return [...groups].map(([id, geometries]) => {
    const merged = geometries.length > 1 ? mergeArcs(topology, geometries) : geometries[0];
    return { id, polygons: merged.type === 'Polygon' ? [merged.arcs] : merged.arcs };
  });
}

/** Polygons by state (FIPS code), without the territories. */
const statesOf = ({ objects }) =>
  objects.states.geometries
    .filter(({ id }) => id in POSTAL)
    .map(({ id, type, arcs }) => ({ id, polygons: type === 'Polygon' ? [arcs] : arcs }));

/** An atlas as text: its lines on a grid of `grid` degrees, its islands of less than `least` square degrees left out. */
function outlines(file, shapesOf, { tolerance, grid, least }) {
  const topology = read(file);
  const full = decoded(topology);
  const arcs = full.map((arc) => simplified(arc, tolerance));
  const used = new Map();
  const shapes = shapesOf(topology).flatMap(({ id, polygons }) => {
    const sized = polygons.map((rings) => ({ rings, area: Math.abs(areaOf(stitched(full, rings[0]))) }));
    const largest = Math.max(...sized.map((it) => it.area));
    const kept = sized.filter((it) => it.area >= Math.min(least, largest) && it.area >= grid * grid * 8);
    const written = kept.map(({ rings }) =>
      rings
        .map((ring) => {
          const numbers = ring.map((index) => {
            const arc = index < 0 ? ~index : index;
            if (!used.has(arc)) used.set(arc, used.size);
            return index < 0 ? ~used.get(arc) : used.get(arc);
          });
          return numbers.map(vlq).join('');
        })
        .join(','),
    );
    return written.length === 0 ? [] : [`${id}:${written.join(';')}`];
  });
  const lines = [...used.keys()].map((index) => {
    let [x, y] = [0, 0];
    return arcs[index]
      .map(([lon, lat]) => {
        const [nx, ny] = [Math.round(lon / grid), Math.round(lat / grid)];
        const step = nx === x && ny === y ? '' : vlq(nx - x) + vlq(ny - y);
        [x, y] = [nx, ny];
        return step;
      })
      .join('');
  });
  return { shapes: shapes.join(' '), lines: lines.join(' '), grid };
}

/** Middle of the largest part of each country or state. */
function places(file, shapesOf) {
  const topology = read(file);
  const arcs = decoded(topology);
  return new Map(
    shapesOf(topology).map(({ id, polygons }) => {
      const rings = polygons.map(([outer]) => stitched(arcs, outer));
      const size = (ring) => Math.abs(areaOf(ring));
      const largest = rings.reduce((best, ring) => (size(ring) > size(best) ? ring : best));
      return [id, geoCentroid({ type: 'Polygon', coordinates: [largest] })];
    }),
  );
}

function table() {
  const codes = read(require.resolve('i18n-iso-countries/codes.json'));
  const { countries: names } = read(require.resolve('i18n-iso-countries/langs/en.json'));
  const middle = places(FINE, countriesOf);
  const tenth = (value) => String(Math.round(value * 10) / 10);
  return codes
    .filter(([alpha2]) => alpha2 !== 'AQ') // no map of ours reaches Antarctica
    .map(([alpha2, alpha3, numeric]) => {
      const place = OWN_PLACES[alpha2] ?? middle.get(alpha2 === 'XK' ? KOSOVO : numeric);
      if (place === undefined) throw new Error(`No place for ${alpha2}`);
      const own = [names[alpha2]].flat().filter((name) => name !== 'Congo');
      const number = alpha2 === 'XK' ? '' : numeric;
      return [alpha2, alpha3, number, tenth(place[0]), tenth(place[1]), ...own].join('|');
    })
    .sort()
    .join('\n');
}

function stateTable() {
  const middle = places(STATES, statesOf);
  return read(STATES)
    .objects.states.geometries.filter(({ id }) => id in POSTAL)
    .map(({ id, properties }) => {
      const [lon, lat] = middle.get(id).map((value) => Math.round(value * 10) / 10);
      return [POSTAL[id], id, lon, lat, properties.name].join('|');
    })
    .sort()
    .join('\n');
}

const HEAD = '// Written by scripts/map-data.mjs; do not edit.';
const atlas = (name, what, { shapes, lines, grid }, source = 'Natural Earth') =>
  `${HEAD} Made with ${source} (public domain).\nimport type { Atlas } from './map-atlas.js';\n\n` +
  `/** ${what} */\nexport const ${name}: Atlas = {\n  grid: ${grid},\n  shapes:\n    '${shapes}',\n  lines:\n    '${lines}',\n};\n`;

const files = {
  'map-world.ts': atlas(
    'WORLD',
    'Countries for a map of the world: generalised, without the smallest.',
    outlines(COARSE, countriesOf, { tolerance: 0.05, grid: 0.05, least: 0 }),
  ),
  'map-region.ts': atlas(
    'REGION',
    'Countries for a map of a part of the world.',
    outlines(FINE, countriesOf, { tolerance: 0.03, grid: 0.01, least: 0.02 }),
  ),
  'map-states.ts': atlas(
    'STATES',
    'The states of the US.',
    outlines(STATES, statesOf, { tolerance: 0.02, grid: 0.01, least: 0.02 }),
    'outlines of the US Census Bureau',
  ),
  'state-table.ts':
    `${HEAD} Names of the US Census Bureau (public domain).\n` +
    `/** A US state a line: postal code, FIPS code, longitude, latitude, name. */\n` +
    `export const STATE_TABLE = \`\\\n${stateTable()}\`;\n`,
  'country-table.ts':
    `${HEAD} Codes and names from i18n-iso-countries (MIT).\n` +
    `/** A country a line: alpha-2, alpha-3, numeric, longitude, latitude, English names. */\n` +
    `export const COUNTRY_TABLE = \`\\\n${table()}\`;\n`,
};

let stale = false;
for (const [name, content] of Object.entries(files)) {
  const target = new URL(`../src/core/chart/${name}`, import.meta.url);
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') === content) continue;
    console.error(`${name} is out of date; run node scripts/map-data.mjs.`);
    stale = true;
  } else {
    writeFileSync(target, content);
    console.log(`${name}: ${content.length} bytes`);
  }
}
process.exitCode = stale ? 1 : 0;
