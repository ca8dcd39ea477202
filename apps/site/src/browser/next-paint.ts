/** Resolves once the next frame has been painted; on a page in a tab behind others, once that is seen. */
export const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
