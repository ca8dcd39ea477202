import type { StorageFailure } from '@guildhall/server-kit/storage';
import type { UpstreamEvent } from '@guildhall/upstream';
import type { LinkLogins } from './link-logins.ts';
import type { AddressedLoginChanges, LoginChanges } from './login-changes.ts';
import type { PersonalData } from './personal-data.ts';
import type { Records } from './records.ts';

/** The identity service that an adapter has configured, and the records of its members. */
export interface IdentityConnection {
  /** The way in which members log in; that of the organisation (`logins`). */
  kind: IdentityService['kind'];
  /**
   * @param deadlineMs of each call
   * @param onStorageFailure called with each failure of a file of its own, before it is thrown
   * @throws if the credentials of the api cannot be used
   */
  connect(deadlineMs: number, onStorageFailure?: (failure: StorageFailure) => void): Promise<IdentityService>;
  /** Connects to the records of members, with the access token of the service. */
  connectRecords(identity: Pick<IdentityService, 'fetchAccessToken'>, options: RecordsOptions): Records;
  /**
   * Reads how the service is set up; `undefined` if it has no settings of its own.
   *
   * @returns problems with instructions, one line each
   * @throws UpstreamError | IdentityFailure if the settings cannot be read
   */
  fetchProblems:
    | ((
        identity: Pick<IdentityService, 'fetchAccessToken'>,
        options: Omit<RecordsOptions, 'onEvent'>,
      ) => Promise<string[]>)
    | undefined;
}

/** Options of a connection to the members' records. */
interface RecordsOptions {
  /** Deadline of one call, ms. */
  deadlineMs: number;
  /** Called with each event of the calls that deserves a log line. */
  onEvent: (event: UpstreamEvent) => void;
  /**
   * Makes the requests.
   * @default the global `fetch`
   */
  fetch?: typeof fetch;
}

/**
 * A failed call to the identity service. `refused`: the token is not of this project. `ended`: it has expired or was
 * revoked, or its member is disabled or deleted. `unavailable`: the service could not be reached. The service's own
 * messages are dropped: they quote addresses and tokens.
 *
 * @example
 * const toStatus = (error: unknown) =>
 *   error instanceof IdentityFailure && error.kind === 'ended' ? 401 : 503;
 */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  /** The reason, in our own words. */
  readonly kind: 'refused' | 'ended' | 'unavailable';
  /** The service's code, for the log. */
  readonly code: string;

  constructor(kind: IdentityFailure['kind'], code: string) {
    super(`the identity service: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
  }
}

/** A login that was found by its email address. */
export interface FoundIdentity {
  /** The service's ID of the login, which never changes. */
  uid: string;
  /** The address on file, which may be spelled differently: emails go to this one only. */
  email: string;
  /** True if the address was confirmed by email. */
  emailVerified: boolean;
  /** True if nobody can log in with it. */
  disabled: boolean;
}

/** The calls that every identity service has. */
interface BaseService {
  /**
   * Verifies the token, that it is not revoked, and that its member is not disabled. `loggedInAt` (ms since 1970) is when somebody
   * last proved to be this member, which some requests need: without it, they are refused.
   */
  verify(idToken: string): Promise<{ uid: string; loggedInAt?: number }>;
  /** The login with an address; `undefined` when there is none. */
  findByEmail(email: string): Promise<FoundIdentity | undefined>;
  /** The login with this ID; `undefined` when there is none. Needed together with `personalData`. */
  findByUid?(uid: string): Promise<FoundIdentity | undefined>;
  /** Logins in the copy that members get of their data. Without it, members can neither copy nor delete theirs here. */
  personalData?: PersonalData;
  /** Those of the uids that have no login any more. */
  listMissing(uids: readonly string[]): Promise<string[]>;
  /**
   * Creates an identity: nobody can log in before its address was used, to set a password or to open a link. `exists` if
   * there is one.
   *
   * @param name by which the member is called; may be empty, and the member can change it
   */
  create(email: string, name: string): Promise<{ uid: string } | 'exists'>;
  /**
   * Locks the identity's creator out: random password, no other login method or link, all tokens revoked. Repeatable.
   *
   * @param name replaces the creator's
   */
  resetCredentials(uid: string, name: string): Promise<void>;
  /** Token of the service account, for the project's other services. */
  fetchAccessToken(): Promise<string>;
  /** Releases what it holds open. Nothing is called afterwards. */
  close(): Promise<void>;
}

/** An identity service with passwords. */
export interface PasswordService extends BaseService {
  /** Members log in with a password. */
  kind: 'passwords';
  /**
   * Creates a single-use code for setting a password. Email it to the returned address only: the service also finds an
   * identity by addresses that differ from the one on file.
   */
  createPasswordCode(email: string): Promise<{ code: string; address: string }>;
  /** Changes of a login by its member; missing where they cannot change it. */
  changes?: AddressedLoginChanges | undefined;
}

/** An identity service without passwords: members log in by links in emails. */
export interface LinkService extends BaseService {
  /** Members log in by links. */
  kind: 'links';
  /** The links and sessions. */
  logins: LinkLogins;
  /** Changes of a login by its member, besides the address; missing where billing does not follow them. */
  changes?: LoginChanges | undefined;
}

/**
 * The parts of the identity service that members need. Methods reject only with IdentityFailure, or with StorageFailure
 * where the logins are in a file of the api's own.
 */
export type IdentityService = PasswordService | LinkService;
