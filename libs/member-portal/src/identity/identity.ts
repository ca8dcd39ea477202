/** Who is logged in, as far as the identity service knows. */
export interface IdentityUser {
  id: string;
  email: string;
  displayName: string;
}

/** The identity service. Every method rejects with the service's own error: `problemOf` says what it means. */
export interface Identity {
  /** Calls back with who is logged in: once that is known, and at every change, in other tabs too. */
  observe(changed: (user: IdentityUser | null) => void): void;
  logIn(email: string, password: string): Promise<void>;
  /** Forgets the session in all tabs of this browser, without a request. */
  logOut(): Promise<void>;
  /** Gives up a remembered session whose look-up does not come back, so that a login need not wait for it. */
  restart(): Promise<void>;
  /** @param fresh whether the service is asked for a new one */
  getIdToken(fresh?: boolean): Promise<string>;
  /** The address that the code of a mail was sent to. The code is not used up. */
  fetchCodeOwner(code: string): Promise<string>;
  /** Uses the code of a mail. Resolves with the address it was sent to. */
  resetPassword(code: string, password: string): Promise<string>;
  /** @param current the present password, where the login is too old */
  changePassword(password: string, current?: string): Promise<void>;
  changeName(name: string): Promise<IdentityUser>;
}
