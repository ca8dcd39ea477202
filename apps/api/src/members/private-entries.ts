import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import * as v from 'valibot';

const entry = v.looseObject({
  id: v.number(),
  postStatus: v.optional(v.string(), 'publish'),
  content: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** An entry of the content service, with its private content; `undefined` for drafts and missing entries. */
export type ReadPrivateEntry = (path: string) => Promise<object | undefined>;

export interface PrivateEntriesOptions {
  /** Of the content service, with its folder, if any. */
  origin: string;
  /** `name:password` of HTTP Basic authentication. */
  login?: string | undefined;
  contentKey: string;
  deadlineMs: number;
  onEvent: (event: UpstreamEvent) => void;
  fetch?: typeof fetch;
}

/** Reads entries with the key that the content service shares with the api. */
export function connectPrivateEntries({ contentKey, ...options }: PrivateEntriesOptions): ReadPrivateEntry {
  const upstream = createUpstream({ name: 'private-content', ...options });
  return async (path) => {
    const response = await upstream
      .readJson(`/wp-json/entry/api?path=${encodeURIComponent(path)}`, {
        headers: { 'x-content-key': contentKey },
      })
      .catch((error: unknown) => {
        // With a body code the 404 comes from the service itself, not from a proxy in front of it.
        const isMissing = error instanceof UpstreamError && error.bodyCode !== undefined;
        if (isMissing && error.bodyCode !== 'rest_no_route') return undefined;
        throw error;
      });
    const result = v.safeParse(entry, response);
    // An entry that the service does not return complete for this key does not exist for members.
    if (!result.success || !['publish', 'private'].includes(result.output.postStatus)) return undefined;
    return { ...result.output, hasAccess: true };
  };
}
