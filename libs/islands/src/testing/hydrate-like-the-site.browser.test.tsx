import { atom, createStore, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { hydrateLikeTheSite } from './index.ts';

const nameAtom = atom('nobody');
const movedOn = createStore();
movedOn.set(nameAtom, 'Ada');

const Sound = ({ greeting }: { greeting: string }) => (
  <p>
    {greeting} {useAtomValue(nameAtom)}
  </p>
);
const Unsound = () => <p>{document.querySelector('[data-island]') ? 'browser' : 'server'}</p>;
const Throwing = () => {
  if (useAtomValue(nameAtom) === 'Ada') throw new Error('boom');
  return null;
};
const Talking = () => {
  console.warn('deprecated');
  return null;
};

function hydrate(component: ComponentType<{ greeting: string }>) {
  const definition = { load: async () => ({ default: component }) };
  return hydrateLikeTheSite({ name: 'tested', definition, props: { greeting: 'Hello' }, store: movedOn });
}

it('reports nothing for a sound island, which then shows the shared store', async () => {
  const { messages, element, remove } = await hydrate(Sound);
  expect(messages).toEqual([]);
  expect(element.textContent).toBe('Hello Ada');
  remove();
  expect(element.isConnected).toBe(false);
});

it.each([
  ['renders something else in the browser', Unsound, 'Hydration failed'],
  ['throws under a store that has moved on', Throwing, 'crash: tested: Error: boom'],
  ['writes to the console', Talking, 'warn: deprecated'],
])('reports an island that %s', async (_what, component, message) => {
  const { messages, remove } = await hydrate(component);
  expect(messages.join('\n')).toContain(message);
  remove();
});
