import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { infoMessagesAtom, showInfoMessage, type InfoMessage } from './info-messages-atom.ts';
import { InfoMessages } from './InfoMessages.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

type Store = ReturnType<typeof createStore>;
let store: Store;
let leave: () => void;

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.unhover(document.body);
  document.body.innerHTML = '<button id="before">Add to cart</button><div id="stack"></div>';
  store = createStore();
  const root = createRoot(document.querySelector('#stack') as HTMLElement);
  act(() =>
    root.render(
      <Provider store={store}>
        <InfoMessages />
      </Provider>,
    ),
  );
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const show = (title: string, status: InfoMessage['status'] = 'info') =>
  act(() => void showInfoMessage(store, { status, title }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const onShow = () => store.get(infoMessagesAtom).map(({ title }) => title);
const message = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-message]')].find((item) =>
    item.innerText.includes(title),
  ) as HTMLElement;
const closeButton = (title: string) => message(title).querySelector('button') as HTMLButtonElement;

it('shows the newest message last [2.3.5]', () => {
  show('One');
  show('Two');
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-message]')].map((item) => item.innerText.trim()),
  ).toEqual(['One', 'Two']);
});

it('shows its status by a sign of its own, its title and its description [2.3.5]', () => {
  const statuses = ['info', 'success', 'error'] as const;
  for (const status of statuses)
    act(() => void showInfoMessage(store, { status, title: `A ${status}`, description: 'And more' }));
  const shown = statuses.map((status) => message(`A ${status}`));
  expect(shown.map(({ dataset }) => dataset['status'])).toEqual(statuses);
  expect(shown.map(({ innerText }) => innerText.split(/\n+/))).toEqual(
    statuses.map((status) => [`A ${status}`, 'And more']),
  );
  expect(new Set(shown.map((item) => item.querySelector('path')?.getAttribute('d'))).size).toBe(3);
});

it('removes each message 5 seconds after it appeared [4.3.1]', () => {
  show('One');
  pass(3000);
  show('Two');
  pass(1999);
  expect(onShow()).toEqual(['One', 'Two']);
  pass(1);
  expect(onShow()).toEqual(['Two']);
  pass(3000);
  expect(onShow()).toEqual([]);
});

it('keeps a message that says no until it is closed [4.3.1]', async () => {
  show('Only one event', 'error');
  show('Added', 'success');
  pass(60_000);
  expect(onShow()).toEqual(['Only one event']);
  await act(() => userEvent.click(closeButton('Only one event')));
  expect(onShow()).toEqual([]);
});

it('closes the newest message that says no with Escape, wherever the focus is, and moves it nowhere [4.3.1]', async () => {
  show('Only one event', 'error');
  show('Not saved', 'error');
  show('Added', 'success');
  const before = document.querySelector('#before') as HTMLElement;
  act(() => before.focus());
  expect(closeButton('Not saved').getAttribute('aria-keyshortcuts')).toBe('Escape');
  await act(() => userEvent.keyboard('{Escape}'));
  expect(onShow()).toEqual(['Only one event', 'Added']);
  expect(document.activeElement).toBe(before);
  await act(() => userEvent.keyboard('{Escape}'));
  await act(() => userEvent.keyboard('{Escape}'));
  expect(onShow()).toEqual(['Added']);
});

it('closes only the message that has the focus with Escape in it', async () => {
  show('Only one event', 'error');
  show('Not saved', 'error');
  act(() => closeButton('Only one event').focus());
  await act(() => userEvent.keyboard('{Escape}'));
  expect(onShow()).toEqual(['Not saved']);
});

it('leaves Escape to a dialog that is open', async () => {
  show('Only one event', 'error');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await act(() => userEvent.keyboard('{Escape}'));
  await expect.poll(() => dialog.open).toBe(false);
  expect(onShow()).toEqual(['Only one event']);
  dialog.remove();
});

it('has each sentence once, beside the button that closes it', () => {
  show('Only one event', 'error');
  show('Added', 'success');
  expect(document.querySelector('section')?.textContent).toBe('AddedOnly one event');
  for (const title of ['Only one event', 'Added'])
    expect(message(title).querySelector('.title, p')?.parentElement?.nextElementSibling).toBe(
      closeButton(title),
    );
});

it('keeps a message on hover, and for 5 seconds afterwards [4.3.1]', async () => {
  show('One');
  await act(() => userEvent.hover(message('One')));
  pass(60_000);
  expect(onShow()).toEqual(['One']);
  await act(() => userEvent.hover(document.querySelector('#before') as HTMLElement));
  pass(4999);
  expect(onShow()).toEqual(['One']);
  pass(1);
  expect(onShow()).toEqual([]);
});

it('keeps a message that has the focus, and removes the others [4.3.1]', () => {
  show('One');
  show('Two');
  act(() => closeButton('Two').focus());
  pass(60_000);
  expect(onShow()).toEqual(['Two']);
  act(() => closeButton('Two').blur());
  pass(4999);
  expect(onShow()).toEqual(['Two']);
  pass(1);
  expect(onShow()).toEqual([]);
});

it('closes a message with its button, and moves the focus to its neighbour and then back', async () => {
  show('One');
  show('Two');
  const before = document.querySelector('#before') as HTMLElement;
  act(() => before.focus());
  await act(() => userEvent.keyboard('{Tab}'));
  await act(() => userEvent.keyboard('{Enter}'));
  expect(onShow()).toEqual(['Two']);
  expect(document.activeElement).toBe(closeButton('Two'));
  await act(() => userEvent.keyboard('{Escape}'));
  expect(onShow()).toEqual([]);
  expect(document.activeElement).toBe(before);
});

it('does not move the focus when a message disappears by itself', () => {
  const before = document.querySelector('#before') as HTMLElement;
  act(() => before.focus());
  show('One');
  pass(5000);
  expect(document.activeElement).toBe(before);
});

it('announces errors at once and other messages politely, in regions that already exist [2.3.5]', () => {
  const polite = document.querySelector('[role="status"]') as HTMLElement;
  const urgent = document.querySelector('[role="alert"]') as HTMLElement;
  expect([polite.textContent, urgent.textContent]).toEqual(['', '']);
  show('Added to your cart', 'success');
  act(
    () =>
      void showInfoMessage(store, {
        status: 'error',
        title: 'Only one event',
        description: 'Remove the other first',
      }),
  );
  expect(polite.textContent).toBe('Added to your cart');
  expect(urgent.textContent).toBe('Only one eventRemove the other first');
  expect([polite.ariaAtomic, urgent.ariaAtomic], 'only what is new is announced').toEqual(['false', 'false']);
});

it('is a landmark only while it has messages', () => {
  const stack = document.querySelector('section') as HTMLElement;
  expect(stack.hasAttribute('aria-label')).toBe(false);
  show('One');
  expect(stack.getAttribute('aria-label')).toBe('Messages');
});

it('is in the server’s HTML, empty and without a style attribute', () => {
  const html = renderToString(
    <Provider store={createStore()}>
      <InfoMessages />
    </Provider>,
  );
  expect(html).toContain('role="status"');
  expect(html).not.toContain('style=');
});
