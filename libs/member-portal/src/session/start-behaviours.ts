import type { Store } from 'jotai';
import { forgetRedirect, rememberRedirect, safeRedirect } from '../redirect/pending-redirect.ts';
import { actionAddress, readBehaviours, withoutParameters } from '../redirect/query-behaviours.ts';
import type { MemberPage } from './member-page.ts';
import { keepResetCode, keptResetCode } from './reset-code.ts';
import {
  memberMenuAtom,
  portalAskedAtom,
  redirectWindowAtom,
  resetCodeAtom,
  strayLinkAtom,
  type MenuView,
} from './session-atoms.ts';

const resetPage = '/reset-password';
/** The parameters of a mail's link. */
const ofMails = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId'];
/** How long the notice of a redirect is shown, ms; on the front page the specification says so. */
const noticeMs = { elsewhere: 2_000, front: 3_000 };

/** Does what the page's address asks for when the page opens. */
export function startBehaviours(
  store: Store,
  { page, actionUrl }: { page: MemberPage; actionUrl: string },
): void {
  const { login, redirect, setPassword, editSubscription, mode, code } = readBehaviours(page.search);
  if (redirect !== undefined && (login || page.path === '/login')) {
    const path = safeRedirect(redirect, page.origin);
    if (path !== undefined) rememberRedirect(path);
  } else if (login) forgetRedirect();
  if (editSubscription) store.set(portalAskedAtom, true);
  const to = actionAddress(actionUrl, page.search);
  if (mode !== undefined && !isHere(page, mode, to)) {
    const afterMs = page.path === '/' ? noticeMs.front : noticeMs.elsewhere;
    store.set(redirectWindowAtom, { to, afterMs });
  } else if (mode !== undefined && mode !== 'resetPassword') {
    store.set(strayLinkAtom, true);
    page.replaceSearch(withoutParameters(page.search, ofMails));
  } else if (code !== undefined) {
    store.set(resetCodeAtom, code);
    keepResetCode(code);
    // A code sets a password: it does not stay in the address, which histories store and others may read.
    page.replaceSearch(withoutParameters(page.search, ofMails));
  } else if (page.path === resetPage || setPassword) store.set(resetCodeAtom, keptResetCode());
  if (setPassword) ask(store, 'set-password');
  else if (login && page.path !== '/login') ask(store, 'login');
}

/** The page for new passwords does by itself what it is for. */
function isHere({ path, search, origin }: MemberPage, mode: string, to: string): boolean {
  if (path === resetPage && mode === 'resetPassword') return true;
  return new URL(to, origin).href === origin + path + search;
}

function ask(store: Store, view: MenuView): void {
  store.set(memberMenuAtom, ({ asked }) => ({ view, asked: asked + 1 }));
}
