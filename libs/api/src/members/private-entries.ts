import { memberEntryResponseSchema } from '@guildhall/api-contract';
import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import * as v from 'valibot';

/** Returns the complete entry; `undefined` for drafts and missing entries. */
export type ReadPrivateEntry = (path: string) => Promise<object | undefined>;

export interface PrivateEntriesOptions {
  origin: string;
  login?: string | undefined;
  contentKey: string;
  deadlineMs: number;
  onEvent: (event: UpstreamEvent) => void;
  fetch?: typeof fetch;
}

export function connectPrivateEntries({ contentKey, ...options }: PrivateEntriesOptions): ReadPrivateEntry {
  const upstream = createUpstream({ name: 'private-content', ...options });
  return async (path) => {
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
}
