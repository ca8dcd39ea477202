import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPrivateFolder,
  openDatabase,
  restrictToOwner,
  toStorageFailure,
  type StorageFailure,
  type StoragePlace,
  type StoreDefinition,
} from '@guildhall/server-kit/storage';
import { normaliseEmail } from '@guildhall/suppliers';
import { createUsageError } from '@guildhall/server-kit';

/** The keys of a PostgreSQL database. In a folder they are files. */
export const keyStore: StoreDefinition = {
  file: 'keys.sqlite',
  schema: 'CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;',
  version: 1,
  retention: { keys: 'impersonal' },
};

/** Name of the key in the table. */
export const joinKeyName = 'join';
/** Name of the key's file in `DATA_DIR`. */
export const joinKeyFile = 'join.key';

/** Keyed hashes that are stored instead of personal data. */
export interface Hashes {
  hashEmail(email: string): string;
  /**
   * Of a tax number, or of its absence. It has so few digits that its hash could be guessed with the key: it is mixed with
   * the browser's secret, which is not stored anywhere.
   */
  hashTaxNumber(cpr: string | undefined, browser: string): string;
  hashBrowser(secret: string): string;
  /** The first secret of a browser, derived from its attempt id, so that a repeated request gets the same. */
  deriveSecret(attemptId: string): string;
  /** The proof that a browser was logged in with this address. It opens nothing. */
  proveLogin(email: string): string;
  /** The proof that a document of the vendor is this customer's. 22 characters. */
  signDocument(customerId: string, documentId: string): string;
  /**
   * The vendor's id of a customer who is new: the same for the same address in the same browser, and no other browser can
   * name it. At most 50 characters.
   */
  customerId(email: string, browser: string, count: number): string;
}

/**
 * Hashes with the key in this folder or database, which is created if it is missing. While a full disk prevents that, each
 * hash throws StorageFailure. All servers of a database have the same key.
 *
 * @param onFailure called with each failure, before it is thrown
 */
export async function openHashes(
  place: StoragePlace,
  onFailure?: (failure: StorageFailure) => void,
): Promise<Hashes> {
  if (typeof place === 'string') return openHashesInFolder(place, onFailure);
  const key = createSecretKey(await loadSharedKey(place));
  return createHashes(() => key);
}

function openHashesInFolder(folder: string, onFailure?: (failure: StorageFailure) => void): Hashes {
  let cachedKey: KeyObject | undefined;
  const key = () => {
    try {
      return (cachedKey ??= createSecretKey(loadKey(folder)));
    } catch (error) {
      const failure = toStorageFailure(error);
      if (failure) onFailure?.(failure);
      throw failure ?? error;
    }
  };
  try {
    key();
  } catch (error) {
    if (!toStorageFailure(error)?.isTemporary) throw error;
  }
  return createHashes(key);
}

function createHashes(key: () => KeyObject): Hashes {
  const hash = (purpose: string, ...texts: string[]) =>
    createHmac('sha256', key())
      .update(JSON.stringify([purpose, ...texts]))
      .digest();
  const hashEmail = (email: string) => hash('email', normaliseEmail(email)).toString('hex');
  return {
    hashEmail,
    hashTaxNumber(cpr, browser) {
      const mixed = cpr === undefined ? '' : createHmac('sha256', browser).update(cpr).digest('hex');
      return hash('tax', mixed).toString('hex');
    },
    hashBrowser: (secret) => hash('browser', secret).toString('hex'),
    deriveSecret: (attemptId) => hash('attempt', attemptId).toString('base64url'),
    proveLogin: (email) => hash('login', normaliseEmail(email)).toString('base64url'),
    signDocument: (customerId, documentId) =>
      hash('document', customerId, documentId).toString('base64url').slice(0, 22),
    customerId: (email, browser, count) =>
      `gh-${hash('customer', normaliseEmail(email), browser, String(count)).toString('hex').slice(0, 40)}`,
  };
}

/** Of several servers that start at once, all use the key that was stored first. */
async function loadSharedKey(url: URL): Promise<Uint8Array> {
  const database = openDatabase(url, keyStore.file, keyStore);
  try {
    await database.run('INSERT INTO keys (name, value) VALUES ($name, $value) ON CONFLICT DO NOTHING', {
      ...{ name: joinKeyName, value: randomBytes(32) },
    });
    const [row] = await database.rows('SELECT value FROM keys WHERE name = $name', {
      name: joinKeyName,
    });
    return row?.['value'] as Uint8Array;
  } finally {
    await database.close();
  }
}

function loadKey(folder: string): Uint8Array {
  createPrivateFolder(folder);
  const path = join(folder, joinKeyFile);
  const key = readKey(path) ?? createKey(path);
  if (key.length < 32)
    throw createUsageError(
      'GUILDHALL_API_JOIN_KEY',
      'join.key in DATA_DIR is damaged: put it back from a copy, or remove it',
    );
  restrictToOwner(path);
  return key;
}

/** Written under a temporary name first, so that neither a crash nor a second process leaves an incomplete key. */
function createKey(path: string): Uint8Array {
  const temporaryPath = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(temporaryPath, randomBytes(32), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(temporaryPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryPath, { force: true });
  }
  return readFileSync(path);
}

function readKey(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
