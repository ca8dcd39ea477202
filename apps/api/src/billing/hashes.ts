import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CcuOrder } from '@guildhall/api-contract';
import { normalizedEmail } from './normalized-email.ts';

/** Keyed hashes that are stored instead of personal data. */
export interface Hashes {
  ofEmail(email: string): string;
  /**
   * Of all values of a sign-up except its layout and return path. A tax number has so few digits that its hash could be
   * guessed with the key: it is mixed with the browser's secret, which is not stored anywhere.
   */
  ofOrder(order: CcuOrder, browser: string): string;
  ofBrowser(secret: string): string;
  /** The first secret of a browser, derived from its attempt id, so that a repeated request gets the same. */
  browserOf(attemptId: string): string;
  /** The vendor's id of a customer who is new: the same for the same address. At most 50 characters. */
  customerId(email: string, count: number): string;
}

/** Hashes with the key in this folder, which is made when there is none yet. */
export function openHashes(folder: string): Hashes {
  return hashesWith(keyIn(folder));
}

function hashesWith(key: Uint8Array): Hashes {
  const hash = (purpose: string, ...texts: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...texts]))
      .digest();
  const ofEmail = (email: string) => hash('email', normalizedEmail(email)).toString('hex');
  return {
    ofEmail,
    ofOrder({ layout: _layout, return_path: _path, tax_deduction_cpr: cpr, ...order }, browser) {
      const mixed = cpr === undefined ? '' : createHmac('sha256', browser).update(cpr).digest('hex');
      return hash('order', JSON.stringify(sorted(order)), mixed).toString('hex');
    },
    ofBrowser: (secret) => hash('browser', secret).toString('hex'),
    browserOf: (attemptId) => hash('attempt', attemptId).toString('base64url'),
    customerId: (email, count) =>
      `gh-${hash('customer', normalizedEmail(email), String(count)).toString('hex').slice(0, 40)}`,
  };
}

/** Sorts the fields of objects, so that their order does not change the hash. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

/** Written under a temporary name first, so that neither a crash nor a second process leaves an incomplete key. */
function keyIn(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'join.key');
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, randomBytes(32), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  const key = readFileSync(path);
  if (key.length < 32)
    throw new Error('join.key in DATA_DIR is damaged: put it back from a copy, or remove it');
  return key;
}
