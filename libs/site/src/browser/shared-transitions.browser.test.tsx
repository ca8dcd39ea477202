import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSharedTransitions } from './shared-transitions.ts';

/** The listeners, which no page removes: these tests call them without adding them. */
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  const add = vi.spyOn(globalThis, 'addEventListener').mockReturnValue(undefined);
  startSharedTransitions();
  listeners = new Map(add.mock.calls as unknown as [string, () => void][]);
  add.mockRestore();
});
afterEach(() => document.body.replaceChildren());

/** Leaves the page for another one, with an animation. */
function leaveFor(path: string) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const viewTransition = { skipTransition: vi.fn(), finished };
  const url = new URL(path, location.href).href;
  listeners.get('pageswap')?.({ viewTransition, activation: { entry: { url } } });
  return { skip: viewTransition.skipTransition, finish };
}

it.each([
  ['is no error', 'AbortError: Transition was skipped', true],
  ['is one, if it is anything else', 'TypeError: x is undefined', false],
])('an animation between pages that the browser skips %s [2.3.16]', (_, reason, isHandled) => {
  const event = { reason, preventDefault: vi.fn() };
  listeners.get('unhandledrejection')?.(event);
  expect(event.preventDefault.mock.calls.length > 0).toBe(isHandled);
});

it('shows another choice of filters at once, and another page with an animation [2.3.16]', () => {
  expect(leaveFor(`${location.pathname}?cat=oceans`).skip).toHaveBeenCalledOnce();
  expect(leaveFor('/news/a').skip).not.toHaveBeenCalled();
});

it('gives the picture of the card that was pressed the name of that on its page, until the animation ends', async () => {
  document.body.innerHTML = `<h1 data-transition="title">News</h1><main><ul>
    <li><img data-transition="picture"><a href="/news/a">A</a></li>
    <li><img data-transition="picture"><a href="/news/b">B</a></li></ul></main>`;
  const listNames = () =>
    [...document.querySelectorAll<HTMLElement>('[data-transition]')].map(
      ({ style }) => style.viewTransitionName,
    );
  const { finish } = leaveFor('/news/b');
  expect(listNames()).toEqual(['none', 'none', 'entry-picture']);
  finish();
  await expect.poll(listNames).toEqual(['', '', '']);
});
