const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * React writes preload links for pictures before what it renders. In the page's head they are found before the styles
 * are parsed; in the middle of the body they would only repeat the picture after them.
 */
export function liftPreloads(html: string): { html: string; preloads: string } {
  const found = html.startsWith('<link') ? (preloads.exec(html)?.[0] ?? '') : '';
  return { html: found ? html.slice(found.length) : html, preloads: found };
}
