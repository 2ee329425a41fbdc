import { readXml, replaceXml, type Parts } from './parts.js';

/** Puts `notesMasterIdLst` before `sldIdLst`, the order of the schema (ECMA-376 part 1, 19.2.1.26); the writer has it after. */
export function notesMasterOrder(parts: Parts): void {
  const name = 'ppt/presentation.xml';
  const list = /<p:notesMasterIdLst>[\s\S]*?<\/p:notesMasterIdLst>/u;
  const found = list.exec(readXml(parts, name))?.[0] ?? '';
  replaceXml(parts, name, list, '');
  replaceXml(parts, name, /<p:sldIdLst>/u, `${found}<p:sldIdLst>`);
}
