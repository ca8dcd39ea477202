export interface IdentityUser {
  id: string;
  email: string;
  displayName: string;
}

/** The identity service. Methods reject with the service's own error, which `toProblem` translates. */
export interface Identity {
  /** Calls back with the current user: once known, and after every change, including other tabs. */
  observe(changed: (user: IdentityUser | null) => void): void;
  logIn(email: string, password: string): Promise<void>;
  /** Removes the session in all tabs of this browser, without a request. */
  logOut(): Promise<void>;
  /** Discards a remembered session that is still being checked, so that a login does not wait for it. */
  restart(): Promise<void>;
  /** @param fresh requests a new token */
  getIdToken(fresh?: boolean): Promise<string>;
  /** Resolves with the address that the code was sent to. The code is not used up. */
  fetchCodeOwner(code: string): Promise<string>;
  /** Uses up the code. Resolves with the address it was sent to. */
  resetPassword(code: string, password: string): Promise<string>;
  /** @param current the current password, if the login is too old */
  changePassword(password: string, current?: string): Promise<void>;
  changeName(name: string): Promise<IdentityUser>;
}
