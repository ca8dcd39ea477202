import { expect, it, vi } from 'vitest';
import { one, settled } from './page.fixture.ts';

it('waits in a prerendered page until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { live, startIslands, whenIdle } = await import('./index.ts');
  document.body.innerHTML = `
    <div data-island="a" data-wake="load"></div>
    <div data-island="b" data-wake="reason:cart"></div>
    <div data-island="c" data-wake="idle"></div>
    <div data-island="d"></div>`;
  const wake = vi.fn(async (element: HTMLElement) => void (element.dataset['awake'] = ''));
  const loadHydrator = vi.fn(async () => ({
    wake,
    repeat: () => undefined,
    load: async () => undefined,
    unmountWithin: () => undefined,
  }));
  const cart = vi.fn(() => true);
  const onLive = vi.fn();
  void live.then(onLive);

  const started = startIslands({ loadHydrator, reasons: { cart }, conditions: { idle: whenIdle } });
  started.wake(one('[data-island=d]'));
  await settled();
  expect([loadHydrator, cart, onLive].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);

  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }));
  await settled();
  expect(onLive).toHaveBeenCalledOnce();
  expect(wake.mock.calls.map(([element]) => element.dataset['island']).sort()).toEqual(['a', 'b', 'c', 'd']);
});
