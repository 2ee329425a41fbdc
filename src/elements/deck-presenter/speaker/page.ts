import { css, type CSSResultOrNative } from 'lit';
import { trusted } from '../../../core/trusted-types.js';
import { SLIDE_WIDTH } from '../../../core/layout/types.js';
import { laserStyles } from '../tools/laser-dot.js';
import { speakerPageStyles } from './speaker-page.styles.js';

/** An empty window as a page that is drawn into. */
export interface Page {
  /** What is drawn stands in here. */
  root: ShadowRoot;
  describe: (title: string, language: string, direction: string) => void;
  /** Gives slides their scale; to be called when others are drawn. */
  drawn: () => void;
  close: () => void;
}

const pageStyles = css`
  html,
  body {
    block-size: 100%;
    margin: 0;
  }
`;

/**
 * Style sheets belong to the document that they were made in, so these are made anew in the window's; by script, as a
 * strict Content Security Policy wants it.
 */
export function openPage(popup: Window, styles: readonly CSSResultOrNative[]): Page {
  const page = popup as Window & typeof globalThis;
  const { document } = page;
  // Without a type an empty document has the oldest rules, by which tables do not take the font around them.
  document.open();
  document.write(trusted.createHTML('<!doctype html>'));
  document.close();
  const sheet = (style: CSSResultOrNative): CSSStyleSheet => {
    const made = new page.CSSStyleSheet();
    if ('cssText' in style) made.replaceSync(style.cssText);
    return made;
  };
  document.adoptedStyleSheets = [sheet(pageStyles)];
  const host = document.createElement('div');
  host.style.setProperty('height', '100%');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...styles, laserStyles, speakerPageStyles].map(sheet);
  document.body.replaceChildren(host);
  // Of the window's own: another page's would not be told.
  const sizes = new page.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      (target as HTMLElement).style.setProperty('--_scale', String(contentRect.width / SLIDE_WIDTH));
    }
  });
  const observed = new Set<Element>();
  return {
    root,
    describe: (title, language, direction) => {
      if (document.title !== title) document.title = title;
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
    },
    drawn: () => {
      for (const frame of root.querySelectorAll('.frame')) {
        if (observed.has(frame)) continue;
        observed.add(frame);
        sizes.observe(frame);
      }
    },
    close: () => sizes.disconnect(),
  };
}
