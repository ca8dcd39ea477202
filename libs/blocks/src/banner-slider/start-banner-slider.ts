import { startAutoplayOnPage } from '../autoplay/autoplay-on-page.ts';

export const bannerDurationMs = 4000;

/** Starts the rotation of banners and the numbered buttons. Until then, the banners are a row to swipe. */
export function startBannerSlider(root: HTMLElement, signal?: AbortSignal): void {
  const row = root.querySelector('ul');
  const parts = row ? ([...row.children] as HTMLElement[]) : [];
  if (!row || parts.length < 2) return;
  const numbers = [...root.querySelectorAll<HTMLElement>('[data-show]')];
  const status = root.querySelector('[role=status] > *');

  const onShow = (now: number) => {
    parts.forEach((part, place) => (part.inert = place !== now));
    numbers.forEach((number, place) => (number.ariaCurrent = place === now ? 'true' : null));
  };
  root.style.setProperty('--gh-banner-stay', `${bannerDurationMs}ms`);
  // The scrolling row becomes a stack.
  row.removeAttribute('tabindex');
  row.scrollLeft = 0;
  const autoplay = startAutoplayOnPage(root, {
    parts,
    time: () => bannerDurationMs,
    pausesOnHover: true,
    onShow,
    signal,
  });
  onShow(0);
  numbers.forEach((number, place) =>
    number.addEventListener(
      'click',
      () => {
        autoplay.goTo(place);
        status?.replaceChildren(number.dataset['show'] as string);
      },
      { signal } as AddEventListenerOptions,
    ),
  );
}
