/** The bytes of kana, syllables, and the characters of everyday use, which these encodings keep apart from rare ones. */
const EVERYDAY: [string, RegExp][] = [
  ['shift_jis', /^(?:[\x88-\x97][\x40-\xfc]|\x81[\x40-\xac]|\x82[\x4f-\xf1]|\x83[\x40-\x96])/],
  ['euc-kr', /^[\xa1-\xa3\xb0-\xc8][\xa1-\xfe]/],
  ['gb18030', /^[\xa1-\xa3\xb0-\xd7][\xa1-\xfe]/],
  ['euc-jp', /^[\xa1\xa3-\xa5\xb0-\xcf][\xa1-\xfe]/],
  ['big5', /^[\xa1-\xc6][\x40-\x7e\xa1-\xfe]/],
];
const NAMES = new Set(EVERYDAY.map(([encoding]) => encoding));
/** What the detector gives to bytes that are merely possible in an encoding is 10; to text it gives 80 and more. */
const CONFIDENT = 40;

/** The East Asian encoding that a text has, if any. */
export async function doubleByteEncoding(sample: Uint8Array): Promise<string | undefined> {
  const { analyse } = (await import('chardet')).default;
  const found = analyse(sample).find(
    ({ name, confidence }) => confidence >= CONFIDENT && NAMES.has(name.toLowerCase()),
  );
  // The detector says nothing below ten characters, as in a header alone.
  return found?.name.toLowerCase() ?? EVERYDAY.find(([, pair]) => isEveryday(sample, pair))?.[0];
}

function isEveryday(sample: Uint8Array, pair: RegExp): boolean {
  const text = String.fromCharCode(...sample.subarray(0, 4096));
  // After a Latin letter comes an accented one sooner than another script.
  const pairs = text.match(/[A-Za-z]?[\x80-\xff][^]?/g) ?? [];
  return pairs.filter((bytes) => pair.test(bytes)).length >= pairs.length * 0.85;
}
