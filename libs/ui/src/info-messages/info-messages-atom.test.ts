import { atom, createStore } from 'jotai';
import { expect, it } from 'vitest';
import { infoMessagesAtom, removeInfoMessage, showInfoMessage } from './info-messages-atom.ts';

it('puts the newest message last and gives each its own id', () => {
  const store = createStore();
  const first = showInfoMessage(store, { status: 'info', title: 'One' });
  const second = showInfoMessage(store, { status: 'error', title: 'Two', description: 'Because' });
  expect(store.get(infoMessagesAtom)).toEqual([
    { id: first, status: 'info', title: 'One' },
    { id: second, status: 'error', title: 'Two', description: 'Because' },
  ]);
  expect(first).not.toBe(second);
});

it('removes a message by its id, and ignores one that is already gone', () => {
  const store = createStore();
  const id = showInfoMessage(store, { status: 'info', title: 'One' });
  removeInfoMessage(store, id);
  removeInfoMessage(store, id);
  expect(store.get(infoMessagesAtom)).toEqual([]);
});

it('has the same error once: the newest, which is announced again', () => {
  const store = createStore();
  const refused = { status: 'error', title: 'Only one event' } as const;
  showInfoMessage(store, refused);
  const other = showInfoMessage(store, { ...refused, description: 'Remove it first' });
  const again = showInfoMessage(store, refused);
  expect(store.get(infoMessagesAtom).map(({ id }) => id)).toEqual([other, again]);
});

it('can be called from a writable atom', () => {
  const store = createStore();
  const saveAtom = atom(null, (_get, set) => {
    showInfoMessage({ set }, { status: 'success', title: 'Saved' });
  });
  store.set(saveAtom);
  expect(store.get(infoMessagesAtom).map(({ title }) => title)).toEqual(['Saved']);
});
