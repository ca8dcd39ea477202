import { sessionStateAtom } from '@guildhall/member-portal';
import type { Store } from 'jotai';

/** Sets `data-member` on the document while a member is logged in. */
export function markMember(store: Store): void {
  const mark = (): void => {
    document.documentElement.toggleAttribute('data-member', store.get(sessionStateAtom) === 'in');
  };
  store.sub(sessionStateAtom, mark);
  mark();
}
