/**
 * Resolves when a visitor sees the page: at once, or when a prerendered page is activated. A prerendered page that
 * is never visited stays here, so events, timers, redirects and writes to storage wait for it.
 */
export const live: Promise<void> = new Promise((resolve) => {
  const page = globalThis.document as (Document & { prerendering?: boolean }) | undefined;
  if (page?.prerendering) page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  else resolve();
});
