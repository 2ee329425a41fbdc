import { noChange, type ElementPart } from 'lit';
import { Directive, directive, PartType, type PartInfo } from 'lit/directive.js';

type Declarations = Record<string, string | number | undefined>;

/**
 * Sets style properties through the CSSOM: `<div ${inlineStyles({ left: '10px' })}>`. Lit's own `styleMap` writes a
 * `style` attribute at first, which a strict Content Security Policy refuses.
 */
class InlineStyles extends Directive {
  #names = new Set<string>();

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('inlineStyles() stands in the tag of an element.');
  }

  render(_declarations: Declarations): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [declarations]: [Declarations]): typeof noChange {
    const { style } = part.element as HTMLElement;
    for (const name of this.#names) if (declarations[name] === undefined) style.removeProperty(name);
    this.#names.clear();
    for (const [name, value] of Object.entries(declarations)) {
      if (value === undefined) continue;
      this.#names.add(name);
      style.setProperty(name, String(value));
    }
    return noChange;
  }
}

export const inlineStyles = directive(InlineStyles);
