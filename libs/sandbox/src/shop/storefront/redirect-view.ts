import { GraphQLError } from '../graphql/one-graphql.ts';

export interface UrlRedirect {
  path: string;
  target: string;
}

/** The merchant's redirects with their IDs, as the vendor finds them: all, or that of a path in any case. */
export function findRedirects(redirects: readonly UrlRedirect[], query: string | null | undefined) {
  const all = redirects.map((redirect, at) => ({ id: `gid://shopify/UrlRedirect/${at + 1}`, ...redirect }));
  if (!query) return all;
  const [, path] = /^path:(\S+)$/.exec(query) ?? [];
  if (path === undefined) throw new GraphQLError(`The sandbox finds redirects by their path only: ${query}`);
  return all.filter((one) => one.path.toLowerCase() === path.toLowerCase());
}
