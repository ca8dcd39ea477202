/** Tokens of the Admin API that were granted to an app, and what the app may do. */
export interface GrantedTokens {
  issue(): { token: string; expiresInS: number };
  /** Whether a token was issued, and has neither expired nor been revoked. */
  holds(token: string): boolean;
  /** Sets after how many seconds new tokens expire, until `reset`. */
  setLife(seconds: number): void;
  /** Revokes all tokens. */
  revokeAll(): void;
  scopes(): readonly string[];
  /** Sets the scopes of the app, until `reset`. */
  setScopes(scopes: readonly string[]): void;
  reset(): void;
}

/** A day less a second, as the vendor counts it. */
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
    setScopes: (wanted) => void (scopes = wanted),
    reset() {
      lifeS = defaultLifeS;
      scopes = defaultScopes;
    },
  };
}
