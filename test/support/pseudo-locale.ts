const ACCENTED: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ŧ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** As English as it reads, and as long as a translation can be: whatever is not in brackets on screen was hard-coded. */
const pseudo = (text: string): string => {
  const letters = [...text].map((letter) => ACCENTED[letter] ?? letter).join('');
  // Short words grow most: "Back" is "Zurück", "Undo" is "Rückgängig".
  const longer = '~'.repeat(Math.ceil(text.length * (text.length < 12 ? 0.8 : 0.35)));
  // Sentences grow by words, which lines can break between.
  return `[${letters}${longer.replaceAll(/~{8}(?=~)/gu, '$& ')}]`;
};

/** All words of a language, longer; sentences with values keep them. */
export function pseudoWords<Words extends object>(words: Words): Words {
  if (Array.isArray(words)) return words.map((text: string) => pseudo(text)) as unknown as Words;
  const entries = Object.entries(words).map(([key, value]: [string, unknown]) => {
    if (key === 'direction') return [key, value];
    if (typeof value === 'string') return [key, pseudo(value)];
    if (typeof value === 'function')
      return [key, (...given: unknown[]) => pseudo((value as (...given: unknown[]) => string)(...given))];
    return [key, typeof value === 'object' && value !== null ? pseudoWords(value) : value];
  });
  return Object.fromEntries(entries) as Words;
}
