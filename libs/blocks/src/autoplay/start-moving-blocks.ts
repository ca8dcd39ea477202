import { startBannerSlider } from '../banner-slider/start-banner-slider.ts';
import { startRotatingText } from '../rotating-text/start-rotating-text.ts';

const starts: Record<string, (root: HTMLElement) => unknown> = {
  banners: startBannerSlider,
  text: startRotatingText,
};

/**
 * Sets the banner sliders and rotating texts in motion that are HTML without React: once for a page, and for parts
 * that come later. In a React app they start by themselves.
 *
 * @example if (document.querySelector('[data-autoplay]')) startMovingBlocks(document);
 */
export function startMovingBlocks(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-autoplay]:not([data-live])'))
    starts[root.dataset['autoplay'] ?? '']?.(root);
}
