import { live } from '@guildhall/islands/start';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

const settled = () => live.then(() => undefined);

const connection = (value: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
const sign = (type: string) => document.dispatchEvent(new Event(type));

function listen() {
  const run = vi.fn();
  onFirstInteraction(run);
  return run;
}

afterEach(() => {
  // Ends the listeners of this test.
  sign('scroll');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the first interaction of a visitor', () => {
  it.each(['pointerdown', 'keydown', 'scroll'])('is a %s, once', async (type) => {
    const run = listen();
    await settled();
    expect(run).not.toHaveBeenCalled();
    sign(type);
    sign(type);
    sign('pointerdown');
    await settled();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is no error if what it fetches cannot be had', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no connection')));
    onFirstInteraction(run);
    sign('keydown');
    await settled();
    // An error that nobody handles fails the run.
    await expect(run.mock.results[0]?.value).rejects.toThrow('no connection');
  });

  it('does not include pointer moves', async () => {
    const run = listen();
    for (const type of ['pointerover', 'pointermove', 'mousemove']) sign(type);
    await settled();
    expect(run).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is ignored on a connection with %o [2.3.14]',
    async (slow) => {
      connection(slow);
      const run = listen();
      sign('scroll');
      await settled();
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('runs the callback on other connections', async () => {
    connection({ saveData: false, effectiveType: '4g' });
    const run = listen();
    sign('scroll');
    await settled();
    expect(run).toHaveBeenCalledOnce();
  });
});
