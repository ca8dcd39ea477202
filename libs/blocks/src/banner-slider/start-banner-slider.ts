import { startAutoplayOnPage } from '../autoplay/autoplay-on-page.ts';

/** How long a banner stays before the next one comes, ms. */
export const bannerStay = 4000;

/**
 * Lets the banners of a slider take turns, and makes its numbers work. Gives a function that ends it. Before it runs
 * (and where it never does) the banners are a row that can be swiped.
 */
export function startBannerSlider(root: HTMLElement): () => void {
  const row = root.querySelector('ul');
  const parts = row ? ([...row.children] as HTMLElement[]) : [];
  const listening = new AbortController();
  const { signal } = listening;
  if (!row || parts.length < 2) return () => undefined;
  const numbers = [...root.querySelectorAll<HTMLElement>('[data-show]')];
  const status = root.querySelector('[role=status]');

  const onShow = (now: number) => {
    parts.forEach((part, place) => (part.inert = place !== now));
    numbers.forEach((number, place) => (number.ariaCurrent = place === now ? 'true' : null));
  };
  root.style.setProperty('--banner-stay', `${bannerStay}ms`);
  // What was a row that scrolls becomes one place for all of them.
  row.removeAttribute('tabindex');
  row.scrollLeft = 0;
  const autoplay = startAutoplayOnPage(root, {
    parts,
    stay: () => bannerStay,
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
        if (status) status.firstElementChild?.replaceChildren(number.dataset['show'] ?? '');
      },
      { signal },
    ),
  );
  return () => listening.abort();
}
