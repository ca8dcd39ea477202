/** Resolves after the next frame is painted; in a background tab, once the tab is visible. */
export const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
