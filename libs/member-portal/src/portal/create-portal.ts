import type { Store } from 'jotai';
import { toSafeExitUrl } from '@guildhall/safe-content';
import { removeInfoMessage, showInfoMessage } from '@guildhall/ui';
import { toProblem, refusalToProblem, type MemberProblem } from '../identity/problem.ts';
import { removeParameters } from '../redirect/query-behaviours.ts';
import { canHavePortal } from '../session/member.ts';
import type { MemberPage } from '../session/member-page.ts';
import type { Members } from '../session/members.ts';
import type { MembersOptions } from '../session/members-options.ts';
import { portalRequestedAtom, sessionEndedAtom, userAtom } from '../session/session-atoms.ts';
import type { WithToken } from '../session/with-token.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import { closedPortal, portalAtom } from './portal-atoms.ts';

interface PortalOptions extends Pick<MembersOptions, 'calls' | 'portalOrigins'> {
  page: MemberPage;
  texts: MemberTexts;
  withToken: WithToken;
  readOwnRecord: () => Promise<void>;
}

type Portal = Pick<Members, 'hasPortal' | 'openPortal' | 'fetchPortalUrl' | 'closePortal'> & {
  openIfRequested(): void;
};

const portalParameter = 'edit-subscription';

/** Fetches a new URL for each opening: each works once. */
export function createPortal(
  store: Store,
  { calls, portalOrigins, page, texts, withToken, readOwnRecord }: PortalOptions,
): Portal {
  const { show: showProblem, hide: hideProblem } = createProblemMessage(store, texts);

  async function fetchPortalUrl(): Promise<string | undefined> {
    const user = store.get(userAtom);
    if (!user) return undefined;
    hideProblem();
    const id = user.customerId;
    if (id === undefined) return showProblem(user.record === 'failed' ? 'not-now' : 'forbidden');
    try {
      const result = await withToken((token) => calls.openPortal(token, id));
      if (result?.outcome === 'refused') return showProblem(refusalToProblem(result.why));
      return (
        result && (toSafeExitUrl(result.accessUrl, { origins: portalOrigins }) ?? showProblem('technical'))
      );
    } catch (error) {
      return showProblem(toProblem(error));
    }
  }

  const portal: Portal = {
    hasPortal: portalOrigins.length > 0,
    fetchPortalUrl,
    async openPortal() {
      const { loading, open } = store.get(portalAtom);
      const user = store.get(userAtom);
      if (!portal.hasPortal || loading || open || !user || !canHavePortal(user)) return;
      store.set(portalAtom, { ...closedPortal, loading: true });
      store.set(portalRequestedAtom, true);
      if (user.record === 'failed') await readOwnRecord();
      const url = await fetchPortalUrl();
      page.replaceSearch(removeParameters(page.search, [portalParameter]));
      // If the session has ended, the portal opens after the next login.
      store.set(portalRequestedAtom, store.get(sessionEndedAtom));
      const isStillWanted = store.get(portalAtom).loading && store.get(userAtom)?.id === user.id;
      if (isStillWanted)
        store.set(portalAtom, url === undefined ? closedPortal : { open: true, loading: false, url });
    },
    closePortal: () => store.set(portalAtom, closedPortal),
    openIfRequested() {
      if (!store.get(portalRequestedAtom)) return;
      const user = store.get(userAtom);
      if (user?.record === 'read' && user.customerId === undefined) {
        store.set(portalRequestedAtom, false);
        page.replaceSearch(removeParameters(page.search, [portalParameter]));
        showProblem('forbidden');
      } else void portal.openPortal();
    },
  };
  return portal;
}

/** The message that the portal could not be opened; it stays until it is closed, or the portal is requested again. */
function createProblemMessage(store: Store, texts: MemberTexts) {
  let shown: string | undefined;
  return {
    hide: () => void (shown !== undefined && removeInfoMessage(store, shown)),
    show(problem: MemberProblem): undefined {
      // The end of the session has its own message.
      if (problem === 'session-ended' || store.get(sessionEndedAtom)) return;
      shown = showInfoMessage(store, {
        status: 'error',
        title: texts.portalFailedTitle,
        description: getProblemText(problem, texts),
      });
    },
  };
}
