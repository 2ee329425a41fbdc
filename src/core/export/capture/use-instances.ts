import type { PageReferences } from './page-references.js';

/** What an SVG draws by `use`. */
export interface UseInstances {
  /** The elements themselves; what stands in them is drawn with them. */
  elements: ReadonlySet<Element>;
  /** Names of the variables that they mention, which each `use` may set anew. */
  variables: ReadonlySet<string>;
}

/** Finds it, also what an element drawn by `use` draws so in turn. */
export function instancesIn(svg: Element, references: PageReferences): UseInstances {
  const elements = new Set<Element>();
  const variables = new Set<string>();
  const follow = (within: Element): void => {
    const uses = [...(within.localName === 'use' ? [within] : []), ...within.querySelectorAll('use')];
    for (const use of uses) {
      const href = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
      const target = references.target(href);
      if (!target || elements.has(target)) continue;
      elements.add(target);
      for (const [name] of target.outerHTML.matchAll(/(?<=var\(\s*)--[\w-]+/gu)) variables.add(name);
      follow(target);
    }
  };
  follow(svg);
  return { elements, variables };
}
