import { memberEntryResponseSchema } from '@guildhall/api-contract/members';
import { isUnauthorized } from '@guildhall/suppliers';
import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import * as v from 'valibot';

/** Returns the complete entry; `undefined` for drafts and missing entries. */
export type ReadPrivateEntry = (path: string) => Promise<object | undefined>;

export interface PrivateEntriesOptions {
  origin: string;
  login?: string | undefined;
  /** The first is sent, and the next where the content service withholds an entry from that. */
  contentKeys: readonly string[];
  deadlineMs: number;
  onEvent: (event: UpstreamEvent) => void;
  fetch?: typeof fetch;
}

export function connectPrivateEntries({ contentKeys, ...options }: PrivateEntriesOptions): ReadPrivateEntry {
  const upstream = createUpstream({ name: 'private-content', ...options });
  const readWith = async (path: string, contentKey: string) => {
    const response = await upstream
      .readJson(`/wp-json/entry/api?path=${encodeURIComponent(path)}`, {
        headers: { 'x-content-key': contentKey },
      })
      .catch((error: unknown) => {
        // A code in the body shows that the 404 is not a proxy's.
        const isMissing = error instanceof UpstreamError && error.bodyCode !== undefined;
        if (isMissing && error.bodyCode !== 'rest_no_route') return undefined;
        throw error;
      });
    const result = v.safeParse(memberEntryResponseSchema, response);
    if (!result.success) return undefined;
    const { postStatus = 'publish', content } = result.output;
    // Members cannot read entries that the service withholds from this key.
    if (content.length === 0 || !['publish', 'private'].includes(postStatus)) return undefined;
    return { ...result.output, postStatus, hasAccess: true };
  };
  const read = async (
    path: string,
    [key = '', ...others]: readonly string[],
  ): Promise<object | undefined> => {
    const entry = await readWith(path, key).catch((error: unknown) => {
      if (others.length === 0 || !isUnauthorized(error)) throw error;
      return undefined;
    });
    return entry === undefined && others.length > 0 ? read(path, others) : entry;
  };
  return (path) => read(path, contentKeys);
}
