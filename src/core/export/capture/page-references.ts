import type { PageFiles } from './page-files.js';

const URL_VALUE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gu;

/**
 * What an SVG means by `#id` and by other addresses. Ids count in the tree that the element stands in, a document or a
 * shadow tree; those of the SVG itself come first, so that charts with the same ids keep their own.
 */
export class PageReferences {
  /** Elements outside the SVG that it refers to, in the order found. */
  readonly elsewhere = new Set<Element>();
  readonly #inside = new Map<string, Element>();
  readonly #page: string;

  constructor(
    readonly svg: Element,
    readonly files: PageFiles,
  ) {
    for (const element of [svg, ...svg.querySelectorAll('[id]')]) {
      if (!this.#inside.has(element.id)) this.#inside.set(element.id, element);
    }
    this.#page = withoutHash(svg.baseURI);
  }

  /** The element of a reference within the page; undefined for an address of something else, and where there is none. */
  target(reference: string): Element | undefined {
    const id = this.#id(reference);
    if (id === undefined || id === '') return undefined;
    const tree = this.svg.getRootNode() as Partial<NonElementParentNode>;
    return this.#inside.get(id) ?? tree.getElementById?.(id) ?? undefined;
  }

  /** A reference as it stands in the copy: `#id`; undefined where it leads out of the page. */
  local(reference: string): string | undefined {
    const id = this.#id(reference);
    if (id === undefined) return undefined;
    const target = this.target(reference);
    if (target && this.#inside.get(id) !== target) this.elsewhere.add(target);
    return `#${id}`;
  }

  /** A CSS value with its addresses as the copy has them. */
  value(css: string, property: string): string {
    if (!css.includes('url(')) return css;
    return css.replaceAll(URL_VALUE, (_, double?: string, single?: string, bare?: string) => {
      const url = double ?? single ?? bare ?? '';
      const local = this.local(url);
      if (local !== undefined) return `url("${local}")`;
      // Only pictures can be taken along: a gradient or filter of another document is not one.
      if (/image/u.test(property)) return `url("${this.files.mark(this.absolute(url))}")`;
      this.files.onWarning(`${property} from ${url} is left out: it stands in another document.`);
      return 'none';
    });
  }

  absolute(url: string): string {
    try {
      return new URL(url, this.svg.baseURI).href;
    } catch {
      return url;
    }
  }

  #id(reference: string): string | undefined {
    const hash = reference.indexOf('#');
    if (hash < 0) return undefined;
    const before = reference.slice(0, hash);
    const isPage =
      before === '' ||
      this.absolute(before) === this.#page ||
      before === withoutHash(this.svg.ownerDocument.URL);
    if (!isPage) return undefined;
    const id = reference.slice(hash + 1);
    try {
      return decodeURIComponent(id);
    } catch {
      return id;
    }
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/su, '');
