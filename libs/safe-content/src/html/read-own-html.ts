import type { SafeHtml } from '../safe-types.ts';

/**
 * Marks HTML as safe because the page's own server rendered it, from content that was sanitised there. Only for the
 * body of an answer of the own origin; never for what a content service or a person sent.
 *
 * @throws Error when the answer came from another origin than the page's
 */
export async function readOwnHtml(response: Response): Promise<SafeHtml> {
  if (new URL(response.url).origin !== location.origin) {
    throw new Error(
      `HTML is taken from the page's own server only, not from ${new URL(response.url).origin}. Route it through your server.`,
    );
  }
  return (await response.text()) as SafeHtml;
}
