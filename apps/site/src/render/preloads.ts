const preload = /<link rel="preload"[^>]*>/g;

/**
 * React writes a preload link before the first picture of a page. In the head it is found before the styles are
 * parsed; in the middle of the body it would only repeat the picture after it.
 */
export function liftPreloads(html: string): { html: string; preloads: string[] } {
  const preloads = html.match(preload) ?? [];
  return { html: preloads.length > 0 ? html.replace(preload, '') : html, preloads };
}
