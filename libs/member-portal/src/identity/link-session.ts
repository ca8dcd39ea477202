import { sessionTokenResponseSchema, type SessionTokenResponse } from '@guildhall/api-contract/members';
import { forgetSession, isSessionRemembered, sessionKey } from '../remembered/link-session.ts';
import { postToApi } from './post-to-api.ts';
import { toProblem } from './problem.ts';

/** Pauses before the session is checked again, ms; the last one repeats. */
const pausesMs = [2_000, 5_000, 15_000, 60_000];
/** Time before its end at which a token is replaced, ms. */
const marginMs = 30_000;

export type SessionMember = SessionTokenResponse['member'];

/** The session in a cookie that scripts cannot read, as this page knows it. */
export interface LinkSession {
  /**
   * Reports the member now and after every change in another tab; tries again while the api does not respond. Returns a
   * function that ends this.
   */
  observe(changed: (member: SessionMember | null) => void): () => void;
  /** Drops everything known: the session has changed or ended. */
  reset(): void;
  /** Reports the member of the browser's session. */
  check(): Promise<void>;
  /** Requests a new token. */
  renew(): Promise<SessionTokenResponse>;
  /** Returns the token's response if it is younger than this, ms, and still valid. */
  getCurrent(maxAgeMs?: number): SessionTokenResponse | undefined;
}

export function createLinkSession(fetchFrom: typeof fetch): LinkSession {
  let current: { session: SessionTokenResponse; startedAt: number } | undefined;
  let pending: Promise<SessionTokenResponse> | undefined;
  let onChange: (member: SessionMember | null) => void = () => {};
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts logins and logouts: a response from before one of them is dropped. */
  let epoch = 0;

  function reset(): void {
    epoch += 1;
    clearTimeout(retryTimer);
    [current, pending] = [undefined, undefined];
  }
  async function fetchSession(): Promise<SessionTokenResponse> {
    const startedIn = epoch;
    const startedAt = performance.now();
    const request = { name: 'session-token', body: {}, schema: sessionTokenResponseSchema };
    const session = await postToApi(fetchFrom, request).finally(() => {
      if (startedIn === epoch) pending = undefined;
    });
    if (startedIn === epoch) current = { session, startedAt };
    return session;
  }
  const renew = () => (pending ??= fetchSession());

  async function check(tries = 0): Promise<void> {
    const startedIn = epoch;
    if (!isSessionRemembered()) return onChange(null);
    try {
      const { member } = await renew();
      if (startedIn === epoch) onChange(member);
    } catch (error) {
      if (startedIn !== epoch) return;
      if (toProblem(error) === 'session-ended') {
        reset();
        forgetSession();
        onChange(null);
      } else retryTimer = setTimeout(() => void check(tries + 1), pausesMs[Math.min(tries, 3)]);
    }
  }
  return {
    ...{ reset, renew, check: () => check() },
    observe(changed) {
      onChange = changed;
      const stop = followOtherTabs(() => {
        reset();
        void check();
      });
      void check();
      return () => {
        stop();
        onChange = () => {};
        reset();
      };
    },
    getCurrent(maxAgeMs = Infinity) {
      if (!current) return undefined;
      const ageMs = performance.now() - current.startedAt;
      const validMs = current.session.expiresInS * 1_000 - marginMs;
      return ageMs < Math.min(maxAgeMs, validMs) ? current.session : undefined;
    },
  };
}

/** Calls back after a login or a logout in another tab, until the returned function is called. */
function followOtherTabs(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === sessionKey) changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
