/**
 * Why a call to the identity service failed. `refused`: the token is not of this project. `ended`: it has expired or was
 * revoked, or its member is disabled or deleted. `unavailable`: the service could not be reached. The service's own
 * messages are dropped: they quote addresses and tokens.
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

/** A login at the identity service. */
export interface FoundIdentity {
  uid: string;
  /** Whether the address was confirmed by a mail. */
  emailVerified: boolean;
  disabled: boolean;
}

/** The identity service, as far as members need it. Every method rejects only with IdentityFailure. */
export interface Identity {
  /** Verifies an ID token, and that it is not revoked and its member not disabled. */
  verify(idToken: string): Promise<{ uid: string }>;
  findByEmail(email: string): Promise<FoundIdentity | undefined>;
  /** Which of these ids belong to no identity. */
  findMissing(uids: readonly string[]): Promise<string[]>;
  /** Makes an identity with a random password: login works once one is set by mail. `exists` when there is one already. */
  create(email: string): Promise<{ uid: string } | 'exists'>;
  /**
   * Locks out the person who made the identity: random password, no other way to log in, all tokens revoked. May be
   * repeated.
   */
  resetCredentials(uid: string): Promise<void>;
  /**
   * A code with which a password is set, once, and the only address to which it may be mailed: the one on file. The
   * service finds an identity by addresses that differ from it.
   */
  createPasswordCode(email: string): Promise<{ code: string; address: string }>;
  /** The service account's token, for calls to the project's other services. */
  fetchAccessToken(): Promise<string>;
  close(): Promise<void>;
}
