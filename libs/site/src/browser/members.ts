import { hasStoredSession, needsMembersArea } from '@guildhall/member-portal/remembered';
import { live, type StartedIslands } from '@guildhall/islands/start';
import { readBootData } from '../boot-data.ts';

/**
 * Wakes the members' area for a remembered session, here or just now in another tab, or for a URL that needs it.
 * Otherwise nothing of it is fetched before its button is touched.
 */
export function startMembers(islands: StartedIslands): void {
  const key = readBootData('members')?.split(' ')[0];
  if (!key) return;
  const wakeIfNeeded = () => {
    if (hasStoredSession(key) || needsMembersArea(location.search)) islands.wakeFor('members');
  };
  void live.then(wakeIfNeeded);
  addEventListener('storage', wakeIfNeeded);
  addEventListener('pageshow', wakeIfNeeded);
  addEventListener('guildhall:inserted', ({ target }) => islands.scan(target as HTMLElement));
}
