import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startIslands, type Hydrator } from '@guildhall/islands/start';
import { repeatEarlyPress } from './repeat-early-press.ts';

const running = new AbortController();
afterEach(() => running.abort());

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

it('repeats the first press of a page that came before the script, once, and marks it as busy until then [2.3.20]', async () => {
  document.body.innerHTML = `<div data-island="a" data-wake=""><button><b>Add to cart</b></button></div>`;
  const pressed = vi.fn();
  one('button').addEventListener('click', pressed);
  await userEvent.click(one('b'));
  expect(pressed).toHaveBeenCalledOnce();
  pressed.mockClear();

  const awake = Promise.withResolvers();
  const woken = Promise.withResolvers<HTMLElement>();
  const hydrator = {
    wake: async (island: HTMLElement) => {
      woken.resolve(island);
      await awake.promise;
      island.dataset['awake'] = '';
    },
    repeat: (held) => held.forEach((press, control) => control.dispatchEvent(new Event(press.type))),
    load: async () => undefined,
    unmountWithin: () => {},
  } satisfies Hydrator;
  startIslands({ loadHydrator: async () => hydrator, signal: running.signal });
  repeatEarlyPress();
  expect(await woken.promise).toBe(one('[data-island]'));
  expect(one('button').ariaBusy).toBe('true');
  expect(pressed).not.toHaveBeenCalled();
  awake.resolve(undefined);
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
  expect(one('button').ariaBusy).toBeNull();

  await userEvent.click(one('b'));
  expect(pressed).toHaveBeenCalledTimes(2);
});
