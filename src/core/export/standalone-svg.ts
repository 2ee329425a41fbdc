import { nodeMarkup, type HtmlWriting } from './capture/html-look.js';
import { familyName, pageFontFaces } from './capture/page-fonts.js';
import { PageFiles } from './capture/page-files.js';
import { PageReferences } from './capture/page-references.js';
import { elementLook, inheritedLook, type Look } from './capture/svg-look.js';
import { instancesIn } from './capture/use-instances.js';
import { ExportError } from './export-error.js';
import { cleanLines, escapeXml } from './pptx/clean-text.js';

export interface StandaloneOptions {
  signal?: AbortSignal | undefined;
  onWarning?: ((message: string) => void) | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';
/** What acts, or is said to people and programs alone. What moves stands as it is at that moment. */
const UNDRAWN = /^(?:script|style|title|desc|metadata|view|set|mpath|animate(?:Motion|Transform)?)$/u;
/** Hooks of the page; `style` is what the computed values say. */
const UNKEPT = /^(?:on.*|style|class|part|slot|data-.*|aria-.*|role|tabindex|xmlns(?::.*)?)$/u;
const TEXT = /^(?:text|tspan|textPath|a)$/u;
/** Text and CDATA sections. */
const LETTERS = new Set([3, 4]);
const PICTURE = /^(?:image|feImage)$/u;

/**
 * Markup of an SVG element that looks the same outside its page: computed styles as declarations (variables, classes and
 * `currentColor` are black in a picture), what it refers to elsewhere on the page, page fonts and images as `data:` URLs.
 * The markup is written: nothing is copied into the page, nor changed in it.
 */
export async function standaloneSvg(element: SVGElement, options: StandaloneOptions = {}): Promise<string> {
  const view = element.ownerDocument.defaultView;
  if (element.localName !== 'svg' || view === null) {
    throw new ExportError('invalid_svg', `A <${element.localName}> element cannot be drawn by itself.`, {
      hint: 'Give the <svg> element, in a document that is shown.',
    });
  }
  const onWarning = options.onWarning ?? (() => undefined);
  const files = new PageFiles(onWarning);
  const writer = new SvgWriter(element, view, files);
  const markup = writer.document();
  const [drawing, fonts] = await Promise.all([
    files.inlined(markup, options.signal),
    pageFontFaces(element.ownerDocument, writer.families, { signal: options.signal, onWarning }),
  ]);
  if (fonts === '') return drawing;
  return drawing.replace(
    '>',
    () => `><style>${fonts.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`,
  );
}

class SvgWriter {
  /** Font families in use, in lower case. */
  readonly families = new Set<string>();
  readonly #references: PageReferences;
  readonly #instances: ReturnType<typeof instancesIn>;
  readonly #html: HtmlWriting;

  constructor(
    readonly svg: SVGElement,
    readonly view: Window & typeof globalThis,
    files: PageFiles,
  ) {
    this.#references = new PageReferences(svg, files);
    this.#instances = instancesIn(svg, this.#references);
    this.#html = {
      view,
      references: this.#references,
      addFamilies: (stack) => this.#addFamilies(stack),
      escape,
      writeSvg: (inner) => this.#element(inner, undefined, false),
    };
  }

  document(): string {
    const root = this.#element(this.svg, undefined, false);
    let elsewhere = '';
    // What is written may refer to more: a set hands out what is added while it is read.
    for (const target of this.#references.elsewhere) {
      const instance = this.#instances.elements.has(target);
      const { parentElement } = target;
      const parent =
        instance && parentElement ? inheritedLook(this.view.getComputedStyle(parentElement)) : undefined;
      elsewhere += this.#element(target, parent, instance);
    }
    return elsewhere === '' ? root : root.replace(/<\/svg>$/u, () => `<defs>${elsewhere}</defs></svg>`);
  }

  /** An element with all in it. `parent`: what the copy of its parent hands down, undefined where that is not its own. */
  #element(element: Element, parent: Look | undefined, instance: boolean): string {
    const name = element.localName;
    if (element.namespaceURI !== SVG || UNDRAWN.test(name)) return '';
    const isRoot = element === this.svg;
    const drawnByUse = instance || this.#instances.elements.has(element);
    const computed = this.view.getComputedStyle(element);
    const { look, style, covered } = elementLook(element, computed, parent, {
      instance: drawnByUse,
      root: isRoot,
      references: this.#references,
    });
    const stack = look.get('font-family');
    if (stack !== undefined && stack !== parent?.get('font-family')) this.#addFamilies(stack);
    const attributes = this.#attributes(element, covered);
    if (attributes === undefined) return '';
    const variables =
      name === 'use' || isRoot
        ? [...this.#instances.variables].map((it) => `${it}:${computed.getPropertyValue(it)};`).join('')
        : '';
    // A style of an element that stands in no document is all that is known of it.
    const declarations = look.get('color') === '' ? (element.getAttribute('style') ?? '') : style + variables;
    const own = declarations === '' ? '' : ` style="${escape(declarations)}"`;
    const open = `<${name}${isRoot ? this.#rootAttributes(computed) : ''}${attributes}${own}`;
    const content = this.#content(element, look, drawnByUse);
    return content === '' && !isRoot ? `${open}/>` : `${open}>${content}</${name}>`;
  }

  #content(element: Element, look: Look, instance: boolean): string {
    const isHtml = element.localName === 'foreignObject';
    const isText = TEXT.test(element.localName);
    let content = '';
    for (const node of element.childNodes) {
      if (isHtml) content += nodeMarkup(node, this.#html);
      else if (node.nodeType === node.ELEMENT_NODE) content += this.#element(node as Element, look, instance);
      else if (isText && LETTERS.has(node.nodeType)) content += escape(node.nodeValue ?? '');
    }
    return content;
  }

  /** Undefined where the element shows something that cannot be taken along, which a warning says. */
  #attributes(element: Element, covered: ReadonlySet<string>): string | undefined {
    let written = '';
    const isRoot = element === this.svg;
    for (const { name, localName, prefix, value } of element.attributes) {
      if (localName === 'href') continue;
      if (UNKEPT.test(name) || covered.has(name) || (prefix !== null && prefix !== 'xml')) continue;
      if (isRoot && /^(?:x|y|width|height|transform|xml:base)$/u.test(name)) continue;
      written += ` ${name}="${escape(this.#references.value(value, name))}"`;
    }
    const href =
      element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
    if (href === null || href === '' || element.localName === 'a') return written;
    const local = this.#references.local(href);
    if (local !== undefined) return `${written} href="${escape(local)}"`;
    const url = this.#references.absolute(href);
    const { files } = this.#references;
    if (PICTURE.test(element.localName)) return `${written} href="${escape(files.mark(url, href))}"`;
    files.onWarning(`<${element.localName}> of ${href} is left out: it stands in another document.`);
    return undefined;
  }

  /** The size on the page, without a transform of a parent. */
  #rootAttributes(computed: CSSStyleDeclaration): string {
    const language = this.svg.closest('[lang]')?.getAttribute('lang');
    const size = (['width', 'height'] as const).map((side) => {
      const shown = contentSize(computed, side) || this.svg.getBoundingClientRect()[side];
      const written = shown > 0 ? String(shown) : this.svg.getAttribute(side);
      return written === null ? '' : ` ${side}="${escape(written)}"`;
    });
    return ` xmlns="${SVG}"${size.join('')}${language ? ` xml:lang="${escape(language)}"` : ''}`;
  }

  #addFamilies(stack: string): void {
    for (const family of stack.split(',')) this.families.add(familyName(family));
  }
}

/** CSS pixels inside padding and border; NaN where the element has no box. */
function contentSize(computed: CSSStyleDeclaration, side: 'width' | 'height'): number {
  const px = (property: string): number => {
    const value = computed.getPropertyValue(property);
    return value.endsWith('px') ? Number.parseFloat(value) : Number.NaN;
  };
  if (computed.boxSizing !== 'border-box') return px(side);
  const edges = side === 'width' ? ['left', 'right'] : ['top', 'bottom'];
  return edges.reduce((rest, it) => rest - px(`padding-${it}`) - px(`border-${it}-width`), px(side));
}

const escape = (text: string): string => escapeXml(cleanLines(text));
