/** Emoji as they are drawn in colour: by themselves, with a selector, as flags, and in sequences of these. */
const EMOJI =
  /((?:\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Extended_Pictographic}\ufe0f)(?:\u200d?[\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Extended_Pictographic}\ufe0f\u20e3])*)/u;

/**
 * The pieces of a text with its emoji apart: LibreOffice takes one font for what stands in a run beside an emoji, and
 * shows boxes for Thai, Hindi and other letters that this font lacks.
 */
export function emojiApart(text: string): string[] {
  const pieces = text.split(EMOJI).filter((piece) => piece !== '');
  return pieces.length === 0 ? [text] : pieces;
}
