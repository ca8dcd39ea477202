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
      `[GUILDHALL_SAFE_CONTENT_OWN_HTML] Route HTML of ${new URL(response.url).origin} through your server.`,
    );
  }
  return (await response.text()) as SafeHtml;
}
