import { cleaningEdits } from '../../shared/clean-pictures.js';
import type { BuilderSession } from '../builder-session.js';

/**
 * What a person brings is clean before it becomes part of the document. A page assigns what it likes: here its pictures and
 * its logo are made clean as soon as they are there, as an edit of the host's that nobody can undo.
 */
export function keepPicturesClean(session: BuilderSession): void {
  let seen: readonly unknown[] = [];
  const look = async (): Promise<void> => {
    const { assets, branding } = session.getSnapshot().deck ?? {};
    if (seen[0] === assets && seen[1] === branding) return;
    seen = [assets, branding];
    const edits = await cleaningEdits(() => session.getSnapshot().deck);
    if (edits.length > 0) session.apply(edits, 'host', { undoable: false });
  };
  // Until it could be loaded, slides are drawn without what is not clean.
  const watch = (): void => void look().catch(() => (seen = []));
  session.subscribe(watch);
  watch();
}
