/** Does something once the page has nothing better to do. WebKit has no idle callback. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 50);
}
