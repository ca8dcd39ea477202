/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const sqlite = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const storageCodes = new Set(Object.values(sqlite));
const temporaryCodes = new Set([sqlite.busy, sqlite.io, sqlite.full, sqlite.cannotOpen]);
const systemCodes = new Set(['EACCES', 'EDQUOT', 'EIO', 'ENOSPC', 'EPERM', 'EROFS']);
const temporarySystemCodes = new Set(['EDQUOT', 'EIO', 'ENOSPC']);

/**
 * Lasting state could not be read or written: the file is locked by another process, the disk is full or broken, or the
 * PostgreSQL database did not respond. Holds fixed texts, and nothing that was to be written.
 *
 * @example
 * const toStatus = (error: unknown) => (error instanceof StorageFailure && error.isTemporary ? 503 : 500);
 * toStatus(new Error('a mistake')); // 500
 */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** As Node names it: `ERR_SQLITE_ERROR`, `ENOSPC`. */
  readonly code: string;
  /** SQLite's own message, such as `database is locked`. */
  readonly reason: string | undefined;
  /** True when another process was faster: nothing was changed, and the same work can be done again. */
  readonly isLocked: boolean;
  /** True for a temporary failure: no change of the configuration and no restored copy is needed. */
  readonly isTemporary: boolean;

  constructor(cause: Error, { code, reason, isLocked, isTemporary }: StorageFault) {
    super(reason ?? code, { cause });
    this.code = code;
    this.reason = reason;
    this.isLocked = isLocked;
    this.isTemporary = isTemporary;
  }
}

type StorageFault = Pick<StorageFailure, 'code' | 'reason' | 'isLocked' | 'isTemporary'>;

/**
 * The storage failure behind an error of Node or SQLite; `undefined` for any other error.
 *
 * @example
 * const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
 * toStorageFailure(full)?.isTemporary; // true
 * toStorageFailure(new Error('a mistake')); // undefined
 */
export function toStorageFailure(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageFailure) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, errstr } = error as Error & { code?: string; errcode?: number; errstr?: string };
  if (code === 'ERR_SQLITE_ERROR') {
    // The higher bytes of an extended code only add detail to its lowest one.
    const primary = (errcode ?? 0) & 0xff;
    if (!storageCodes.has(primary)) return undefined;
    const fault = { isLocked: primary === sqlite.busy, isTemporary: temporaryCodes.has(primary) };
    return new StorageFailure(error, { code, reason: errstr, ...fault });
  }
  if (code === undefined || !systemCodes.has(code)) return undefined;
  const isTemporary = temporarySystemCodes.has(code);
  return new StorageFailure(error, { code, reason: undefined, isLocked: false, isTemporary });
}
