const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * React writes preload links for pictures before what it renders. They belong in the page's head, where the browser sees
 * them before it has parsed the styles.
 */
export function liftPreloads(html: string): { html: string; preloads: string } {
  const found = html.startsWith('<link') ? (preloads.exec(html)?.[0] ?? '') : '';
  return { html: found ? html.slice(found.length) : html, preloads: found };
}
