#!/usr/bin/env node
/**
 * Writes the data of the map charts, small enough to be loaded by a page: src/core/chart/map-world.ts and map-region.ts
 * (outlines of countries, from Natural Earth in the public domain by way of world-atlas, ISC) and country-table.ts (ISO
 * 3166 codes and English names from i18n-iso-countries, MIT, and a place for each country).
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

/** An atlas as text: its lines on a grid of `grid` degrees, its islands of less than `least` square degrees left out. */
function outlines(file, { tolerance, grid, least }) {
  const topology = read(file);
  const full = decoded(topology);
  const arcs = full.map((arc) => simplified(arc, tolerance));
  const used = new Map();
  const shapes = countriesOf(topology).flatMap(({ id, polygons }) => {
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

/** Middle of the largest part of each country. */
function places() {
  const topology = read(FINE);
  const arcs = decoded(topology);
  return new Map(
    countriesOf(topology).map(({ id, polygons }) => {
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
  const middle = places();
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

const HEAD = '// Written by scripts/map-data.mjs; do not edit.';
const atlas = (name, what, { shapes, lines, grid }) =>
  `${HEAD} Made with Natural Earth (public domain).\nimport type { Atlas } from './map-atlas.js';\n\n` +
  `/** ${what} */\nexport const ${name}: Atlas = {\n  grid: ${grid},\n  shapes:\n    '${shapes}',\n  lines:\n    '${lines}',\n};\n`;

const files = {
  'map-world.ts': atlas(
    'WORLD',
    'Countries for a map of the world: generalised, without the smallest.',
    outlines(COARSE, { tolerance: 0.05, grid: 0.05, least: 0 }),
  ),
  'map-region.ts': atlas(
    'REGION',
    'Countries for a map of a part of the world.',
    outlines(FINE, { tolerance: 0.03, grid: 0.01, least: 0.02 }),
  ),
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
