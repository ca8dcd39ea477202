import { membersAtom } from '@guildhall/member-portal';
import type { Store } from 'jotai';

type Failure = 'forbidden' | 'failed';

/** A request for the private entry at this path: all of it, or the cards of one list. */
export interface MemberEntryRequest {
  chosen: Readonly<Record<string, string>>;
  list?: string;
}

/**
 * Returns the site's response, or why there is none. A rejected token is renewed once; if the new one is rejected too,
 * the session has ended.
 */
export async function fetchMemberEntry(
  store: Store,
  wanted: MemberEntryRequest,
  signal?: AbortSignal,
): Promise<Response | Failure> {
  const members = store.get(membersAtom);
  for (const fresh of [false, true]) {
    try {
      const token = await members?.getIdToken(fresh);
      if (token === undefined) return 'failed';
      const response = await fetch('/_member-entry', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ path: decodeURI(document.location.pathname), ...wanted }),
        cache: 'no-store',
        ...(signal && { signal }),
      });
      if (response.ok) return response;
      if (response.status !== 401) return response.status === 403 ? 'forbidden' : 'failed';
    } catch {
      return 'failed';
    }
  }
  await members?.endSession();
  return 'failed';
}
