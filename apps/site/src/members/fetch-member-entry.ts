import { membersAtom } from '@guildhall/member-portal';
import { pageStore } from '../atoms/store.ts';

type Failure = 'forbidden' | 'failed';

/** What is wanted of the private entry at this page's path: all of it, or the cards of one of its lists. */
export interface MemberEntryRequest {
  /** The category chosen in each list, by the list's name in the page's address. */
  chosen: Readonly<Record<string, string>>;
  list?: string;
}

/**
 * The answer of the site, or why there is none. A refused token is renewed, once; when that is refused,
 * too, the session has ended.
 */
export async function fetchMemberEntry(
  wanted: MemberEntryRequest,
  signal?: AbortSignal,
): Promise<Response | Failure> {
  const members = pageStore.get(membersAtom);
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
