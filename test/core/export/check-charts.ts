import { strFromU8, unzipSync } from 'fflate';

/** Text with the characters that it names by codes (ECMA-376 part 1, 22.9.2.19): that of cells and of what charts keep of them. */
export const withoutCodes = (text: string): string =>
  text.replaceAll(/_x([\da-fA-F]{4})_/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** A sheet's cells by their place: numbers as numbers, texts as texts. */
export function readSheet(workbook: Uint8Array): Map<string, string | number> {
  const parts = unzipSync(workbook);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const cells = new Map<string, string | number>();
  for (const [, at = '', kind = '', inner = ''] of sheet.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gsu,
  )) {
    const text = /<t[^>]*>(.*?)<\/t>/su.exec(inner)?.[1];
    const value = /<v>(.*?)<\/v>/su.exec(inner)?.[1] ?? '';
    const said = text ?? (kind.includes('t="str"') ? value : undefined);
    cells.set(at, said === undefined ? Number(value) : withoutCodes(said));
  }
  return cells;
}

/** Faults of charts: axes that are not there, and caches that say something else than the workbook that is edited. */
export function chartFaults(files: Record<string, Uint8Array>): string[] {
  const names = Object.keys(files).filter((name) => /^ppt\/charts\/[^/]+\.xml$/u.test(name));
  return names.flatMap((name) => {
    const xml = strFromU8(files[name] as Uint8Array);
    const links = files[name.replace('charts/', 'charts/_rels/') + '.rels'];
    const target = /Target="\.\.\/([^"]+\.xlsx)"/u.exec(strFromU8(links ?? new Uint8Array()))?.[1] ?? '';
    const workbook = files[`ppt/${target}`];
    if (!workbook) return [`${name}: no workbook`];
    return [...axisFaults(xml), ...cacheFaults(xml, readSheet(workbook))].map((fault) => `${name}: ${fault}`);
  });
}

function axisFaults(xml: string): string[] {
  const axes = [...xml.matchAll(/<c:(?:catAx|valAx|dateAx)><c:axId val="(\d+)"/gu)].map((match) => match[1]);
  const used = [...xml.matchAll(/<c:axId val="(\d+)"/gu)].map((match) => match[1]);
  return [...new Set(used)].filter((id) => !axes.includes(id)).map((id) => `axis ${id} is not there`);
}

function cacheFaults(xml: string, cells: ReadonlyMap<string, string | number>): string[] {
  return [...xml.matchAll(/<c:f>Data!([^<]+)<\/c:f>(.*?)<\/c:(?:strCache|numCache)>/gsu)].flatMap(
    ([, formula = '', cache = '']) => {
      const [from = '', to = from] = formula.replaceAll('$', '').split(':');
      const column = from.replace(/\d+/u, '');
      const [first, last] = [from, to].map((cell) => Number(cell.replace(/\D+/u, ''))) as [number, number];
      const points = new Map(
        [...cache.matchAll(/<c:pt idx="(\d+)"><c:v>(.*?)<\/c:v>/gsu)].map((match) => [
          Number(match[1]),
          withoutCodes(match[2] ?? ''),
        ]),
      );
      const count = Number(/<c:ptCount val="(\d+)"/u.exec(cache)?.[1]);
      if (count !== last - first + 1) return [`${formula} has ${count} points`];
      return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
        const cell = cells.get(`${column}${first + i}`);
        const point = points.get(i) || undefined;
        const same = typeof cell === 'number' ? Number(point) === cell : point === cell;
        return same ? [] : [`${column}${first + i} is ${String(cell)}, its cache ${String(point)}`];
      });
    },
  );
}
