/**
 * Characters of a cell that no reader sees but that turn, hide or break the text around them: direction embeddings, overrides
 * and isolates, control characters but tab and line break, joiners without width (not those that scripts and emoji need),
 * tags, interlinear marks. They may hide what a text says (Unicode Technical Report 36, section 2.5), so no text prints them.
 */
const HIDING =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** A cell's text as it may stand in a sentence. The cell itself, which keys and claims compare, stays as it is. */
export function visibleText(text: string): string {
  return text.replace(HIDING, '');
}
