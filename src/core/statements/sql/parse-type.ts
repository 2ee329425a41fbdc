import type { TokenReader } from './token-reader.js';

/** The name of a type, in capitals: `DECIMAL(10,2)`. */
export function parseType(reader: TokenReader): string {
  const name = reader.name({ reserved: true })?.toUpperCase() ?? '';
  let type = name;
  while (reader.is('PRECISION', 'VARYING')) {
    type += ` ${reader.key()}`;
    reader.at += 1;
  }
  if (reader.key() === '(') {
    const close = reader.token?.close ?? reader.at;
    type += `(${reader.tokens
      .slice(reader.at + 1, close)
      .map(({ value }) => value.toUpperCase())
      .join('')})`;
    reader.at = close + 1;
  }
  if (reader.is('WITH', 'WITHOUT') && reader.key(1) === 'TIME' && reader.key(2) === 'ZONE') reader.at += 3;
  while (reader.key() === '[') {
    reader.at = (reader.token?.close ?? reader.at) + 1;
    type += '[]';
  }
  return type;
}
