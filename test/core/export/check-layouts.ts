const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/u;
const PLACE = /<p:ph\b([^>]*)\/>/gu;

interface Place {
  type: string;
  index: string;
}

/**
 * Faults of slides and their layouts: a place that the layout does not have (a shape in it falls to the corner of the slide), a
 * layout that the master does not list, two slides with one title, sections that do not hold every slide once.
 */
export function layoutFaults(names: readonly string[], read: (name: string) => string): string[] {
  const slides = names.filter((name) => SLIDE.test(name));
  const master = read('ppt/slideMasters/_rels/slideMaster1.xml.rels');
  return [
    ...slides.flatMap((name) => placeFaults(name, read)),
    ...names
      .filter((name) => /^ppt\/slideLayouts\/[^/]+\.xml$/u.test(name))
      .filter((name) => !master.includes(`..${name.slice('ppt'.length)}"`))
      .map((name) => `${name} is not of the master`),
    ...repeated(slides.map((name) => titleOf(read(name)))).map(
      (title) => `two slides have the title ${title}`,
    ),
    ...sectionFaults(read('ppt/presentation.xml')),
  ];
}

function placeFaults(name: string, read: (name: string) => string): string[] {
  const links = read(name.replace('slides/', 'slides/_rels/').concat('.rels'));
  const layout = /slideLayouts\/slideLayout\d+\.xml/u.exec(links)?.[0] ?? 'no layout';
  const there = places(read(`ppt/${layout}`));
  return places(read(name))
    .filter((own) => !there.some((it) => it.index === own.index && it.type === own.type))
    .map(({ type, index }) => `${name}: ${layout} has no place ${[type, index].join(' ').trim()}`);
}

const places = (xml: string): Place[] =>
  [...xml.matchAll(PLACE)].map(([, attributes = '']) => ({
    type: /type="(\w+)"/u.exec(attributes)?.[1] ?? 'obj',
    index: /idx="(\d+)"/u.exec(attributes)?.[1] ?? '',
  }));

function titleOf(xml: string): string {
  const shape = [...xml.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/gu)].find(([it]) =>
    /type="(?:title|ctrTitle)"/u.test(it),
  );
  return [...(shape?.[0] ?? '').matchAll(/<a:t>([^<]*)<\/a:t>/gu)].map(([, text]) => text).join('');
}

function sectionFaults(xml: string): string[] {
  const all = [...xml.matchAll(/<p:sldId id="(\d+)"/gu)].map(([, id]) => id).join(' ');
  const held = [...xml.matchAll(/<p14:sldId id="(\d+)"/gu)].map(([, id]) => id).join(' ');
  return held === '' || held === all ? [] : [`sections hold ${held}, not ${all}`];
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
