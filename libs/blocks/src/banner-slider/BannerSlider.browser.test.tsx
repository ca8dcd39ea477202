import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import '@guildhall/ui';
import { Blocks } from '../blocks/Blocks.tsx';
import { emptyContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { mockReducedMotion } from '../autoplay/reduced-motion.fixture.ts';
import { threeBanners } from './banner-slider.fixture.ts';
import { bannerDurationMs } from './start-banner-slider.ts';

const corner = document.createElement('p');
corner.textContent = 'The pointer rests here, off the banners.';

beforeEach(async () => {
  document.body.prepend(corner);
  await userEvent.hover(corner);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await unmountAll();
  corner.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  const place = await mount(<Blocks blocks={[threeBanners]} context={emptyContext} />);
  const root = place.querySelector<HTMLElement>('[data-autoplay]') as HTMLElement;
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.includes(name));
  return {
    root,
    button,
    shown: () =>
      [...place.querySelectorAll('li:not([inert])')].map((item) => item.querySelector('h2')?.textContent),
    pass: (ms: number) => vi.advanceTimersByTime(ms),
    press: (name: string) => act(async () => button(name)?.click()),
    announced: () => place.querySelector('[role=status]')?.textContent,
  };
}
const [first, second, third] = threeBanners.slides.map(({ title }) => title);

/** The time of fourteen changes, which would end at the third banner: those of fifteen end where they began. */
const fourteenChangesMs = 14 * bannerDurationMs;

describe('a banner slider', () => {
  it('marks the number of the banner that is shown, with forced colours too [2.3.11]', async () => {
    const { root } = await open();
    const emulate = (features: { name: string; value: string }[]) =>
      cdp().send('Emulation.setEmulatedMedia', { features });
    onTestFinished(async () => void (await emulate([])));
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    const current = root.querySelector('button[aria-current="true"]') as HTMLElement;
    const { backgroundColor } = getComputedStyle(current, '::after');
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    expect(backgroundColor).not.toBe(canvas);
  });

  it('changes every 4000 ms, and returns to the first [9.4.2]', async () => {
    const { shown, pass } = await open();
    expect(bannerDurationMs).toBe(4000);
    pass(3999);
    expect(shown()).toEqual([first]);
    pass(1);
    expect(shown()).toEqual([second]);
    pass(8000);
    expect(shown()).toEqual([first]);
  });

  it('changes within 1000 ms [9.4.2]', async () => {
    const { root } = await open();
    expect(getComputedStyle(root.querySelector('li') as Element).transitionDuration).toBe('1s');
  });

  it('pauses and resumes with its switch', async () => {
    const { shown, pass, press, button } = await open();
    await press('Pause banners');
    pass(fourteenChangesMs);
    expect(shown()).toEqual([first]);
    await press('Play banners');
    pass(4000);
    expect(shown()).toEqual([second]);
    expect(button('Pause banners')).toBeDefined();
  });

  it('pauses on hover, and while it has the focus', async () => {
    const { root, shown, pass, button } = await open();
    root.dispatchEvent(new PointerEvent('pointerenter'));
    pass(fourteenChangesMs);
    expect(shown()).toEqual([first]);
    root.dispatchEvent(new PointerEvent('pointerleave'));
    button('2 of 3')?.focus();
    pass(fourteenChangesMs);
    expect(shown()).toEqual([first]);
    button('2 of 3')?.blur();
    pass(4000);
    expect(shown()).toEqual([second]);
  });

  it('moves despite hover after the visitor has pressed play', async () => {
    const { root, shown, pass, press } = await open();
    root.dispatchEvent(new PointerEvent('pointerenter'));
    await press('Pause banners');
    await press('Play banners');
    pass(4000);
    expect(shown()).toEqual([second]);
  });

  it('pauses while the tab is hidden', async () => {
    const { shown, pass } = await open();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(fourteenChangesMs);
    expect(shown()).toEqual([first]);
  });

  it('does not start under reduced motion until the visitor presses play', async () => {
    mockReducedMotion();
    const { root, shown, pass, press } = await open();
    expect(root.dataset['live']).toBe('paused');
    pass(fourteenChangesMs);
    expect(shown()).toEqual([first]);
    await press('Play banners');
    pass(4000);
    expect(shown()).toEqual([second]);
  });

  it('shows the banner whose number is pressed, and announces it', async () => {
    const { shown, press, announced, button, pass } = await open();
    pass(4000);
    expect(announced()).toBe('');
    await press('3 of 3');
    expect(shown()).toEqual([third]);
    expect(announced()).toBe(`3 of 3: ${third}`);
    expect(button('3 of 3')?.ariaCurrent).toBe('true');
  });
});
