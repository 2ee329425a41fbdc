import { builtInFormat, numberFormat, type NumberFormat } from './number-format.js';
import type { PackageParts } from './package-parts.js';

/** The number format of each cell style. */
export async function readStyles(parts: PackageParts, path: string | undefined): Promise<NumberFormat[]> {
  const styles: NumberFormat[] = [];
  if (path === undefined) return styles;
  const custom = new Map<number, NumberFormat>();
  // Both elements also occur in other lists, with another meaning.
  let list = '';
  await parts.read(path, (xml) => {
    if (xml.kind === 'text') return;
    if (xml.name === 'numFmts' || xml.name === 'cellXfs') list = xml.kind === 'open' ? xml.name : '';
    if (xml.kind === 'close') return;
    const id = Number(xml.attribute('numFmtId') ?? 0);
    if (xml.name === 'numFmt' && list === 'numFmts') {
      custom.set(id, numberFormat(xml.attribute('formatCode') ?? ''));
    }
    if (xml.name === 'xf' && list === 'cellXfs') styles.push(custom.get(id) ?? builtInFormat(id));
  });
  return styles;
}
