import * as React from 'react';
import type { DeckElement } from '../elements/shared/deck-element.js';

type IsReadonly<E, K extends keyof E> =
  (<T>() => T extends Pick<E, K> ? 1 : 2) extends <T>() => T extends Readonly<Pick<E, K>> ? 1 : 2
    ? true
    : false;
type SettableKey<E, K extends keyof E> = K extends keyof DeckElement
  ? never
  : E[K] extends (...args: never[]) => unknown
    ? never
    : IsReadonly<E, K> extends true
      ? never
      : K;

/** What a page may set on an element: neither methods, nor what it may only read, nor what every element has. */
export type ElementProps<E extends DeckElement> = {
  [K in keyof E as SettableKey<E, K>]?: E[K] | undefined;
};

/** The event of each handler. */
type EventNames = Readonly<Record<string, keyof HTMLElementEventMap>>;
export type EventHandlers<M extends EventNames> = {
  [K in keyof M]?: ((event: HTMLElementEventMap[M[K]]) => void) | undefined;
};

/** Properties and events of an element, and what React knows of every one, such as `className`. */
export type ElementComponentProps<E extends DeckElement, M extends EventNames> = ElementProps<E> &
  EventHandlers<M> &
  Omit<React.HTMLAttributes<E>, keyof ElementProps<E> | keyof M>;

export type ElementComponent<P, E> = React.ForwardRefExoticComponent<P & React.RefAttributes<E>>;

interface ElementClass<E extends DeckElement> {
  readonly tag: string;
  readonly prototype: E;
  readonly elementProperties: ReadonlyMap<PropertyKey, unknown>;
  define: () => void;
}

// On a server there is nothing to lay out, and React 18 warns of effects that wait for it.
const useElementEffect = typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;
/** React 18 writes `false` on custom elements as an attribute, which for these means true. */
const SWITCHES = new Set(['hidden', 'inert']);

/**
 * The React component of an element, registered under its tag. A property is set when its value is another one than in
 * the render before, so that what a person changed since then stays; `undefined` gives back what the element began
 * with. A ref holds the element.
 */
export function elementComponent<E extends DeckElement, const M extends EventNames>(
  Element: ElementClass<E>,
  displayName: string,
  events: M,
): ElementComponent<ElementComponentProps<E, M>, E> {
  Element.define();

  const Component = React.forwardRef<E, Record<string, unknown>>(function ElementComponent(props, ref) {
    const element = React.useRef<E>(null);
    const handlers = React.useRef<Readonly<Record<string, unknown>>>({});
    const given = React.useRef<Readonly<Record<string, unknown>>>({});
    const initial = React.useRef(new Map<string, unknown>());

    const attributes: Record<string, unknown> = {};
    const properties: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (Element.elementProperties.has(name)) properties[name] = value;
      else if (name === 'className') attributes['class'] = value;
      else if (!Object.hasOwn(events, name))
        attributes[name] = SWITCHES.has(name) ? value || undefined : value;
    }

    useElementEffect(() => {
      handlers.current = props;
      const target = element.current as Record<string, unknown> | null;
      if (!target) return;
      for (const name of Object.keys({ ...given.current, ...properties })) {
        const value = properties[name];
        if (Object.is(value, given.current[name])) continue;
        if (!initial.current.has(name)) initial.current.set(name, target[name]);
        target[name] = value === undefined ? initial.current.get(name) : value;
      }
      given.current = properties;
    });
    useElementEffect(() => {
      const target = element.current!;
      const listeners = Object.entries(events).map(([name, type]) => {
        const listener = (event: Event): void => {
          const handler = handlers.current[name];
          if (typeof handler === 'function') (handler as (event: Event) => void)(event);
        };
        target.addEventListener(type, listener);
        return () => target.removeEventListener(type, listener);
      });
      return () => listeners.forEach((remove) => remove());
    }, []);
    React.useImperativeHandle<E | null, E | null>(ref, () => element.current, []);
    return React.createElement(Element.tag, { ...attributes, ref: element });
  });
  Component.displayName = displayName;
  return Component as never;
}
