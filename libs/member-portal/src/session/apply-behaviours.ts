import type { Store } from 'jotai';
import { forgetRedirect, rememberRedirect, toSafeRedirect } from '../redirect/pending-redirect.ts';
import { toActionUrl, parseBehaviours, removeParameters } from '../redirect/query-behaviours.ts';
import type { MemberPage } from './member-page.ts';
import type { MemberPaths } from '@guildhall/organisation';
import { resetCode } from './emailed-codes.ts';
import {
  memberMenuAtom,
  portalRequestedAtom,
  resetCodeAtom,
  unsupportedLinkAtom,
  type MenuView,
} from './session-atoms.ts';
import { redirectWindowAtom } from '../redirect/redirect-window-atom.ts';

const mailParameters = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId'];
/** Duration of the redirect notice, ms. The specification sets 3 s for the homepage. */
const noticeMs = { elsewhere: 2_000, front: 3_000 };

export function applyBehaviours(
  store: Store,
  { page, paths, actionUrl }: { page: MemberPage; paths: MemberPaths; actionUrl: string },
): void {
  const { login, redirect, setPassword, editSubscription, mode, code } = parseBehaviours(page.search);
  if (redirect !== undefined && (login || page.path === paths.login)) {
    const path = toSafeRedirect(redirect, page.origin, paths.login);
    if (path !== undefined) rememberRedirect(path);
  } else if (login) forgetRedirect();
  if (editSubscription) store.set(portalRequestedAtom, true);
  const to = toActionUrl(actionUrl, page.search);
  if (mode !== undefined && !isHandledHere(page, { mode, to, resetPath: paths.resetPassword })) {
    const afterMs = page.path === '/' ? noticeMs.front : noticeMs.elsewhere;
    store.set(redirectWindowAtom, { to, afterMs });
  } else if (mode !== undefined && mode !== 'resetPassword') {
    store.set(unsupportedLinkAtom, true);
    page.replaceSearch(removeParameters(page.search, mailParameters));
  } else if (code !== undefined) {
    store.set(resetCodeAtom, code);
    resetCode.save(code);
    // A code sets a password, so it must not stay in the history.
    page.replaceSearch(removeParameters(page.search, mailParameters));
  } else if (page.path === paths.resetPassword || setPassword)
    store.set(resetCodeAtom, (known) => resetCode.read() ?? known);
  if (setPassword) requestView(store, 'set-password');
  else if (login && page.path !== paths.login) requestView(store, 'login');
}

/** The reset page handles `resetPassword` itself. */
function isHandledHere(
  { path, search, origin }: MemberPage,
  { mode, to, resetPath }: { mode: string; to: string; resetPath: string },
): boolean {
  if (path === resetPath && mode === 'resetPassword') return true;
  return new URL(to, origin).href === origin + path + search;
}

function requestView(store: Store, view: MenuView): void {
  store.set(memberMenuAtom, ({ opens }) => ({ view, opens: opens + 1 }));
}
