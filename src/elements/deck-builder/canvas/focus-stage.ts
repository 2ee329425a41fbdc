import type { ReactiveElement } from 'lit';

/** Once it is drawn anew: the control that had focus is gone with what it was about. */
export function focusStage({ renderRoot, updateComplete }: ReactiveElement): void {
  void updateComplete.then(() => renderRoot.querySelector<HTMLElement>('.stage')?.focus());
}
