/** Logos as brands have them, for page and Node; drawn here, so that they are nobody's. */
export const svgLogo = (body: string, width = 200, height = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const GROUND = (fill: string): string => `<rect width="200" height="100" fill="${fill}"/>`;
const DISC = (fill: string): string => `<circle cx="50" cy="50" r="40" fill="${fill}"/>`;
const BARS = (fill: string): string => `<path d="M110 20h20v60h-20zM145 35h20v45h-20z" fill="${fill}"/>`;

/** A disc and two bars, red and blue, on nothing. */
export const TWO_COLOURS = svgLogo(DISC('#e4002b') + BARS('#0057b8'));

/** Logos with the colours that a person would name, the first of them first. */
export const LOGOS: readonly { name: string; svg: string; colors: readonly string[] }[] = [
  { name: 'two colours', svg: TWO_COLOURS, colors: ['#e4002b', '#0057b8'] },
  {
    name: 'on white, with black letters',
    svg: svgLogo(GROUND('#ffffff') + DISC('#00843d') + BARS('#1d1d1b')),
    colors: ['#00843d'],
  },
  { name: 'on a dark ground', svg: svgLogo(GROUND('#0b1020') + DISC('#ff8200')), colors: ['#ff8200'] },
  {
    name: 'on a ground of its own colour',
    svg: svgLogo(GROUND('#1d4ed8') + DISC('#ffffff')),
    colors: ['#1d4ed8'],
  },
  { name: 'black on white', svg: svgLogo(GROUND('#ffffff') + DISC('#111111')), colors: ['#111111'] },
  { name: 'white on black', svg: svgLogo(GROUND('#000000') + DISC('#ffffff')), colors: ['#000000'] },
  { name: 'two greys', svg: svgLogo(DISC('#777777') + BARS('#bbbbbb')), colors: ['#777777'] },
  {
    name: 'four colours',
    svg: svgLogo(
      ['#4285f4', '#ea4335', '#fbbc05', '#34a853']
        .map((fill, at) => `<rect x="${at * 50}" width="40" height="100" fill="${fill}"/>`)
        .join(''),
    ),
    colors: ['#ea4335', '#4285f4', '#fbbc05', '#34a853'],
  },
  {
    name: 'strong on pale',
    svg: svgLogo(GROUND('#cfe8ff') + DISC('#1d4ed8')),
    colors: ['#1d4ed8', '#cfe8ff'],
  },
  {
    name: 'thin smooth lines',
    svg: svgLogo(
      GROUND('#ffffff') +
        [12, 20, 28, 36]
          .map((r) => `<circle cx="50" cy="50" r="${r}" fill="none" stroke="#7a1fa2" stroke-width="3"/>`)
          .join(''),
    ),
    colors: ['#7a1fa2'],
  },
  {
    name: 'small',
    svg: svgLogo('<circle cx="8" cy="8" r="6" fill="#e4002b"/>', 16, 16),
    colors: ['#e4002b'],
  },
];
