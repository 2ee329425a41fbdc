let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them: a family of emoji, a letter with its accents are one each. */
export function* graphemes(text: string): Generator<string, void> {
  if (typeof Intl.Segmenter !== 'function') {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
