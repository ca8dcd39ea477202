import { startBannerSlider } from '../banner-slider/start-banner-slider.ts';
import { startRotatingText } from '../rotating-text/start-rotating-text.ts';

const starters: Record<string, (root: HTMLElement) => unknown> = {
  banners: startBannerSlider,
  text: startRotatingText,
};

/**
 * Starts banner sliders and rotating texts in plain HTML: call it once per page, and for parts added later. In React apps
 * they start by themselves.
 *
 * @example
 * if (document.querySelector('[data-autoplay]')) startMovingBlocks(document);
 */
export function startMovingBlocks(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-autoplay]:not([data-live])'))
    starters[root.dataset['autoplay'] as string]?.(root);
}
