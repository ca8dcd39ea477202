/** Admin API tokens issued to an app, and its scopes. */
export interface GrantedTokens {
  issue(): { token: string; expiresInS: number };
  /** Returns true for an issued token that has neither expired nor been revoked. */
  holds(token: string): boolean;
  /** Sets the lifetime of new tokens, until `reset`. */
  setLife(seconds: number): void;
  revokeAll(): void;
  scopes(): readonly string[];
  /** Sets the scopes of the app, until `reset`. */
  setScopes(scopes: readonly string[]): void;
  reset(): void;
}

/** A day minus a second, as at the vendor. */
const defaultLifeS = 86_399;
const defaultScopes = ['read_products', 'write_draft_orders', 'read_draft_orders'];

export function createGrantedTokens({
  now,
  randomText,
}: {
  now: () => Date;
  randomText: () => string;
}): GrantedTokens {
  let lifeS = defaultLifeS;
  let scopes: readonly string[] = defaultScopes;
  const endsAt = new Map<string, number>();
  return {
    issue() {
      const token = `shpat_${randomText()}`;
      endsAt.set(token, now().getTime() + lifeS * 1000);
      return { token, expiresInS: lifeS };
    },
    holds: (token) => now().getTime() < (endsAt.get(token) ?? 0),
    setLife: (seconds) => void (lifeS = seconds),
    revokeAll: () => endsAt.clear(),
    scopes: () => scopes,
    setScopes: (next) => void (scopes = next),
    reset() {
      lifeS = defaultLifeS;
      scopes = defaultScopes;
    },
  };
}
