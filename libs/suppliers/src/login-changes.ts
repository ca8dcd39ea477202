/** A login as it is on file. */
export interface LoginOnFile {
  /** The address, as its owner typed it. */
  email: string;
  /** The name by which the member is called; may be empty. */
  name: string;
  /** True if nobody can log in with it. */
  disabled: boolean;
}

/** Changes of a login that its member has asked for. Each may be repeated. Rejects as `IdentityService`. */
export interface LoginChanges {
  /** The login with this ID; `undefined` when there is none. */
  find(uid: string): Promise<LoginOnFile | undefined>;
  /** Changes the name by which the member is called. */
  setName(uid: string, name: string): Promise<void>;
  /** Ends every session, on all devices; the tokens of them are ended, too. */
  endSessions(uid: string): Promise<void>;
}

/** As `LoginChanges`, for a service that leaves the confirmation of a new address to the api. */
export interface AddressedLoginChanges extends LoginChanges {
  /**
   * Makes an address that its owner has confirmed the one of the login. The sessions may end with it.
   *
   * @returns `taken` if another login has it; `gone` if there is no such login
   */
  setEmail(uid: string, email: string): Promise<'changed' | 'taken' | 'gone'>;
  /**
   * Finds the time at which the password was last changed, by whomever, ms since 1970; `undefined` for no such login, and for one whose
   * address is not confirmed: nobody has set its first password yet. Without this, members get no email about a changed password.
   */
  findPasswordTime?(uid: string): Promise<number | undefined>;
}
