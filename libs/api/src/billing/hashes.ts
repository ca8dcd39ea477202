import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder, restrictToOwner } from '../database/private-files.ts';
import { toStorageFailure, type StorageFailure } from '../database/storage-failure.ts';
import { normaliseEmail } from './normalise-email.ts';

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
  /**
   * The vendor's id of a customer who is new: the same for the same address in the same browser, and no other browser can
   * name it. At most 50 characters.
   */
  customerId(email: string, browser: string, count: number): string;
}

/**
 * Hashes with the key in this folder, which is created if it is missing. While a full disk prevents that, each hash
 * throws StorageFailure.
 *
 * @param onFailure called with each failure, before it is thrown
 */
export function openHashes(folder: string, onFailure?: (failure: StorageFailure) => void): Hashes {
  let known: KeyObject | undefined;
  const key = () => {
    try {
      return (known ??= createSecretKey(loadKey(folder)));
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
    customerId: (email, browser, count) =>
      `gh-${hash('customer', normaliseEmail(email), browser, String(count)).toString('hex').slice(0, 40)}`,
  };
}

function loadKey(folder: string): Uint8Array {
  createPrivateFolder(folder);
  const path = join(folder, 'join.key');
  const key = readKey(path) ?? createKey(path);
  if (key.length < 32)
    throw new Error('join.key in DATA_DIR is damaged: put it back from a copy, or remove it');
  restrictToOwner(path);
  return key;
}

/** Written under a temporary name first, so that neither a crash nor a second process leaves an incomplete key. */
function createKey(path: string): Uint8Array {
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(own, randomBytes(32), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
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
