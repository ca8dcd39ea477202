/** The person who is logged in, as the identity service knows them. */
export interface IdentityUser {
  /** The service's ID of the login, which never changes. */
  id: string;
  /** The address of the login. */
  email: string;
  /** The name by which the member is called; empty without one. */
  displayName: string;
}

/** The part of a browser's identity service that is the same for passwords and links. Methods reject with a `LoginError`. */
export interface Identity {
  /**
   * Calls back with the current user: once known, and after every change, including other tabs. Has one observer at a
   * time. Returns a function that ends the calls, and removes all listeners and timers.
   */
  observe(changed: (user: IdentityUser | null) => void): () => void;
  /** Removes the session in all tabs of this browser, without a request. */
  logOut(): Promise<void>;
  /** Discards a remembered session that is still being checked, so that a login does not wait for it. */
  restart(): Promise<void>;
  /**
   * Resolves with the token that identifies the member to the api, valid for up to an hour.
   *
   * @param fresh requests a new token
   */
  getIdToken(fresh?: boolean): Promise<string>;
  /** Resolves with the user as changed. */
  changeName(name: string): Promise<IdentityUser>;
}

/** An identity service with passwords. */
export interface PasswordIdentity extends Identity {
  /** Logs in; `observe` reports the user. */
  logIn(email: string, password: string): Promise<void>;
  /** Logs in likewise, in this tab only: nothing that it stores in the browser is there once the tab is closed. */
  logInBriefly(email: string, password: string): Promise<void>;
  /** Resolves with the address that the code was sent to. The code is not used up. */
  fetchCodeOwner(code: string): Promise<string>;
  /** Uses up the code. Resolves with the address it was sent to. */
  resetPassword(code: string, password: string): Promise<string>;
  /**
   * Changes the password of the current user, who stays logged in.
   *
   * @param current the current password, if the login is too old
   */
  changePassword(password: string, current?: string): Promise<void>;
}

/** Effect of a link: it logs its member in, confirms the new address of their login, or undoes that change. */
type LinkPurpose = 'login' | 'address' | 'undo';

/** A link that can be used. */
export interface OpenLink {
  /** Effect of the link once it is used. */
  purpose: LinkPurpose;
  /** The member's address; for `address` the new one, for `undo` the one that the login gets back. */
  email: string;
  /** True in the browser that requested it. */
  isOwnBrowser: boolean;
}

/** An identity service without passwords: members log in by links in emails. */
export interface LinkIdentity extends Identity {
  /** Requests a link. The response is the same for every address. */
  requestLink(email: string): Promise<void>;
  /** Reads a link. It is not used up. */
  openLink(link: string): Promise<OpenLink>;
  /**
   * Uses up a link; `observe` reports the user whom it has logged in.
   *
   * @param onUsed called before that
   * @param isBrief true for a session in this tab only; nothing of it is left once the browser is closed
   */
  useLink(link: string, onUsed: () => void, isBrief?: boolean): Promise<void>;
  /** Requests a link that confirms a new address. */
  requestAddressLink(email: string): Promise<void>;
}
