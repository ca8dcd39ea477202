import { openLinkResponseSchema, sessionResponseSchema } from '@guildhall/api-contract/members';
import { successResponseSchema, type ResponseSchema } from '@guildhall/api-contract/responses';
import {
  forgetSession,
  isSessionBrief,
  isSessionRemembered,
  rememberSession,
} from '../remembered/link-session.ts';
import { canStoreSession } from './can-store-session.ts';
import type { MemberRecord } from '../session/member.ts';
import type { IdentityUser, LinkIdentity, OpenLink } from './identity.ts';
import { createLinkSession, type SessionMember } from './link-session.ts';
import { createLoginError, postToApi } from './post-to-api.ts';

/** Time for which the record that came with a token is current, ms. */
const recordMs = 10_000;

/**
 * Logins by links, with the session in a cookie that scripts cannot read. A note in `localStorage` tells all tabs that
 * there is one, so that other visitors request nothing.
 */
export function createLinkIdentity(
  fetchFrom: typeof fetch = (...request) => fetch(...request),
): LinkIdentity & { readRecord: () => Promise<MemberRecord> } {
  const session = createLinkSession(fetchFrom);
  let onLogOut: () => void = () => {};
  let opened: OpenLink | undefined;
  const post = <Value>(name: string, body: object, schema: ResponseSchema<Value>, idToken?: string) =>
    postToApi(fetchFrom, { name, body, schema, idToken });
  const getIdToken = async (fresh = false): Promise<string> => {
    const { idToken } = (fresh ? undefined : session.getCurrent()) ?? (await session.renew());
    return idToken;
  };
  return {
    observe(changed) {
      onLogOut = () => changed(null);
      const stop = session.observe((member) => changed(member && toUser(member)));
      return () => {
        onLogOut = () => {};
        stop();
      };
    },
    async logOut() {
      rememberSession('ending', isSessionBrief());
      session.reset();
      onLogOut();
      void endSession(fetchFrom);
    },
    // A login does not wait for a pending check.
    restart: async () => session.reset(),
    getIdToken,
    async readRecord() {
      const { customerId } = session.getCurrent(recordMs) ?? (await session.renew());
      return customerId === undefined ? {} : { customerId };
    },
    async changeName(name) {
      await post('member-name', { name }, successResponseSchema, await getIdToken());
      return toUser((await session.renew()).member);
    },
    requestLink: async (email) => void (await post('login-link', { email }, successResponseSchema)),
    async openLink(link) {
      opened = await post('open-link', { link }, openLinkResponseSchema);
      // Before the link is used up: it still works once storage is allowed.
      if (opened.purpose === 'login' && !canStoreSession()) throw createLoginError({ problem: 'not-stored' });
      return opened;
    },
    async useLink(link, onUsed, isBrief = false) {
      const body = { link, ...(isBrief && { isBrief }) };
      const { hasSession } = await post('session', body, sessionResponseSchema);
      onUsed();
      // An undone change has ended the session of this browser, too.
      if (!hasSession && opened?.purpose !== 'undo') return;
      if (hasSession) rememberSession('open', isBrief);
      session.reset();
      await session.check();
    },
    requestAddressLink: async (email) =>
      void (await post('member-email', { email }, successResponseSchema, await getIdToken())),
  };
}

/** Ends the session at the api. Without a connection, the next page that loads this tries again. */
export async function endSession(fetchFrom: typeof fetch = fetch): Promise<void> {
  try {
    await postToApi(fetchFrom, { name: 'session-end', body: {}, schema: successResponseSchema });
    if (!isSessionRemembered()) forgetSession();
  } catch {
    // The note stays.
  }
}

function toUser({ id, email, name }: SessionMember): IdentityUser {
  return { id, email, displayName: name };
}
