import type { LoginFault } from '@guildhall/browser-suppliers';
import type { IdentityUser, LinkIdentity, PasswordIdentity } from './identity.ts';
import { getErrorCode, toProblem, type MemberProblem } from './problem.ts';

type Identity = PasswordIdentity | LinkIdentity;

export interface LazyIdentity {
  /** Rejects with a network error if the script cannot be loaded; the next call tries again. */
  get(): Promise<Identity>;
  attempt(work: (identity: Identity) => Promise<unknown>): Promise<MemberProblem | undefined>;
}

interface LazyIdentityOptions {
  load: () => Promise<Identity>;
  /** Called with the current user after every change from the first use on. */
  onUserChange: (user: IdentityUser | null) => void;
  onTechnicalError?: ((code: string) => void) | undefined;
  /** Ends these calls. */
  signal: AbortSignal;
}

export function createLazyIdentity({
  load,
  onUserChange,
  onTechnicalError,
  signal,
}: LazyIdentityOptions): LazyIdentity {
  let loading: Promise<Identity> | undefined;

  async function loadIdentity(): Promise<Identity> {
    try {
      const identity = await load();
      if (!signal.aborted) signal.addEventListener('abort', identity.observe(onUserChange));
      return identity;
    } catch (cause) {
      loading = undefined;
      const message = 'The identity service’s script could not be fetched';
      throw Object.assign(new Error(message, { cause }), { problem: 'offline' } satisfies LoginFault);
    }
  }

  const get = (): Promise<Identity> => (loading ??= loadIdentity());
  return {
    get,
    async attempt(work) {
      try {
        await work(await get());
        return undefined;
      } catch (error) {
        const problem = toProblem(error);
        if (problem === 'technical') onTechnicalError?.(getErrorCode(error));
        return problem;
      }
    },
  };
}
