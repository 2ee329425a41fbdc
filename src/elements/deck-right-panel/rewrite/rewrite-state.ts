import type { Slide } from '../../../core/deck/types.js';

/** What is known of a rewrite beside the slide that came of it. */
export interface RewriteState {
  /** What was asked for, to be asked for again. */
  readonly instruction?: string;
  /** The slide as it was when it was asked for; edits since are never overwritten. */
  readonly before?: Slide;
  /** What has arrived of its texts, while it is written. */
  readonly draft?: { readonly title: string; readonly text: string; readonly notes: string };
  /** Why there is none. */
  readonly error?: Error;
}
