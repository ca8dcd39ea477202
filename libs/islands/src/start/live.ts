/**
 * Resolves when a visitor sees the page: at once, or when a prerendered page is activated. Events, timers, redirects
 * and storage writes must wait for it, because a prerendered page may never be visited.
 *
 * @example
 * await live;
 * sessionStorage.setItem('last-page', location.pathname);
 */
export const live: Promise<void> = new Promise((resolve) => {
  const page = globalThis.document as (Document & { prerendering?: boolean }) | undefined;
  if (page?.prerendering) page.addEventListener('prerenderingchange', resolve as () => void);
  else resolve();
});
