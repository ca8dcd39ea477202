/**
 * Why the identity service did not do what it was asked. `refused`: this is no token of ours. `ended`: it was one, and
 * has expired or was revoked, or its member is disabled or gone. `unavailable`: it could not be asked now. No word of
 * the service's own goes on: it quotes addresses and tokens.
 */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly kind: 'refused' | 'ended' | 'unavailable';
  /** The service's code, such as `auth/id-token-revoked`. */
  readonly code: string;

  constructor(kind: IdentityFailure['kind'], code: string) {
    super(`the identity service: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
  }
}

/** Somebody who can log in, or who could. */
export interface FoundIdentity {
  uid: string;
  /** Whether somebody has shown that the address's mail reaches them. */
  emailVerified: boolean;
  disabled: boolean;
}

/** The identity service, as far as members need it. Every method rejects with IdentityFailure, and with nothing else. */
export interface Identity {
  /** Verifies an ID token, its revocation and that its member is not disabled. */
  verify(idToken: string): Promise<{ uid: string }>;
  byEmail(email: string): Promise<FoundIdentity | undefined>;
  /** Makes an identity that nobody can log in to before its password is set by mail; `exists` when there is one. */
  create(email: string): Promise<{ uid: string } | 'exists'>;
  /**
   * Takes an identity from whoever made it: another password, no other way to log in, and all its tokens revoked.
   * To do so again does no harm.
   */
  takeOver(uid: string): Promise<void>;
  /** A code with which the owner of this address sets a password, once. */
  passwordCode(email: string): Promise<string>;
  /** Of the service account, for calls to its project's other services. */
  accessToken(): Promise<string>;
  close(): Promise<void>;
}
