/** A stretch of text that stands in both versions, in the old one alone, or in the new one alone. */
export interface TextChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A placeholder, a word, spaces, or one other sign. */
const TOKENS = /\{\{.*?\}\}|[\p{L}\p{M}\p{N}]+(?:[.,’'][\p{L}\p{M}\p{N}]+)*|\s+|[^]/gsu;

/** Cells of the table that words are compared in; two versions beyond it are too large to be read side by side. */
const MOST_CELLS = 4_000_000;

/**
 * What became of a text, word by word: the stretches in their order, those that were removed before those that came in their
 * place. Joined without the added ones they are `before`, without the removed ones `after`.
 */
export function diffText(before: string, after: string): TextChange[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return joined([
    ...old.slice(0, head).map(same),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map(same),
  ]);
}

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];
const same = (text: string): TextChange => ({ kind: 'same', text });
const removed = (text: string): TextChange => ({ kind: 'removed', text });
const added = (text: string): TextChange => ({ kind: 'added', text });

/** By the longest common subsequence of the words. */
function middle(old: readonly string[], now: readonly string[]): TextChange[] {
  const width = now.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) return [...old.map(removed), ...now.map(added)];
  // Of each pair of places: how many words the rests from there have in common.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      changes.push(same(old[i] ?? ''));
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) changes.push(removed(old[i++] ?? ''));
    else changes.push(added(now[j++] ?? ''));
  }
  return [...changes, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}

/** Stretches in the place of single words. A space between two changed words belongs to the change: nobody reads a word at a time. */
function joined(words: readonly TextChange[]): TextChange[] {
  const changes: TextChange[] = [];
  let [gone, come] = ['', ''];
  const close = (): void => {
    if (gone !== '') changes.push(removed(gone));
    if (come !== '') changes.push(added(come));
    [gone, come] = ['', ''];
  };
  words.forEach(({ kind, text }, place) => {
    const next = words[place + 1];
    const isBetween = gone + come !== '' && text.trim() === '' && next !== undefined && next.kind !== 'same';
    if (kind !== 'added' && (kind === 'removed' || isBetween)) gone += text;
    if (kind !== 'removed' && (kind === 'added' || isBetween)) come += text;
    if (kind !== 'same' || isBetween) return;
    close();
    const last = changes.at(-1);
    if (last?.kind === 'same') last.text += text;
    else changes.push(same(text));
  });
  close();
  return changes;
}
