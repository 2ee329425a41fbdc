import { strFromU8, unzipSync } from 'fflate';
import { chartFaults, withoutCodes } from './check-charts.js';
import { layoutFaults } from './check-layouts.js';

const MEDIA_TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const CUSTOM_PART = /^customXml\/item\d+\.xml$/u;

/**
 * What the Open XML validator does not see: faults for which PowerPoint offers a repair, or which make a file larger or
 * harder to use than it should be. Gives one line a fault; none for a good package.
 */
export function checkPackage(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const read = (name: string): string => (files[name] ? strFromU8(files[name]) : '');
  return [
    ...zipFaults(names),
    ...contentTypeFaults(names, read('[Content_Types].xml')),
    ...relationshipFaults(names, read),
    ...names
      .filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name))
      .flatMap((name) => slideFaults(name, read(name))),
    ...layoutFaults(names, read),
    ...themeFaults(names, read),
    ...mediaFaults(files),
    ...chartFaults(files),
    ...workbookFaults(files),
    ...names
      .filter((name) => /\.(xml|rels)$/u.test(name))
      .flatMap((name) => characterFaults(name, read(name))),
  ];
}

function zipFaults(names: string[]): string[] {
  const faults = names.filter((name) => name.endsWith('/')).map((name) => `directory entry ${name}`);
  if (names[0] !== '[Content_Types].xml') faults.push(`first entry is ${names[0]}`);
  return faults;
}

function contentTypeFaults(names: string[], xml: string): string[] {
  const faults: string[] = [];
  const overrides = [...xml.matchAll(/<Override PartName="\/([^"]+)"/gu)].map((match) => match[1] ?? '');
  const defaults = new Map(
    [...xml.matchAll(/<Default Extension="([^"]+)" ContentType="([^"]+)"/gu)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
  for (const part of overrides) if (!names.includes(part)) faults.push(`override without part: ${part}`);
  for (const [extension, type] of defaults) {
    const right = MEDIA_TYPES[extension];
    if (right !== undefined && right !== type) faults.push(`media type of .${extension} is ${type}`);
  }
  for (const name of names) {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (name === '[Content_Types].xml' || overrides.includes(name)) continue;
    // Custom parts alone are XML and nothing more.
    if (CUSTOM_PART.test(name)) continue;
    if (extension === 'xml' || !defaults.has(extension)) faults.push(`part without a type: ${name}`);
  }
  return faults;
}

function relationshipFaults(names: string[], read: (name: string) => string): string[] {
  const faults: string[] = [];
  const reached = new Set<string>();
  for (const name of names.filter((entry) => entry.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]+$/u, '');
    for (const [tag] of read(name).matchAll(/<Relationship [^>]*>/gu)) {
      if (tag.includes('TargetMode="External"')) continue;
      const target = /Target="([^"]+)"/u.exec(tag)?.[1] ?? '';
      const part = new URL(target, `file:///${folder}`).pathname.slice(1);
      reached.add(part);
      if (!names.includes(part)) faults.push(`${name} points at ${part}, which is not there`);
    }
  }
  for (const name of names) {
    const isPart = !name.endsWith('/') && !name.endsWith('.rels') && name !== '[Content_Types].xml';
    if (isPart && !reached.has(name)) faults.push(`nothing points at ${name}`);
  }
  return faults;
}

function slideFaults(name: string, xml: string): string[] {
  const faults: string[] = [];
  const shapes = [...xml.matchAll(/<p:cNvPr id="([^"]*)" name="([^"]*)"/gu)];
  faults.push(
    ...repeated(shapes.map((match) => match[1] ?? '')).map((id) => `${name}: shape id ${id} twice`),
  );
  faults.push(
    ...repeated(shapes.map((match) => match[2] ?? '')).map((shape) => `${name}: shape name ${shape} twice`),
  );
  const titles = xml.match(/<p:ph type="(?:title|ctrTitle)"/gu)?.length ?? 0;
  if (titles !== 1) faults.push(`${name}: ${titles} title placeholders`);
  for (const [picture] of xml.matchAll(
    /<p:pic>[\s\S]*?<\/p:pic>|<p:graphicFrame>[\s\S]*?<\/p:graphicFrame>/gu,
  )) {
    const described = / descr="[^"]+"/u.test(picture) && !picture.includes('preencoded');
    if (!described && !picture.includes('adec:decorative')) faults.push(`${name}: picture without alt text`);
    if (picture.includes('<a:tbl>') && !picture.includes('firstRow="1"'))
      faults.push(`${name}: table without header row`);
  }
  return faults;
}

function themeFaults(names: string[], read: (name: string) => string): string[] {
  const themes = names
    .filter((name) => /Masters\/_rels\//u.test(name))
    .map((name) => /Target="([^"]*theme\d+\.xml)"/u.exec(read(name))?.[1] ?? `${name}: none`);
  return repeated(themes).map((theme) => `two masters share ${theme}`);
}

function mediaFaults(files: Record<string, Uint8Array>): string[] {
  const contents = Object.entries(files)
    .filter(([name]) => name.startsWith('ppt/media/') && !name.endsWith('/'))
    .map(([, content]) => strFromU8(content, true));
  return contents.length === new Set(contents).size ? [] : ['the same picture is stored twice'];
}

/** Workbooks are packages of their own, whose texts name characters by codes as well. */
function workbookFaults(files: Record<string, Uint8Array>): string[] {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.xlsx'))
    .flatMap(([name, workbook]) =>
      Object.entries(unzipSync(workbook)).flatMap(([part, content]) =>
        characterFaults(`${name} ${part}`, withoutCodes(strFromU8(content))),
      ),
    );
}

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u;

function characterFaults(name: string, xml: string): string[] {
  const faults: string[] = [];
  const characters = xml.replaceAll(/&#(x?)([\da-f]{1,6});/giu, (_, hex: string, code: string) =>
    String.fromCodePoint(Math.min(parseInt(code, hex === '' ? 10 : 16), 0x10ffff)),
  );
  if (CONTROL.test(characters)) faults.push(`${name}: control character`);
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu.test(xml))
    faults.push(`${name}: & that is not escaped`);
  return faults;
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
