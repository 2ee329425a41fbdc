import { LitElement } from 'lit';
import { afterFrame } from './when-idle.js';

const PACKAGE = 'deckwright';
const warned = new Set<string>();
/** What follows from a key is seen in a tenth of a second at the latest: it feels immediate. */
const TYPING_MS = 100;

const WRITING = new Set(['Backspace', 'Delete', 'Shift', 'Alt', 'AltGraph', 'CapsLock', 'Dead', 'Process']);

/** A key that writes a letter, takes one away, or goes before one. AltGr is Control and Alt on some systems. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  WRITING.has(key) || (key.length === 1 && !metaKey && (!ctrlKey || altKey));

/** What every element of the package shares: how it is registered. */
export abstract class DeckElement extends LitElement {
  /** The tag this class is registered under by `define()`. */
  static tag = '';
  /** Elements that its template uses. */
  static dependencies: readonly (typeof DeckElement)[] = [];
  /** Marks our own classes, also those of another copy of the package on the page. */
  static readonly package: string = PACKAGE;

  /** What a person typed is not drawn yet. */
  #isTyping = false;
  /** Has it drawn at once. */
  #hurry: (() => void) | undefined;

  constructor() {
    super();
    const typed = (): void => {
      this.#isTyping = true;
    };
    // A command is for what was typed, and what it changes is drawn before the next key: one that follows would miss it.
    const acted = (event: Event): void => {
      if (event instanceof KeyboardEvent && isWriting(event)) return;
      this.#isTyping = false;
      this.#hurry?.();
    };
    this.addEventListener('input', typed, { capture: true });
    for (const type of ['keydown', 'pointerdown']) this.addEventListener(type, acted, { capture: true });
  }

  /** Keys come before all that follows from them, such as the slide, thumbnails and tools: these are drawn when the page has time. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#isTyping) {
      const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
      await Promise.race([afterFrame(TYPING_MS), hurried]);
    }
    this.#isTyping = false;
    await super.scheduleUpdate();
  }

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
