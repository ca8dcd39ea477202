import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '@guildhall/ui';
import { Blocks } from '../blocks/Blocks.tsx';
import { emptyContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { mockReducedMotion } from '../autoplay/reduced-motion.fixture.ts';
import { threeLines } from './rotating-text.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  await unmountAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  const place = await mount(<Blocks blocks={[threeLines]} context={emptyContext} />);
  const button = () => place.querySelector('button') as HTMLButtonElement;
  return {
    button,
    shown: () => [...place.querySelectorAll('li[data-current]')].map(({ textContent }) => textContent),
    pass: (ms: number) => vi.advanceTimersByTime(ms),
    press: () => act(async () => button().click()),
    live: () => place.querySelector<HTMLElement>('[data-autoplay]')?.dataset['live'],
  };
}

describe('a rotating text', () => {
  it('shows each line for 400 ms per word and returns to the first [4.4.2]', async () => {
    const { shown, pass } = await open();
    pass(799);
    expect(shown()).toEqual(['Look up']);
    pass(1);
    expect(shown()).toEqual(['Somebody else will live here']);
    pass(2000);
    expect(shown()).toEqual(['Leave the gate as you found it, or better']);
    pass(3600);
    expect(shown()).toEqual(['Look up']);
  });

  it('pauses and resumes with its switch, whose label follows and names it', async () => {
    const { shown, pass, press, button } = await open();
    await press();
    pass(60_000);
    expect(shown()).toEqual(['Look up']);
    expect(button().ariaLabel).toBe('Play changing text: Look up');
    await press();
    pass(800);
    expect(shown()).toEqual(['Somebody else will live here']);
    expect(button().ariaLabel).toBe('Pause changing text: Look up');
  });

  it('does not start under reduced motion', async () => {
    mockReducedMotion();
    const { shown, pass, live } = await open();
    pass(60_000);
    expect(shown()).toEqual(['Look up']);
    expect(live()).toBeUndefined();
  });

  it('pauses while the tab is hidden', async () => {
    const { shown, pass } = await open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(60_000);
    expect(shown()).toEqual(['Look up']);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(800);
    expect(shown()).toEqual(['Somebody else will live here']);
  });
});
