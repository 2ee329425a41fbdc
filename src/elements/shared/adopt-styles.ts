import type { CSSResult } from 'lit';

/** Gives a shadow root the look of what is drawn in it only now and then; each style once. */
export function adoptStyles(root: HTMLElement | DocumentFragment, styles: readonly CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
