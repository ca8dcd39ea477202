import * as v from 'valibot';
import { UrlRedirectsDocument } from '../generated/documents.generated.ts';
import { fetchField } from '../parsing/fetch-field.ts';
import type { SendToShop } from '../transport/send.ts';

/** Paths that shops redirect: names of products and collections, and of pages beside them. */
const redirectable = /^(?:\/[a-z0-9%_.~-]{1,255}){1,6}$/;

/**
 * Writes the vendor's search for the redirect of a path, which it keeps in lower case; `undefined` for a path that no shop
 * redirects.
 */
function toRedirectQuery(path: string): string | undefined {
  const written = path.toLowerCase();
  return redirectable.test(written) ? `path:${written}` : undefined;
}

/**
 * True for a query of the client’s `findRedirect`: an api that passes these on accepts no other search of redirects.
 *
 * @example
 * isRedirectQuery('path:/products/old'); // true
 * isRedirectQuery('path:* OR target:*'); // false
 */
export function isRedirectQuery(query: string): boolean {
  const [, path = ''] = /^path:(.*)$/s.exec(query) ?? [];
  return toRedirectQuery(path) === query;
}

const redirectsSchema = v.object({
  nodes: v.array(v.object({ path: v.string(), target: v.string() })),
});

export function createRedirectFinder(send: SendToShop) {
  return async (path: string): Promise<string | undefined> => {
    const query = toRedirectQuery(path);
    if (query === undefined) return undefined;
    const response = await fetchField(send, UrlRedirectsDocument, { query }, 'urlRedirects');
    const { success, output } = v.safeParse(redirectsSchema, response.value);
    if (!success) return undefined;
    // The search is the vendor's: only the redirect of this very path counts.
    return output.nodes.find(({ path: from }) => from.toLowerCase() === path.toLowerCase())?.target;
  };
}
