import type { PageReferences } from './page-references.js';

/** Moving, scrolling and pointing are not drawn; what flows with the text is said by `left`, `width` and so on as well. */
const UNSAID =
  /^(?:animation|transition|scroll|overscroll|cursor|pointer|touch|view-transition|-webkit-(?:tap|user|locale)|(?:min-|max-|contain-intrinsic-)?(?:inline|block)-size$|(?:inset|margin|padding|border|overflow)-(?:inline|block))/u;
/** A picture has no other documents in it, and no frame of a film. */
const NOT_TAKEN = /^(?:iframe|frame|object|embed|video|audio)$/u;
const UNDRAWN = /^(?:script|style|link|meta|template|noscript|title|head)$/u;
/** Of an HTML element what the copy needs beside its look. */
const ATTRIBUTES = /^(?:alt|cols|colspan|dir|lang|rowspan|rows|size|span|start|type|value)$/u;

export interface HtmlWriting {
  view: Window & typeof globalThis;
  references: PageReferences;
  /** Font families in use are added. */
  addFamilies: (stack: string) => void;
  escape: (text: string) => string;
  /** An element of SVG within. */
  writeSvg: (element: Element) => string;
}

/** HTML within an SVG (`foreignObject`) as XML that looks the same by itself. */
export function htmlMarkup(element: Element, writing: HtmlWriting): string {
  const { references, escape } = writing;
  const name = element.localName;
  if (element.namespaceURI === 'http://www.w3.org/2000/svg') return writing.writeSvg(element);
  if (UNDRAWN.test(name)) return '';
  if (NOT_TAKEN.test(name)) {
    references.files.onWarning(`The <${name}> in the SVG is left out: a picture cannot hold it.`);
    return '';
  }
  const computed = writing.view.getComputedStyle(element);
  writing.addFamilies(computed.fontFamily);
  let attributes = ` xmlns="${escape(element.namespaceURI ?? '')}" style="${escape(styleOf(computed, references))}"`;
  for (const attribute of element.attributes) {
    if (ATTRIBUTES.test(attribute.name)) attributes += ` ${attribute.name}="${escape(attribute.value)}"`;
  }
  if (name === 'canvas') return canvasMarkup(element as HTMLCanvasElement, attributes, writing);
  if (name === 'img') {
    const source = (element as HTMLImageElement).currentSrc;
    return source === '' ? '' : `<img${attributes} src="${escape(references.files.mark(source))}"/>`;
  }
  if (name === 'input') {
    const { value, checked } = element as HTMLInputElement;
    attributes = attributes.replace(/ value="[^"]*"/u, '');
    return `<input${attributes} value="${escape(value)}"${checked ? ' checked=""' : ''}/>`;
  }
  const content =
    name === 'textarea'
      ? escape((element as HTMLTextAreaElement).value)
      : pseudo(element, '::before', writing) +
        contentOf(element)
          .map((node) => nodeMarkup(node, writing))
          .join('') +
        pseudo(element, '::after', writing);
  return `<${name}${attributes}>${content}</${name}>`;
}

/** Of text and elements of HTML. */
export function nodeMarkup(node: Node, writing: HtmlWriting): string {
  if (node.nodeType === node.ELEMENT_NODE) return htmlMarkup(node as Element, writing);
  return node.nodeType === node.TEXT_NODE ? writing.escape(node.textContent ?? '') : '';
}

/** What is drawn in an element: of a slot what is put in, of a host its shadow tree. */
function contentOf(element: Element): Node[] {
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
    if (assigned.length > 0) return assigned;
  }
  return [...(element.shadowRoot ?? element).childNodes];
}

function canvasMarkup(
  canvas: HTMLCanvasElement,
  attributes: string,
  { references, escape }: HtmlWriting,
): string {
  try {
    return `<img${attributes} src="${escape(canvas.toDataURL())}"/>`;
  } catch {
    references.files.onWarning(
      'A <canvas> in the SVG is left out: it holds pixels of another origin, which nothing may read.',
    );
    return '';
  }
}

function pseudo(element: Element, which: '::before' | '::after', writing: HtmlWriting): string {
  const computed = writing.view.getComputedStyle(element, which);
  const text = /^"((?:[^"\\]|\\.)*)"$/su.exec(computed.content)?.[1];
  if (text === undefined) return '';
  const style = writing.escape(styleOf(computed, writing.references));
  return `<span xmlns="http://www.w3.org/1999/xhtml" style="${style}">${writing.escape(text.replace(/\\(.)/gsu, '$1'))}</span>`;
}

function styleOf(computed: CSSStyleDeclaration, references: PageReferences): string {
  let style = '';
  for (let at = 0; at < computed.length; at++) {
    const property = computed.item(at);
    if (UNSAID.test(property)) continue;
    style += `${property}:${references.value(computed.getPropertyValue(property), property)};`;
  }
  return style;
}
