import { asksForMembers, isRemembered } from '@guildhall/member-portal/remembered';
import { live, type StartedIslands } from '@guildhall/islands/start';
import { bootData } from '../cart/boot-data.ts';

/**
 * Wakes the members' area where there is a reason: a remembered session, here or from another tab just now, or an address
 * that asks for it. Without one nothing of it is fetched before the header's button is touched.
 */
export function startMembers(islands: StartedIslands): void {
  const key = /"apiKey":"([^"]+)/.exec(bootData('members') ?? '')?.[1];
  if (!key) return;
  const look = () => (isRemembered(key) || asksForMembers(location.search)) && islands.wakeFor('members');
  void live.then(look);
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  // A part that came later, such as what members read.
  addEventListener('guildhall:inserted', ({ target }) => islands.scan(target as HTMLElement));
}
