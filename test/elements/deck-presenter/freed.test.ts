import { expect } from '@open-wc/testing';
import { appears, inside } from '../inside.js';
import { press } from '../press.js';
import { endAll, longDeck, present, until } from './present.js';

/** What a presentation holds of its page. Counted by what the page's own functions are called with. */
class Holdings {
  readonly listeners = new Set<string>();
  readonly timers = new Set<unknown>();
  /** Whether a timer was ever set: on a slow machine it may have run out before it is looked for. */
  hasTimed = false;
  readonly locks = new Set<WakeLockSentinel>();
  readonly channels = new Set<BroadcastChannel>();
  readonly windows = new Set<Window>();
  readonly #restore: (() => void)[] = [];
  #count = 0;

  constructor() {
    for (const target of [window, document, window.visualViewport!]) this.#listen(target);
    this.#wrap<typeof window.open>(
      window,
      'open',
      (open) =>
        (...args) =>
          this.#keep(this.windows, open(...args)),
    );
    this.#wrap<typeof setTimeout>(
      window,
      'setTimeout',
      (set) =>
        ((handler: () => void, delay?: number) => {
          const timer: unknown = set(() => {
            this.timers.delete(timer);
            handler();
          }, delay);
          // The tests' own waiting is none of it.
          const isOurs = new Error().stack?.includes('/src/elements/');
          if (isOurs) this.hasTimed = true;
          return isOurs ? this.#keep(this.timers, timer) : timer;
        }) as typeof set,
    );
    this.#wrap<typeof clearTimeout>(
      window,
      'clearTimeout',
      (clear) =>
        ((timer?: number) => {
          this.timers.delete(timer);
          clear(timer);
        }) as typeof clear,
    );
    const { BroadcastChannel: Channel } = window;
    const channels = this.channels;
    this.#wrap<typeof BroadcastChannel>(
      window,
      'BroadcastChannel',
      () =>
        class extends Channel {
          constructor(name: string) {
            super(name);
            channels.add(this);
          }
          override close(): void {
            channels.delete(this);
            super.close();
          }
        },
    );
    const locks = this.locks;
    // Not every engine has one: what is asked for and given back is counted, not whether the screen stays bright.
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: {
        request: async () => {
          const lock = {
            released: false,
            release: async () => {
              lock.released = true;
              locks.delete(lock as WakeLockSentinel);
            },
          };
          locks.add(lock as WakeLockSentinel);
          return lock;
        },
      },
    });
    this.#restore.push(() => Reflect.deleteProperty(navigator, 'wakeLock'));
  }

  get openWindows(): number {
    return [...this.windows].filter((popup) => !popup.closed).length;
  }

  stop(): void {
    for (const restore of this.#restore) restore();
  }

  #keep<T>(held: Set<T>, one: T | null): T | null {
    if (one !== null) held.add(one);
    return one;
  }

  #wrap<T>(owner: Window, name: string, make: (was: T) => T): void {
    const target = owner as unknown as Record<string, T>;
    const was = target[name] as T;
    const isConstructor = name === 'BroadcastChannel';
    target[name] = make(isConstructor ? was : ((was as () => void).bind(owner) as T));
    this.#restore.push(() => {
      target[name] = was;
    });
  }

  #listen(target: EventTarget): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const names = new Map<unknown, string>();
    const live = this.listeners;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const name = names.get(listener) ?? `${(this.#count += 1)}`;
      names.set(listener, name);
      live.add(`${type} ${name}`);
      options?.signal?.addEventListener('abort', () => live.delete(`${type} ${name}`));
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      live.delete(`${type} ${names.get(listener)}`);
      remove(type, listener, options);
    };
    this.#restore.push(() => {
      target.addEventListener = add;
      target.removeEventListener = remove;
    });
  }
}

describe('what a presentation holds of its page', () => {
  let held: Holdings;
  beforeEach(async () => {
    // What is loaded once is loaded before it is counted.
    await present(longDeck(3));
    endAll();
    held = new Holdings();
  });
  afterEach(() => {
    endAll();
    held.stop();
  });

  for (const way of ['left', 'taken out of the page', 'without slides']) {
    it(`is given back when it is ${way}`, async () => {
      const element = await present(longDeck(3), { hash: true });
      await press('s');
      await until(() => held.channels.size === 2, 'no channel');
      await press('l');
      await press('g');
      await appears(element, '.overview');
      expect(held.listeners.size, 'listeners').to.be.above(0);
      await until(() => held.hasTimed, 'no timers');
      expect(held.locks.size, 'locks').to.equal(1);
      expect(held.openWindows, 'windows').to.equal(1);
      if (way === 'left') element.exit();
      else if (way === 'without slides') element.deck = longDeck(0);
      else element.remove();
      await until(() => held.openWindows === 0, 'the window stays');
      await until(() => held.locks.size === 0, 'the screen stays awake');
      await until(() => held.channels.size === 0, 'a channel stays open');
      await until(() => held.listeners.size === 0, `listeners stay: ${[...held.listeners].join()}`);
      await until(() => held.timers.size === 0, 'a timer stays');
      expect(element.presenting).to.equal(false);
      await until(() => !location.hash.startsWith('#slide'), 'the address stays');
      expect(document.activeElement).to.not.equal(element);
    });
  }

  it('is a screen that stays awake, asked for again when the page is seen again', async () => {
    await present(longDeck(3));
    await until(() => held.locks.size === 1, 'not asked for');
    const [lock] = held.locks;
    await lock!.release();
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => held.locks.size === 1, 'not asked for again');
    endAll();
    await until(() => held.locks.size === 0, 'not given back');
  });

  it('can be no such screen, without a word', async () => {
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
    const element = await present(longDeck(3));
    await press('ArrowRight');
    expect(element.slideId).to.equal('s2');
  });

  it('leaves no trace in the next presentation', async () => {
    const element = await present(longDeck(3));
    for (const key of ['b']) await press(key);
    element.exit();
    await element.enter();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.covering')).to.equal(null);
    expect(inside(element, '.to-laser').getAttribute('aria-pressed')).to.equal('false');
    await press('ArrowRight');
    expect(element.slideId).to.equal('s2');
  });
});
