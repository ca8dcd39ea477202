/**
 * Returns the checkout's frames in this page, one that covers the page first; none if it has opened a window instead.
 *
 * @param origins the origins of the vendor's site and of its script
 */
export function findFrames(...origins: readonly string[]): HTMLIFrameElement[] {
  return [...document.querySelectorAll('iframe')]
    .filter(({ src }) => origins.some((origin) => src.startsWith(`${origin}/`)))
    .sort((one, other) => Number(isCovering(other)) - Number(isCovering(one)));
}

/** True when a frame covers the page: fixed to the window, and large enough for a form. */
export function isCovering(frame: HTMLIFrameElement): boolean {
  return isFixed(frame) && isLargeEnough(frame);
}

function isFixed(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}

function isLargeEnough(frame: Element): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width >= Math.min(300, innerWidth - 20) && height >= Math.min(400, innerHeight - 20);
}
