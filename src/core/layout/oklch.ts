/** A colour by how light it looks (0 to 1), how strong it is (0 to about 0.3) and its hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Linear light of an 8-bit sRGB channel, and back (IEC 61966-2-1). */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export function linearRgb(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
}

/** OKLab of linear RGB; matrices of Björn Ottosson, "A perceptual color space for image processing", 2020. */
export function oklab([r, g, b]: readonly [number, number, number]): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `hex` is `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = oklab(linearRgb(hex));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** The colour as `#rrggbb`; where a screen cannot show it, the strongest of its hue and lightness that can be shown. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [least, most] = [0, chroma];
  let rgb = channels(lightness, chroma, hue);
  if (!isShown(rgb)) {
    for (let i = 0; i < 12; i += 1) {
      const middle = (least + most) / 2;
      if (isShown(channels(lightness, middle, hue))) least = middle;
      else most = middle;
    }
    rgb = channels(lightness, least, hue);
  }
  const byte = (light: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, light)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

function channels(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: readonly number[]): boolean => rgb.every((light) => light > -0.0005 && light < 1.0005);
