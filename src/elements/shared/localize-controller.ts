import type { ReactiveController, ReactiveElement } from 'lit';
import { en, type Messages } from '../../core/locales/en.js';
import type { AllMessages } from './all-words.js';

/** English is always there; another language is loaded when an element first asks for it. */
const LOADERS: Record<string, () => Promise<Messages>> = {
  ar: async () => (await import('../../core/locales/ar.js')).ar,
  de: async () => (await import('../../core/locales/de.js')).de,
  es: async () => (await import('../../core/locales/es.js')).es,
  fr: async () => (await import('../../core/locales/fr.js')).fr,
  ja: async () => (await import('../../core/locales/ja.js')).ja,
  pt: async () => (await import('../../core/locales/pt.js')).pt,
  zh: async () => (await import('../../core/locales/zh.js')).zh,
};
const loaded = new Map<string, Messages>([['en', en]]);
const waiting = new Map<string, Set<ReactiveElement>>();

/**
 * Brings a translation of the page's own, or words in place of the package's; what it lacks is English. Call it before the
 * elements are on the page.
 *
 * @param locale a BCP 47 tag: `nl` for all Dutch, `nl-BE` for one country's
 */
export function addTranslation(locale: string, words: Partial<AllMessages>): void {
  loaded.set(locale.toLowerCase(), { ...en, ...words });
}

interface Host extends ReactiveElement {
  /** An element with a property of its own for the language. */
  locale?: string | undefined;
}

/**
 * The words of an element, in the language of its `locale`, of the nearest `lang`, or of the page. Until a language is
 * loaded, and for languages there is no translation for, they are English.
 */
export class LocalizeController implements ReactiveController {
  #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    for (const hosts of waiting.values()) hosts.delete(this.#host);
  }

  /** A BCP 47 tag, for `Intl` and for elements inside this one. */
  get locale(): string {
    const host = this.#host;
    const tag = host.locale || host.lang || language(host) || 'en';
    return Intl.NumberFormat.supportedLocalesOf(isTag(tag) ? tag : 'en')[0] ?? 'en';
  }

  get messages(): Messages {
    const tag = this.locale.toLowerCase();
    const [code = 'en'] = tag.split('-');
    const messages = loaded.get(tag) ?? loaded.get(code);
    if (messages) return messages;
    const load = LOADERS[code];
    if (load) this.#wait(code, load);
    return en;
  }

  /** What to tell a person about an error: by its code where there are words for it, else in its own words. */
  error(error: unknown): string {
    const { code, message } = error as { code?: unknown; message?: unknown };
    const { errors } = this.messages;
    if (typeof code === 'string' && Object.hasOwn(errors, code)) return errors[code] ?? '';
    return typeof message === 'string' && message !== '' ? message : this.messages.unknownError;
  }

  #wait(code: string, load: () => Promise<Messages>): void {
    const hosts = waiting.get(code);
    if (hosts) {
      hosts.add(this.#host);
      return;
    }
    waiting.set(code, new Set([this.#host]));
    load().then(
      (messages) => {
        loaded.set(code, messages);
        for (const host of waiting.get(code) ?? []) host.requestUpdate();
        waiting.delete(code);
      },
      // English stays; the next element that renders tries again.
      () => waiting.delete(code),
    );
  }
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The language in force: `closest` does not see out of a shadow root. */
function language(element: Element): string {
  for (let node: Element | null = element; node;) {
    const holder: Element | null = node.closest('[lang]');
    if (holder) return holder.getAttribute('lang') ?? '';
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}
