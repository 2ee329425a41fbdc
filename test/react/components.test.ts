import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentTypes } from './component-types.js';
import { elementsOfManifest, handlerOf } from './manifest.js';

const components = componentTypes();
const elements = elementsOfManifest();
/** What a handler is given where that is not the event. */
const GIVEN: Record<string, string> = { 'DeckBuilder onPresenting': '(presenting: boolean) => void' };
/** `undefined` stands for itself in every prop; names of a union have no order. */
const typeOf = (type: string): string => {
  const value = type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  return value.includes('(') ? value : value.split(' | ').sort().join(' | ');
};

describe('deckwright/react', () => {
  it('has a component for every element of the manifest, whose ref gives that element', () => {
    assert.ok(elements.length >= 6);
    assert.deepEqual(
      [...components].map(([name, { ref }]) => [name, ref]).sort(),
      elements.map(({ name }) => [name, name]).sort(),
    );
  });

  for (const { name, properties, events } of elements) {
    it(`${name} takes the public properties of its element, with their types, and a handler for each event`, () => {
      const expected = [
        ...properties.map((property) => [property.name, typeOf(property.type)]),
        ...events.map((event) => {
          const handler = handlerOf(event.name);
          return [handler, GIVEN[`${name} ${handler}`] ?? `(event: ${event.type}) => void`];
        }),
      ];
      const props = [...(components.get(name)?.props ?? [])].map(([prop, type]) => [prop, typeOf(type)]);
      assert.deepEqual(Object.fromEntries(props), Object.fromEntries(expected));
    });
  }
});
