import type { SafeHtml } from '../safe-types.ts';

/**
 * Marks HTML as safe because the page's own server rendered it, from content that was sanitised there. Only for the
 * body of an answer of the own origin; never for what a content service or a person sent.
 *
 * @throws Error when the answer came from another origin than the page's
 */
export async function htmlFromOwnServer(response: Response): Promise<SafeHtml> {
  if (new URL(response.url).origin !== location.origin) {
    throw new Error(`Only the page's own server is trusted with HTML, not ${new URL(response.url).origin}`);
  }
  return (await response.text()) as SafeHtml;
}
