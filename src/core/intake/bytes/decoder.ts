/** Windows-1252 from 0x80 on; the places that it leaves free stay control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes the text of a file piece by piece. */
export function decoderOf(encoding: string): (bytes: Uint8Array, options?: TextDecodeOptions) => string {
  const decoder = new TextDecoder(encoding);
  if (encoding !== 'windows-1252') return (bytes, options) => decoder.decode(bytes, options);
  // Node 20 decodes it as Latin-1.
  return (bytes, options) =>
    decoder
      .decode(bytes, options)
      .replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] as string);
}
