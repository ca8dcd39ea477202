import { needsMembersArea, isRemembered } from '@guildhall/member-portal/remembered';
import { live, type StartedIslands } from '@guildhall/islands/start';
import { readBootData } from '../cart/boot-data.ts';

/**
 * Wakes the members' area where there is a reason: a remembered session, here or from another tab just now, or an address
 * that asks for it. Without one nothing of it is fetched before the header's button is touched.
 */
export function startMembers(islands: StartedIslands): void {
  const key = /"apiKey":"([^"]+)/.exec(readBootData('members') ?? '')?.[1];
  if (!key) return;
  const wakeIfNeeded = () =>
    (isRemembered(key) || needsMembersArea(location.search)) && islands.wakeFor('members');
  void live.then(wakeIfNeeded);
  addEventListener('storage', wakeIfNeeded);
  addEventListener('pageshow', wakeIfNeeded);
  // A part that came later, such as what members read.
  addEventListener('guildhall:inserted', ({ target }) => islands.scan(target as HTMLElement));
}
