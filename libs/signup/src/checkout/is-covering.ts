/**
 * Whether a frame of the checkout covers the page: fixed to the window, and large enough for a form. True where the
 * checkout has opened a window instead.
 */
export function isCovering(origin: string): boolean {
  const frames = [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));
  return frames.length === 0 || frames.some((frame) => isFixed(frame) && hasRoom(frame));
}

function isFixed(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}

function hasRoom(frame: Element): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width >= Math.min(300, innerWidth - 20) && height >= Math.min(400, innerHeight - 20);
}
