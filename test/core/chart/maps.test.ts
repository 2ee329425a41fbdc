import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { countryNames } from '../../../src/core/chart/country-names.js';
import { renderChart, type RenderedChart } from '../../../src/core/chart/index.js';
import { contrast, relativeLuminance } from '../../../src/core/layout/contrast.js';
import { measureText } from '../../../src/core/layout/measure.js';
import type { Cell } from '../../../src/core/query/types.js';
import { SAMPLES } from '../../support/samples/maps.js';
import {
  columns,
  context,
  draw,
  ink,
  malformed,
  marksOf,
  paper,
  rowsOf,
  textsOf,
  wordsOf,
} from './fixture.js';

const COUNTRY = columns({ country: 'string', value: 'number' });
const PLACE = columns({ lat: 'number', lon: 'number', label: 'string', value: 'number' });
const countries = (cells: readonly (readonly [Cell, Cell])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['country', 'value'], cells);
const places = (cells: readonly (readonly Cell[])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['lat', 'lon', 'label', 'value'], cells);

/** All numbers of path data as points; the paths of a map are absolute. */
/** Paths of many lines and no area. */
const hatchings = (svg: string): string[] =>
  [...svg.matchAll(/<path d="(?:M[^MLZ]*L[^MLZ]*)+" fill="none"[^>]*>/gu)].map(([tag]) => tag);

function pointsOf(d: string): [number, number][] {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/gu)].map((it) => [Number(it[1]), Number(it[2])]);
}

function extentOf(d: string): { left: number; right: number; top: number; bottom: number; width: number } {
  const points = pointsOf(d);
  const [xs, ys] = [points.map((it) => it[0]), points.map((it) => it[1])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys), width: right - left };
}

/** Radii of a chart's circles by label. */
const radiiOf = ({ marks }: RenderedChart): Record<string, number> =>
  Object.fromEntries(marks.map((it) => [it.label, Number(/a([\d.]+)/u.exec(it.d)?.[1])]));

function boxesOf(svg: string): { text: string; left: number; right: number; top: number; bottom: number }[] {
  return textsOf(svg).map((it) => {
    const width = measureText(it.text, { fontSize: it.size, bold: it.bold });
    const left = it.anchor === 'end' ? it.x - width : it.anchor === 'middle' ? it.x - width / 2 : it.x;
    return { text: it.text, left, right: left + width, top: it.y - it.size * 0.72, bottom: it.y };
  });
}

describe('names of countries', () => {
  test('are ISO codes of two and three letters or three digits, whatever their case', async () => {
    const { find } = await countryNames('en-US');
    for (const text of ['DE', 'de', 'DEU', '276', ' Germany ']) assert.equal(find(text)?.code, 'DE', text);
    assert.equal(find('4')?.code, 'AF');
  });

  test('are English names in the spellings that data come with', async () => {
    const { find } = await countryNames('en-US');
    const expected: Record<string, string> = {
      USA: 'US', 'United States': 'US', 'U.S.': 'US', UK: 'GB', 'Great Britain': 'GB', 'South Korea': 'KR',
      'Korea, Republic of': 'KR', "Korea, Dem. People's Rep.": 'KP', Russia: 'RU', 'Russian Federation': 'RU',
      Czechia: 'CZ', 'Czech Republic': 'CZ', 'Ivory Coast': 'CI', "Côte d'Ivoire": 'CI', 'Cote d’Ivoire': 'CI',
      'Viet Nam': 'VN', Vietnam: 'VN', 'Iran, Islamic Rep.': 'IR', 'Bolivia (Plurinational State of)': 'BO',
      'Congo, Dem. Rep.': 'CD', 'Congo, Rep.': 'CG', 'The Gambia': 'GM', 'St. Lucia': 'LC', Kosovo: 'XK',
      'Trinidad & Tobago': 'TT', 'Hong Kong SAR, China': 'HK', Türkiye: 'TR', Turkey: 'TR', Macedonia: 'MK',
      'São Tomé and Príncipe': 'ST', EL: 'GR', 'Eswatini': 'SZ', Swaziland: 'SZ', UAE: 'AE',
    }; // prettier-ignore
    for (const [name, alpha2] of Object.entries(expected)) assert.equal(find(name)?.code, alpha2, name);
    for (const name of ['Europe', 'EU', 'World', '', '–', 'Atlantis', '2024', 'Georgia Tech', 'constructor'])
      assert.equal(find(name), undefined, name);
  });

  test('are known in the language of the deck as well, and codes are called in it', async () => {
    const { find, call } = await countryNames('de-DE');
    const germany = find('Deutschland');
    assert.equal(germany?.code, 'DE');
    assert.equal(call(germany, 'DEU'), 'Deutschland');
    assert.equal(call(germany, 'Germany'), 'Germany');
  });
});

describe('renderChart: country-map', () => {
  const world = countries([
    ['USA', 340],
    ['China', 1410],
    ['Brazil', 210],
    ['South Africa', 63],
    ['Australia', 27],
    ['Singapore', 6],
  ]);

  test('the larger a value the stronger its country, and what has no value is hatched', async () => {
    const { svg, marks } = await draw('country-map', COUNTRY, world);
    // Of the land and of its key; no country with a value has lines.
    assert.equal(hatchings(svg).length, 2);
    assert.ok(wordsOf(svg).includes('No data'));
    const shade = (label: string): number => {
      const start = /^M[^L]*L[^L]*/u.exec(marks.find((it) => it.label === label)?.d ?? '')?.[0] ?? '-';
      const tag = [...svg.matchAll(/<path[^>]*>/gu)].map(([it]) => it).find((it) => it.includes(`"${start}`));
      return relativeLuminance(/fill="(#[0-9a-f]{6})"/u.exec(tag ?? '')?.[1] ?? '');
    };
    const order = ['China', 'United States', 'Brazil', 'South Africa', 'Australia'];
    order.slice(1).forEach((label, i) => assert.ok(shade(label) > shade(order[i] ?? ''), label));
  });

  test('every country of the rows can be pointed at, with its name and value', async () => {
    const { marks } = await draw('country-map', COUNTRY, world);
    assert.deepEqual(
      marks.map((it) => `${it.label} ${it.value}`),
      ['United States 340', 'China 1,410', 'Brazil 210', 'South Africa 63', 'Australia 27', 'Singapore 6'],
    );
    for (const mark of marks) assert.ok(mark.x > 0 && mark.x < 700 && mark.y > 0 && mark.y < 470, mark.label);
  });

  test('a country too small to be seen is a circle where it lies', async () => {
    const { marks, svg } = await draw('country-map', COUNTRY, world);
    const singapore = marks.find((it) => it.label === 'Singapore');
    const china = marks.find((it) => it.label === 'China');
    const australia = marks.find((it) => it.label === 'Australia');
    assert.match(singapore?.d ?? '', /a4 4/u);
    const [top, bottom] = [extentOf(china?.d ?? '').bottom, extentOf(australia?.d ?? '').top];
    assert.ok((singapore?.y ?? 0) > top && (singapore?.y ?? 0) < bottom);
    assert.ok(svg.includes(paper.colors.muted));
  });

  test('countries of one part of the world are drawn as large as the chart allows', async () => {
    const far = await draw('country-map', COUNTRY, world.concat(countries([['Germany', 84]])));
    const near = await draw(
      'country-map',
      COUNTRY,
      countries([
        ['Germany', 84],
        ['FRA', 68],
        ['Russia', 144],
      ]),
    );
    const width = (chart: RenderedChart): number =>
      extentOf(chart.marks.find((it) => it.label === 'Germany')?.d ?? '').width;
    assert.ok(width(near) > 4 * width(far), `${width(near)} ${width(far)}`);
    for (const it of near.marks) assert.ok(extentOf(it.d).right <= 700.5, it.label);
  });

  test('countries across the date line are neighbours', async () => {
    const { marks } = await draw(
      'country-map',
      COUNTRY,
      countries([
        ['New Zealand', 5],
        ['Fiji', 1],
        ['Samoa', 2],
        ['TON', 3],
      ]),
    );
    const x = (label: string): number => marks.find((it) => it.label === label)?.x ?? Number.NaN;
    assert.ok(x('Fiji') < x('Tonga') && x('Tonga') < x('Samoa') && x('Samoa') - x('Fiji') < 500);
  });

  test('land without a value is told from the palest shade without its hue, on dark ground as well', async () => {
    for (const theme of [paper, ink]) {
      const { svg } = await draw('country-map', COUNTRY, world, {}, { theme });
      const [lines = ''] = hatchings(svg);
      const color = /stroke="(#\w+)"/u.exec(lines)?.[1] ?? '';
      assert.ok(contrast(color, theme.colors.background) >= 1.8, `${theme.id}: ${color}`);
      const valued = await draw('country-map', COUNTRY, countries([['USA', 1], ['China', null]]), {}, { theme }); // prettier-ignore
      const china = valued.marks.find((it) => it.label === 'China');
      assert.ok(
        china !== undefined && !valued.svg.includes(`<path d="${china.d}"`),
        'an empty row is bare land',
      );
    }
  });

  test('a map of the world shows no country torn along its edge, and no Antarctica', async () => {
    const { svg } = await draw(
      'country-map',
      COUNTRY,
      countries([
        ['Russia', 1],
        ['United States', 2],
        ['Chile', 3],
      ]),
    );
    for (const [, d = ''] of svg.matchAll(/<path d="([^"]*)" fill="#/gu)) {
      for (const ring of d.split('Z'))
        assert.ok(ring === '' || extentOf(ring).width < 350, String(extentOf(ring).width));
    }
  });

  test('names of no country are counted in a note with the first of them', async () => {
    const rows = countries([
      ['France', 1],
      ['EU', 2],
      ['World', 3],
      ['Asia', 4],
      ['Other', 5],
      ['Spain', 2],
    ]);
    const { notes, svg, alt } = await draw('country-map', COUNTRY, rows);
    assert.deepEqual(notes, ['Not on the map: 4 (EU, World, Asia …)']);
    assert.ok(wordsOf(svg).includes(notes[0] ?? ''));
    assert.match(alt, /Not on the map: 4/u);
  });

  test('a column of no countries is refused with what it holds and what to do', async () => {
    await assert.rejects(
      draw(
        'country-map',
        COUNTRY,
        countries([
          ['Alpha', 1],
          ['Beta', 2],
        ]),
      ),
      (error: Error & { code?: string; hint?: string }) => {
        assert.equal(error.code, 'wrong_columns');
        assert.match(error.message, /"country" holds "Alpha", "Beta"/u);
        assert.match(String(error.hint), /ISO 3166/u);
        return true;
      },
    );
  });

  test('a country in two rows is refused, under whatever names', async () => {
    await assert.rejects(
      draw(
        'country-map',
        COUNTRY,
        countries([
          ['USA', 1],
          ['United States', 2],
        ]),
      ),
      /"United States" stands in several rows/u,
    );
  });

  test('the largest values are written on their countries or beside them, none on another', async () => {
    for (const theme of [paper, ink]) {
      for (const [width, height] of [
        [260, 180],
        [700, 470],
        [1152, 480],
      ] as const) {
        for (const it of [...(SAMPLES['country-map'] ?? []), ...(SAMPLES['geo-map'] ?? [])]) {
          const type = SAMPLES['country-map']?.includes(it) === true ? 'country-map' : 'geo-map';
          const spec = { type, encoding: {}, config: it.config ?? {} } as const;
          const { svg } = await renderChart(spec, it, { ...context, theme, width, height });
          const boxes = boxesOf(svg);
          for (const box of boxes) {
            assert.ok(
              box.left >= -1 && box.right <= width + 1 && box.top >= -1 && box.bottom <= height + 1,
              `${it.name} ${width}: ${box.text}`,
            );
          }
          boxes.forEach((a, i) =>
            boxes.slice(i + 1).forEach((b) => {
              const clear =
                a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top || b.bottom <= a.top;
              assert.ok(clear, `${it.name} ${width}: "${a.text}" on "${b.text}"`);
            }),
          );
        }
      }
    }
  });

  test('with `valueLabels: false` the map speaks by its shades alone', async () => {
    const words = wordsOf((await draw('country-map', COUNTRY, world, { valueLabels: false })).svg);
    assert.deepEqual(words, ['6', '1,410', 'No data']);
  });

  test('a highlighted country has a rim and its value, and `top` leaves the others out with a note', async () => {
    const { svg } = await draw('country-map', COUNTRY, world, { highlight: 'Australia' });
    assert.match(svg, new RegExp(`<path[^>]*stroke="${paper.colors.text}"`, 'u'));
    assert.ok(wordsOf(svg).includes('Australia'));
    const top = await draw('country-map', COUNTRY, world, { top: 2 });
    assert.deepEqual(top.notes, ['Top 2 of 6']);
    assert.deepEqual(
      top.marks.map((it) => it.label),
      ['China', 'United States'],
    );
  });

  test('values on both sides of zero have two hues, and a null none', async () => {
    const { svg, marks } = await draw(
      'country-map',
      COUNTRY,
      countries([
        ['Kenya', -5],
        ['Mali', 5],
        ['Chad', null],
      ]),
    );
    assert.equal(
      marksOf(svg, paper.colors.negative).length > 0 && marksOf(svg, paper.colors.accent).length > 0,
      true,
    );
    assert.equal(marks.find((it) => it.label === 'Chad')?.value, '–');
  });

  test('US states by postal code or name are a map of the states, Alaska and Hawaii below the others', async () => {
    const cells: [string, number][] = [['CA', 39], ['TX', 30], ['NY', 20], ['AK', 1], ['HI', 2], ['GA', 11]]; // prettier-ignore
    const { marks, notes } = await draw('country-map', COUNTRY, countries([...cells, ['Puerto Rico', 3]]));
    assert.deepEqual(marks.map(({ label }) => label).sort(), ['Alaska', 'California', 'Georgia', 'Hawaii', 'New York', 'Texas']); // prettier-ignore
    assert.ok(notes.some((note) => note.includes('Puerto Rico')));
    const at = (name: string) => extentOf(marks.find(({ label }) => label === name)!.d);
    assert.ok(at('California').left < at('Texas').left && at('Texas').left < at('New York').left);
    assert.ok(at('Alaska').bottom > at('California').bottom);
    const named = await draw('country-map', COUNTRY, countries([['Georgia', 1], ['Ohio', 2], ['Iowa', 3]])); // prettier-ignore
    assert.equal(named.marks.length, 3);
    const codes = await draw('country-map', COUNTRY, countries([['CA', 1], ['DE', 2], ['FR', 3]])); // prettier-ignore
    assert.deepEqual(codes.marks.map(({ label }) => label).sort(), ['Canada', 'France', 'Germany']);
  });

  test('a map of the whole world is a small picture', async () => {
    for (const width of [700, 1152]) {
      const crowded = SAMPLES['country-map']?.find((it) => it.name === 'crowded');
      assert.ok(crowded !== undefined);
      const spec = { type: 'country-map', encoding: {} } as const;
      const { svg } = await renderChart(spec, crowded, { ...context, width, height: 560 });
      assert.ok(svg.length < 150_000, String(svg.length));
      assert.equal(malformed(svg), undefined);
    }
  });
});

describe('renderChart: geo-map', () => {
  test('the area of a circle is as its value', async () => {
    const chart = await draw(
      'geo-map',
      PLACE,
      places([
        [52, 13, 'a', 400],
        [48, 11, 'b', 100],
        [50, 7, 'c', 0],
        [51, 9, 'd', null],
      ]),
    );
    const radii = radiiOf(chart);
    assert.ok(Math.abs((radii['a'] ?? 0) / (radii['b'] ?? 1) - 2) < 0.05);
    assert.equal(radii['c'], 2.5);
    assert.equal(chart.marks.find((it) => it.label === 'd')?.value, '–');
  });

  test('places stand to each other as on the globe, inside the chart', async () => {
    const { marks } = await draw(
      'geo-map',
      PLACE,
      places([
        [53.5, 10, 'Hamburg', 4],
        [48.1, 11.6, 'München', 9],
        [50.9, 7, 'Köln', 2],
      ]),
    );
    const at = (label: string): { x: number; y: number } =>
      marks.find((it) => it.label === label) ?? { x: NaN, y: NaN };
    assert.ok(at('Hamburg').y < at('Köln').y && at('Köln').y < at('München').y);
    assert.ok(at('Köln').x < at('Hamburg').x && at('Hamburg').x < at('München').x);
    for (const { d } of marks) {
      const [, x = '', y = '', r = ''] = /^M([\d.-]+) ([\d.-]+)a([\d.]+)/u.exec(d) ?? [];
      assert.ok(
        Number(x) >= 0 &&
          Number(x) + 2 * Number(r) <= 700 &&
          Number(y) - Number(r) >= 0 &&
          Number(y) + Number(r) <= 470,
      );
    }
  });

  test('a few points near each other are told apart, and a scale says how far it is', async () => {
    const { marks, svg } = await draw(
      'geo-map',
      PLACE,
      places([
        [52.52, 13.4, 'a', 1],
        [52.5, 13.45, 'b', 1],
      ]),
    );
    assert.ok(
      Math.hypot((marks[0]?.x ?? 0) - (marks[1]?.x ?? 0), (marks[0]?.y ?? 0) - (marks[1]?.y ?? 0)) > 60,
    );
    assert.ok(wordsOf(svg).some((word) => / km$| m$/u.test(word)));
  });

  test('points on both sides of the date line are shown across it', async () => {
    const { marks } = await draw(
      'geo-map',
      PLACE,
      places([
        [-18, 178, 'Suva', 1],
        [-14, -172, 'Apia', 1],
      ]),
    );
    const x = (label: string): number => marks.find((it) => it.label === label)?.x ?? NaN;
    assert.ok(x('Apia') > x('Suva'));
  });

  test('impossible coordinates are left out with a note, and only those', async () => {
    const { notes, marks } = await draw(
      'geo-map',
      PLACE,
      places([
        [52, 13, 'a', 1],
        [95, 13, 'b', 1],
        [null, 13, 'c', 1],
        [10, 500, 'd', 1],
        [10, 190, 'e', 1],
      ]),
    );
    assert.deepEqual(notes, ['3 of 5 points without a place on earth']);
    assert.deepEqual(marks.map((it) => it.label).sort(), ['a', 'e']);
    await assert.rejects(draw('geo-map', PLACE, places([[400, 13, 'a', 1]])), /"lat" has to be −90 to 90/u);
  });

  test('negative values have no area and are refused by name', async () => {
    await assert.rejects(
      draw('geo-map', PLACE, places([[52, 13, 'Berlin', -4]])),
      /"value" is -4 at "Berlin"/u,
    );
  });

  test('points without values are dots of one size that say where they are', async () => {
    const chart = await draw(
      'geo-map',
      columns({ lat: 'number', lon: 'number', label: 'string' }),
      rowsOf(
        ['lat', 'lon', 'label'],
        [
          [59.9, 10.75, 'Oslo'],
          [64.15, -21.94, 'Reykjavík'],
        ],
      ),
    );
    assert.equal(new Set(Object.values(radiiOf(chart))).size, 1);
    assert.deepEqual(
      chart.marks.map((it) => it.value),
      ['59.9, 10.75', '64.15, -21.94'],
    );
    assert.ok(wordsOf(chart.svg).includes('Oslo'));
  });

  test('ten thousand points are a sample with the largest among them', async () => {
    const rows = places(
      Array.from({ length: 10_000 }, (_, i) => [
        ((i * 37) % 120) - 50,
        ((i * 61) % 340) - 170,
        `p${i}`,
        i === 7777 ? 1e6 : i % 100,
      ]),
    );
    const { notes, marks, svg } = await draw('geo-map', PLACE, rows);
    assert.deepEqual(notes, ['Sample: 3,000 of 10,000 points']);
    assert.ok(marks.some((it) => it.label === 'p7777'));
    assert.match(svg, /fill-opacity="0\.4"/u);
  });

  test('the extremes of numbers and coordinates are a chart', async () => {
    for (const rows of [
      places([
        [90, 180, 'a', 1e308],
        [-90, -180, 'b', 1e-300],
      ]),
      places([[0, 0, 'a', 0]]),
      places([
        [89.9, 0, 'a', 1],
        [89.9, 1, 'b', 1],
      ]),
      places([
        [12, 12, '<b>&"x"</b>', 1],
        [12, 12, '売上高', 1],
        [12, 12, 'إيرادات', 2],
      ]),
    ]) {
      for (const [width, height] of [
        [60, 40],
        [700, 470],
      ] as const) {
        const { svg, marks } = await draw('geo-map', PLACE, rows, {}, { width, height });
        assert.equal(malformed(svg), undefined);
        assert.doesNotMatch(svg, /NaN|Infinity|undefined/u);
        assert.equal(marks.length, rows.length);
      }
    }
  });
});

test('the data of the maps are those that their script writes', () => {
  const script = fileURLToPath(new URL('../../../scripts/map-data.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
});
