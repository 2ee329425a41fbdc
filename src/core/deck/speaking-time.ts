/** Words a minute at which a talk is easy to follow. */
const WORDS_A_MINUTE = 130;
/** The same of scripts without spaces, whose words are not told apart alike everywhere. */
const CHARACTERS_A_MINUTE = 300;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** How many words a text has, and how long it takes to speak it: seconds, in steps of five, five at least. */
export function speakingTime(text: string, locale: string): { words: number; seconds: number } {
  let words = 0;
  let minutes = 0;
  for (const { segment, isWordLike } of segments(text, locale)) {
    if (isWordLike !== true) continue;
    words += 1;
    minutes += WITHOUT_SPACES.test(segment)
      ? Array.from(segment).length / CHARACTERS_A_MINUTE
      : 1 / WORDS_A_MINUTE;
  }
  return { words, seconds: words === 0 ? 0 : Math.max(5, Math.round((minutes * 60) / 5) * 5) };
}

function segments(text: string, locale: string): Iterable<Intl.SegmentData> {
  const [known] = Intl.Segmenter.supportedLocalesOf(locale);
  return new Intl.Segmenter(known ?? 'en', { granularity: 'word' }).segment(text);
}
