import './fresh-storage.js';
import { waitUntil } from './wait.js';

/** An element in the shadow tree of another; the test fails when it is missing. */
export function inside<T extends Element = HTMLElement>(host: Element, selector: string): T {
  const found = host.shadowRoot?.querySelector<T>(selector);
  if (!found) throw new Error(`<${host.localName}> has no ${selector}`);
  return found;
}

export const allInside = (host: Element, selector: string): HTMLElement[] => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Waits for an element in the shadow tree. */
export async function appears<T extends Element = HTMLElement>(host: Element, selector: string): Promise<T> {
  await waitUntil(
    () => host.shadowRoot?.querySelector(selector),
    `<${host.localName}> never got ${selector}`,
  );
  return inside<T>(host, selector);
}

export const text = (element: Element): string => element.textContent?.replace(/\s+/gu, ' ').trim() ?? '';

/** The next event of a type. */
export function next<K extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: K,
): Promise<HTMLElementEventMap[K]> {
  return new Promise((resolve) => {
    target.addEventListener(type, (event) => resolve(event as HTMLElementEventMap[K]), { once: true });
  });
}

/** Runs a check in both colour schemes: the token decides, as it does for a page that has a switch of its own. */
export async function inBothSchemes(element: HTMLElement, check: () => PromiseLike<unknown>): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    element.style.setProperty('--deck-color-scheme', scheme);
    document.body.style.background = scheme === 'dark' ? '#0f1013' : '#ffffff';
    // A colour on its way from one scheme to the other is neither's.
    for (const root of shadowRootsOf(element))
      for (const animation of root.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    await check();
  }
  document.body.style.background = '';
}

function* shadowRootsOf(element: Element): Iterable<ShadowRoot> {
  if (!element.shadowRoot) return;
  yield element.shadowRoot;
  for (const child of element.shadowRoot.querySelectorAll('*')) yield* shadowRootsOf(child);
}
