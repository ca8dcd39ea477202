import { findFrames } from './is-covering.ts';

/**
 * Keeps the visitor in a checkout on the vendor's `origins`, from `confineTo` until a function from `releaseThen` runs.
 */
export function createConfinement(...origins: readonly string[]) {
  let release: (() => void) | undefined;
  return {
    /** @param frame undefined if the checkout is in its own window */
    confineTo(frame: HTMLIFrameElement | undefined): void {
      release?.();
      release = frame && confineToFrame(frame, findFrames(...origins));
    },
    releaseThen: (callback: () => void) => () => {
      release?.();
      callback();
    },
  };
}

/**
 * Makes the page behind a checkout inert, and moves the focus into the checkout. Returns a function that undoes it.
 *
 * @param frames all frames of the vendor: none of them becomes inert
 */
function confineToFrame(frame: HTMLIFrameElement, frames: readonly HTMLIFrameElement[]): () => void {
  const focused = document.activeElement;
  const behind = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.inert && !frames.some((one) => child.contains(one)),
  );
  for (const element of behind) element.inert = true;
  frame.focus();
  return () => {
    for (const element of behind.splice(0)) element.inert = false;
    // The focus is still in the frame, or nowhere because the frame is gone.
    const isOurs = document.activeElement === frame || document.activeElement === document.body;
    if (isOurs && focused instanceof HTMLElement) focused.focus();
  };
}
