import type { SafeHtml } from '../safe-types.ts';

/**
 * Marks HTML as safe because this page's own server rendered it from sanitised content. Use it only for same-origin
 * responses, never for content or user input.
 *
 * @throws Error if the response has another origin
 * @example
 * const html = await readOwnHtml(await fetch('/news?page=2'));
 */
export async function readOwnHtml(response: Response): Promise<SafeHtml> {
  if (new URL(response.url).origin !== location.origin) {
    throw new Error(
      `[GUILDHALL_SAFE_CONTENT_OWN_HTML] HTML is taken from the page's own server only, not from ${new URL(response.url).origin}. Route it through your server.`,
    );
  }
  return (await response.text()) as SafeHtml;
}
