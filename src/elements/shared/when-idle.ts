/** Does something once the page has nothing better to do. WebKit has no idle callback. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 50);
}

/** Resolves when the next frame is painted and the page has nothing better to do, in `most` milliseconds at the latest. */
export const afterFrame = (most: number): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => whenIdle(resolve));
    // Pages out of sight have no frames.
    setTimeout(resolve, most);
  });
