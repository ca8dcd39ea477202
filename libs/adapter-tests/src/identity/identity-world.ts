import type { IdentityService, Records } from '@guildhall/suppliers';

/** An identity service and its members, for the tests of an adapter. The author of the adapter writes this. */
export interface IdentityWorld {
  identity: IdentityService;
  records: Records;
  /**
   * Somebody registers, without the api's help; `isConfirmed` is true for the owner of the address.
   *
   * @returns `token` is that of a login, as browsers send it; always there for the owner, and missing for others where
   *   nobody else can log in
   */
  register(email: string, options: { isConfirmed: boolean }): Promise<{ uid: string; token?: string }>;
  /**
   * The owner of an address logs in with the email of a new member, which confirms the address.
   *
   * @param code the one in the email; `undefined` for a service without passwords
   * @returns the token of the login
   */
  logIn(email: string, code: string | undefined): Promise<string>;
  /** Returns the name by which a member is called. */
  readName(uid: string): Promise<string>;
  /** An operator disables somebody's login. */
  disable(uid: string): Promise<void>;
  /** Called after the last test. */
  close?(): void | Promise<void>;
}
