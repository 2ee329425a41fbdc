import type { Country } from './map-atlas.js';

/** Longitude and latitude in degrees, or x and y in px. */
export type Point = [number, number];

export interface MapBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the globe in degrees; `east` is beyond 180 where it lies across the antimeridian. */
export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** What a map shows: the world (with these places in any case), a part of it, or the US by its states. */
export type View = { kind: 'world'; places: Point[] } | { kind: 'states' } | ({ kind: 'region' } & Extent);

/** Wider or higher than this is best seen on the whole world. */
const MOST_ACROSS = 145;
const MOST_UP = 95;

/** The least extent that holds all of these; across the antimeridian where that is the shorter way. */
function union(parts: readonly Extent[]): Extent {
  const west = (part: Extent): number => ((part.west + 540) % 360) - 180;
  const sorted = [...parts].sort((a, b) => west(a) - west(b));
  // The widest gap between one part's east and the next part's west is what the extent leaves out.
  let reach = Number.NEGATIVE_INFINITY;
  let gap = { size: Number.NEGATIVE_INFINITY, after: 0, start: 0 };
  sorted.forEach((part, i) => {
    reach = Math.max(reach, west(part) + part.east - part.west);
    const next = sorted[i + 1];
    const start = next === undefined ? west(sorted[0] ?? part) + 360 : west(next);
    if (start - reach > gap.size) gap = { size: start - reach, after: reach, start };
  });
  const east = gap.start > 180 ? gap.after : gap.after + 360;
  const from = gap.start > 180 ? gap.start - 360 : gap.start;
  return {
    west: from,
    east: Math.min(east, from + 360),
    south: Math.min(...parts.map((it) => it.south)),
    north: Math.max(...parts.map((it) => it.north)),
  };
}

function widened(extent: Extent, across: number, up: number, padding: number): Extent {
  const lon = (extent.west + extent.east) / 2;
  const lat = (extent.south + extent.north) / 2;
  const halfLon = Math.max(across, (extent.east - extent.west) * (1 + padding)) / 2;
  const halfLat = Math.max(up, (extent.north - extent.south) * (1 + padding)) / 2;
  return {
    west: lon - halfLon,
    east: lon + halfLon,
    south: Math.max(-90, lat - halfLat),
    north: Math.min(90, lat + halfLat),
  };
}

const isLarge = (extent: Extent): boolean =>
  extent.east - extent.west > MOST_ACROSS || extent.north - extent.south > MOST_UP;

/** Where a map of points looks: 3° at least, unless the points lie closer together; some land around a single one. */
export function viewOfPlaces(places: Point[]): View {
  const extent = union(places.map(([lon, lat]) => ({ west: lon, east: lon, south: lat, north: lat })));
  if (isLarge(extent)) return { kind: 'world', places };
  const squeeze = Math.max(0.1, Math.cos((((extent.south + extent.north) / 2) * Math.PI) / 180));
  const span = Math.max((extent.east - extent.west) * squeeze, extent.north - extent.south);
  const least = span === 0 ? 10 : Math.min(3, Math.max(span * 4, 0.05));
  return { kind: 'region', ...widened(extent, least / squeeze, least, 0.16) };
}

/** European Russia: beside European countries its east would make them small. */
const RUSSIA = '643';
const WEST_OF_URAL: Extent = { west: 28, east: 48, south: 45, north: 68 };

/** Where a map of these countries looks. What has no outline of its own is given by its place. */
export function viewOfCountries(countries: readonly { id: string; place: Point }[], world: Country[]): View {
  const outlines = new Map(world.map((it) => [it.id, it]));
  const extentOf = ({ id, place }: { id: string; place: Point }): Extent =>
    mainExtent(outlines.get(id)) ?? { west: place[0], east: place[0], south: place[1], north: place[1] };
  const others = countries.filter((it) => it.id !== RUSSIA);
  const extents = others.map(extentOf);
  const russia = countries.find((it) => it.id === RUSSIA);
  if (russia !== undefined) {
    const rest = others.length === 0 ? undefined : union(extents);
    const european = rest !== undefined && rest.west > -30 && rest.east < 60 && rest.south > 25;
    extents.push(european ? WEST_OF_URAL : extentOf(russia));
  }
  const all = union(extents);
  if (isLarge(all)) return { kind: 'world', places: [] };
  return { kind: 'region', ...widened(all, 18, 12, 0.06) };
}

/** Of the largest part of a country and those a quarter as large: France is not seen from Guiana. */
function mainExtent(country: Country | undefined): Extent | undefined {
  const parts = (country?.polygons ?? []).map(([outer = []]) => {
    const lons = unwrapped(outer);
    const lats = outer.map(([, lat]) => lat);
    const extent = {
      west: Math.min(...lons),
      east: Math.max(...lons),
      south: Math.min(...lats),
      north: Math.max(...lats),
    };
    const squeeze = Math.cos((((extent.south + extent.north) / 2) * Math.PI) / 180);
    return { extent, size: (extent.east - extent.west) * squeeze * (extent.north - extent.south) };
  });
  const largest = Math.max(...parts.map((it) => it.size));
  const main = parts.filter((it) => it.size >= largest / 4);
  return main.length === 0 ? undefined : union(main.map((it) => it.extent));
}

/** Longitudes that run on where a line crosses the antimeridian. */
function unwrapped(line: readonly Point[]): number[] {
  let turn = 0;
  return line.map(([lon], i) => {
    const step = lon - (line[i - 1]?.[0] ?? lon);
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return lon + turn;
  });
}
