/** Elements that show what a person or the page wrote, not words of the package. */
const CONTENT =
  'deck-view, .widget-title, .cm-editor, textarea, kbd, option, code, pre, q, .diff-text, .slide, [translate="no"], .deck-title, .changes del, .changes ins, .review .link';
/** What a person or the page of the tests calls things. */
const DATA =
  /^(?:Sales|Revenue.*|Regional sales|First half of 2026|North|West|South|East|value|region|revenue)$/u;
/** Numbers, signs, and names of keys and formats. */
const NO_WORDS = /^[\P{L}]*$/u;
const NAMES = /^(?:\.\w+|PPTX|PowerPoint|SQL|JSON|Arimo|Carlito|Gelasio)$/u;

function* elements(root: Element | ShadowRoot): Iterable<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot && !element.closest(CONTENT)) yield* elements(element.shadowRoot);
  }
}

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false });

/** Texts and names on screen that did not come through the words of a language: a pseudo-language puts its own in brackets. */
export function hardCoded(host: Element): string[] {
  const found = new Set<string>();
  const judge = (text: string): void => {
    const words = text
      .replaceAll(/\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]/gu, ' ')
      // What is left of keys in a tip without their words: "( + Z)".
      .replaceAll(/\([\s+]*(?:F\d+|\S)?\s*\)/gu, ' ')
      .trim();
    for (const part of words.split(/\s*[·:,]\s*/u))
      if (!NO_WORDS.test(part) && !DATA.test(part.trim()) && !NAMES.test(part.trim())) found.add(text.trim());
  };
  for (const element of elements(host.shadowRoot!)) {
    if (element.closest(CONTENT) || element.closest('style, svg') || !isSeen(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) judge(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child instanceof Text) judge(child.data);
  }
  return [...found];
}

/** Controls and texts whose words reach beyond their own edge or the builder's, other than where one scrolls. */
export function overflowing(host: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of elements(host.shadowRoot!)) {
    if (element.closest(CONTENT) || element.closest('svg, .visually-hidden') || !isSeen(element)) continue;
    if (element.matches(ON_OUTLINE)) continue;
    const { overflowX, textOverflow, display } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents') continue;
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const mayScroll = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
    if (isCut && !mayScroll)
      found.push(`${nameOf(element)}: ${element.scrollWidth} > ${element.clientWidth}`);
  }
  return found;
}

/** What reaches over an edge on purpose: the name and the tool of a part stand on the part's outline. */
const ON_OUTLINE = '.part-bar';

const nameOf = (element: Element): string =>
  `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} "${(element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, 40)}"`;
