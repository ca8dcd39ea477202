import type { Store } from 'jotai';
import { toSafeExitUrl } from '@guildhall/safe-content';
import { showInfoMessage } from '@guildhall/ui';
import { problemOf, problemOfRefusal, type Problem } from '../identity/problem.ts';
import { withoutParameters } from '../redirect/query-behaviours.ts';
import { mayHavePortal } from '../session/member.ts';
import type { MemberPage } from '../session/member-page.ts';
import type { Members } from '../session/members.ts';
import type { MembersOptions } from '../session/members-options.ts';
import { portalAskedAtom, sessionEndedAtom, userAtom } from '../session/session-atoms.ts';
import type { WithToken } from '../session/with-token.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { textOfProblem } from '../texts/text-of-problem.ts';
import { closedPortal, portalAtom } from './portal-atoms.ts';

interface PortalParts extends Pick<MembersOptions, 'calls' | 'portalOrigins'> {
  page: MemberPage;
  texts: MemberTexts;
  withToken: WithToken;
  readOwnRecord: () => Promise<void>;
}

type Portal = Pick<Members, 'openPortal' | 'portalAddress' | 'closePortal'> & {
  /** Opens it when the page's address asked for that. */
  openIfAsked(): void;
};

const parameter = 'edit-subscription';

/** A member's portal. Its address is fetched again for each opening, because it can be used once. */
export function createPortal(
  store: Store,
  { calls, portalOrigins, page, texts, withToken, readOwnRecord }: PortalParts,
): Portal {
  const fail = (problem: Problem): undefined => {
    // The end of a session has a message of its own.
    if (problem === 'session-ended' || store.get(sessionEndedAtom)) return;
    showInfoMessage(store, {
      status: 'error',
      title: texts.portalFailedTitle,
      description: textOfProblem(problem, texts),
    });
  };

  async function portalAddress(): Promise<string | undefined> {
    const user = store.get(userAtom);
    if (!user) return undefined;
    const id = user.chargeBeeId;
    if (id === undefined) return fail(user.record === 'failed' ? 'not-now' : 'forbidden');
    try {
      const answer = await withToken((token) => calls.openPortal(token, id));
      if (answer?.outcome === 'refused') return fail(problemOfRefusal(answer.why));
      return answer && (toSafeExitUrl(answer.accessUrl, { origins: portalOrigins }) ?? fail('technical'));
    } catch (error) {
      return fail(problemOf(error));
    }
  }

  const portal: Portal = {
    portalAddress,
    async openPortal() {
      const { loading, open } = store.get(portalAtom);
      const user = store.get(userAtom);
      if (loading || open || !user || !mayHavePortal(user)) return;
      store.set(portalAtom, { ...closedPortal, loading: true });
      store.set(portalAskedAtom, true);
      if (user.record === 'failed') await readOwnRecord();
      const url = await portalAddress();
      page.replaceSearch(withoutParameters(page.search, [parameter]));
      // When the session has ended meanwhile, it is still wanted: the login opens it.
      store.set(portalAskedAtom, store.get(sessionEndedAtom));
      // A logout in the meantime has closed it.
      const isStillWanted = store.get(portalAtom).loading && store.get(userAtom)?.id === user.id;
      if (isStillWanted)
        store.set(portalAtom, url === undefined ? closedPortal : { open: true, loading: false, url });
    },
    closePortal: () => store.set(portalAtom, closedPortal),
    openIfAsked() {
      if (!store.get(portalAskedAtom)) return;
      const user = store.get(userAtom);
      if (user?.record === 'read' && user.chargeBeeId === undefined) {
        store.set(portalAskedAtom, false);
        page.replaceSearch(withoutParameters(page.search, [parameter]));
        fail('forbidden');
      } else void portal.openPortal();
    },
  };
  return portal;
}
