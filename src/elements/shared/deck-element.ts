import { LitElement } from 'lit';

const PACKAGE = 'deckwright';
const warned = new Set<string>();

/** What every element of the package shares: how it is registered. */
export abstract class DeckElement extends LitElement {
  /** The tag this class is registered under by `define()`. */
  static tag = '';
  /** Elements that its template uses. */
  static dependencies: readonly (typeof DeckElement)[] = [];
  /** Marks our own classes, also those of another copy of the package on the page. */
  static readonly package: string = PACKAGE;

  /** Words follow `lang`, as everything that a browser draws does. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'lang' && before !== value) this.requestUpdate();
  }

  /**
   * Registers the element and, before it, the elements it uses. Without a registry (on a server) nothing happens;
   * a tag that is ours already is left alone; a tag that someone else took gives one warning. Never throws.
   */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    if (!registry) return;
    for (const dependency of this.dependencies) dependency.define(undefined, registry);
    const name = tag ?? this.tag;
    const present: (CustomElementConstructor & { package?: unknown }) | undefined = registry.get(name);
    if (!present) {
      // A class can stand under one tag only, so another tag gets a class of its own.
      const constructor = this as unknown as CustomElementConstructor;
      registry.define(name, name === this.tag ? constructor : class extends constructor {});
    } else if (present.package !== PACKAGE && !warned.has(name)) {
      warned.add(name);
      console.warn(`<${name}> is registered by another library; deckwright's element was not registered.`);
    }
  }
}
