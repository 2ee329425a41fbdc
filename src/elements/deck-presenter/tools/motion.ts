const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const FADE_MS = 180;

/** Lets something come in gently, unless the person asked for less motion. */
export function animate(element: Element | null | undefined, from: Keyframe): void {
  if (!isReduced()) element?.animate([from, {}], { duration: FADE_MS, easing: 'ease-out' });
}
