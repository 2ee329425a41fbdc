import { texts } from './read-package.js';

/** A shape of a slide as a program shows it: what it does not say itself it has from its layout, and that from the master. Slide pixels. */
export interface FileShape {
  /** The part that has the shape. */
  part: string;
  name: string;
  /** Of the place that it takes, with its index; empty where it takes none. */
  placeholder: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Left, top, right, bottom. */
  insets: number[];
  text: string;
  /** The first run's. */
  run: { size: number; bold: boolean; fonts: string[]; color: string; align: string };
  xml: string;
}

const SHAPE = /<p:sp>[\s\S]*?<\/p:sp>|<p:pic>[\s\S]*?<\/p:pic>|<p:graphicFrame>[\s\S]*?<\/p:graphicFrame>/gu;
const EMU = 9525;
const MASTER = 'ppt/slideMasters/slideMaster1.xml';

/** Shapes of a slide, counted from 1; with those that its layout and master show before them. */
export function shapesOf(parts: ReadonlyMap<string, string>, slide: number): FileShape[] {
  const part = `ppt/slides/slide${slide}.xml`;
  const layout = layoutOf(parts, slide);
  const read = (name: string): string => parts.get(name) ?? '';
  const withMaster = !read(layout).includes('showMasterSp="0"');
  const frames = [...(withMaster ? [MASTER] : []), layout].flatMap((name) =>
    shapes(read(name)).flatMap((xml) => (placeholderOf(xml) === '' ? [shape(name, [xml], '')] : [])),
  );
  return [
    ...frames,
    ...shapes(read(part)).map((xml) => {
      const taken = placeholderOf(xml);
      const inherited = taken === '' ? [] : chain(read(layout), read(MASTER), taken);
      return shape(part, [xml, ...inherited], styleOf(read(MASTER), taken));
    }),
  ];
}

/** The part of a slide's layout. */
export function layoutOf(parts: ReadonlyMap<string, string>, slide: number): string {
  const target = /slideLayouts\/slideLayout\d+\.xml/u.exec(
    parts.get(`ppt/slides/_rels/slide${slide}.xml.rels`) ?? '',
  );
  return `ppt/${target?.[0] ?? 'none'}`;
}

const shapes = (xml: string): string[] => [...xml.matchAll(SHAPE)].map(([found]) => found);
const first = (sources: readonly string[], pattern: RegExp): string =>
  sources.map((source) => pattern.exec(source)?.[1]).find((found) => found !== undefined) ?? '';

function placeholderOf(xml: string): string {
  const tag = /<p:ph\b[^>]*>/u.exec(xml)?.[0];
  if (tag === undefined) return '';
  return `${/type="(\w+)"/u.exec(tag)?.[1] ?? 'obj'} ${/idx="(\d+)"/u.exec(tag)?.[1] ?? ''}`.trim();
}

/** The places of layout and master that a shape's takes after. */
function chain(layout: string, master: string, taken: string): string[] {
  const own = shapes(layout).filter((xml) => placeholderOf(xml) === taken);
  const kind = taken.split(' ')[0] ?? '';
  const general = { ctrTitle: 'title', subTitle: 'body' }[kind] ?? kind;
  return [...own, ...shapes(master).filter((xml) => placeholderOf(xml).split(' ')[0] === general)];
}

function styleOf(master: string, taken: string): string {
  const kind = taken.split(' ')[0] ?? '';
  const tag = /itle$/u.test(kind) && kind !== 'subTitle' ? 'titleStyle' : 'bodyStyle';
  return new RegExp(`<p:${tag}>[\\s\\S]*?</p:${tag}>`, 'u').exec(master)?.[0] ?? '';
}

function shape(part: string, sources: readonly string[], style: string): FileShape {
  const [xml = ''] = sources;
  const number = (pattern: RegExp): number => Number(first(sources, pattern)) / EMU;
  const run = /<a:(?:r|fld)\b[\s\S]*?<\/a:(?:r|fld)>/u.exec(xml)?.[0] ?? '';
  const paragraph = /<a:pPr\b[^>]*>/u.exec(xml)?.[0] ?? '';
  const level = (source: string): string => /<a:lvl1pPr[\s\S]*?<\/a:lvl1pPr>/u.exec(source)?.[0] ?? '';
  const levels = [...sources.slice(1), style].map(level);
  return {
    part,
    name: /<p:cNvPr id="\d+" name="([^"]*)"/u.exec(xml)?.[1] ?? '',
    placeholder: placeholderOf(xml),
    x: number(/<a:off x="(-?\d+)"/u),
    y: number(/<a:off x="-?\d+" y="(-?\d+)"/u),
    width: number(/<a:ext cx="(\d+)"/u),
    height: number(/<a:ext cx="\d+" cy="(\d+)"/u),
    insets: ['l', 't', 'r', 'b'].map((side) =>
      number(new RegExp(`<a:bodyPr[^>]* ${side}Ins="(-?\\d+)"`, 'u')),
    ),
    text: texts(xml).join(''),
    run: {
      size: Number(first([run, ...levels], / sz="(\d+)"/u)),
      bold: first([run, ...levels], / b="(\d)"/u) === '1',
      fonts: ['latin', 'ea', 'cs'].map((script) =>
        first([run, ...levels], new RegExp(`<a:${script} typeface="([^"]*)"`, 'u')),
      ),
      color: first([run, ...levels], /<a:(?:schemeClr|srgbClr) val="(\w+)"/u),
      align: first([paragraph, ...levels], / algn="(\w+)"/u),
    },
    xml,
  };
}
