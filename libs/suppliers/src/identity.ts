import type { StorageFailure } from '@guildhall/server-kit/storage';
import type { UpstreamEvent } from '@guildhall/upstream';
import type { LinkLogins } from './link-logins.ts';
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

interface RecordsOptions {
  /** Deadline of one call, ms. */
  deadlineMs: number;
  onEvent: (event: UpstreamEvent) => void;
  fetch?: typeof fetch;
}

/**
 * A failed call to the identity service. `refused`: the token is not of this project. `ended`: it has expired or was
 * revoked, or its member is disabled or deleted. `unavailable`: the service could not be reached. The service's own
 * messages are dropped: they quote addresses and tokens.
 */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly kind: 'refused' | 'ended' | 'unavailable';
  readonly code: string;

  constructor(kind: IdentityFailure['kind'], code: string) {
    super(`the identity service: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
  }
}

export interface FoundIdentity {
  uid: string;
  /** The address on file, which may be spelled differently: emails go to this one only. */
  email: string;
  /** True if the address was confirmed by email. */
  emailVerified: boolean;
  disabled: boolean;
}

/** The calls that every identity service has. */
interface BaseService {
  /** Verifies the token, that it is not revoked, and that its member is not disabled. */
  verify(idToken: string): Promise<{ uid: string }>;
  findByEmail(email: string): Promise<FoundIdentity | undefined>;
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
  close(): Promise<void>;
}

/** An identity service with passwords. */
export interface PasswordService extends BaseService {
  kind: 'passwords';
  /**
   * Creates a single-use code for setting a password. Email it to the returned address only: the service also finds an
   * identity by addresses that differ from the one on file.
   */
  createPasswordCode(email: string): Promise<{ code: string; address: string }>;
}

/** An identity service without passwords: members log in by links in emails. */
export interface LinkService extends BaseService {
  kind: 'links';
  logins: LinkLogins;
}

/**
 * The parts of the identity service that members need. Methods reject only with IdentityFailure, or with StorageFailure
 * where the logins are in a file of the api's own.
 */
export type IdentityService = PasswordService | LinkService;
