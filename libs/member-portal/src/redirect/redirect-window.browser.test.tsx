import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { redirectWindowAtom } from './redirect-window-atom.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { RedirectWindow } from './RedirectWindow.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Shows the notice of a redirect to a place on this page, which the tests stay on. */
async function show() {
  const before = location.href;
  const store = createStore();
  store.set(redirectWindowAtom, { to: '#elsewhere', afterMs: 2_000 });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    history.replaceState(null, '', before);
  });
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RedirectWindow texts={memberTexts} />
      </Provider>,
    ),
  );
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  return { place, pass };
}

it('redirects after the time of its notice [2.2.2]', async () => {
  const { pass } = await show();
  await pass(1_999);
  expect(location.hash).toBe('');
  await pass(1);
  expect(location.hash).toBe('#elsewhere');
});

it('does not redirect once its notice is closed [2.2.2]', async () => {
  const { place, pass } = await show();
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('dialog')?.open).toBe(false);
  await pass(10_000);
  expect(location.hash).toBe('');
});
