import type { BuilderSession } from '../builder-session.js';

/** Undo and redo from the keyboard, except where a field has its own. */
export function undoByKey(event: KeyboardEvent, session: BuilderSession): void {
  const { key, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const [target] = event.composedPath() as Element[];
  if (defaultPrevented || !(ctrlKey || metaKey) || target?.matches('input, textarea, select')) return;
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) session.undo();
  else if (letter === 'y' || letter === 'z') session.redo();
  else return;
  event.preventDefault();
}
