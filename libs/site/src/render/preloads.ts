const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Moves the preload links that React puts before its output: in the head the browser sees them before it parses the
 * styles.
 */
export function liftPreloads(html: string): { html: string; preloads: string } {
  const found = html.startsWith('<link') ? (preloads.exec(html)?.[0] ?? '') : '';
  return { html: found ? html.slice(found.length) : html, preloads: found };
}
