import { createHmac, randomBytes } from 'node:crypto';
import type { CcuOrder } from '@guildhall/api-contract/signup';
import type { Hashes } from './hashes.ts';

/** The secret of a browser that has none yet. */
export interface BrowserSecret {
  secret: string;
  /** Call it when its request is done. */
  done: () => void;
}

/** 128 random bits in base64; browsers send a UUID. */
const minKeyLength = 22;

/**
 * Secrets for browsers without a cookie. A request repeated with the same idempotency key, because its response was
 * lost, gets the same secret.
 *
 * Two tabs of one browser may both send the form before either has the cookie. During the first request, another one
 * with exactly the same values, including the tax number, gets the same secret. Otherwise the cookie of the later
 * response would hide a payment in the other tab, and with a tax number there would be two attempts. The values are
 * stored in memory only, for that long, as a hash with a key that no other process has.
 */
export function createBrowserSecrets(
  hashes: Pick<Hashes, 'deriveSecret'>,
): (order: CcuOrder, idempotencyKey: string) => BrowserSecret {
  const key = randomBytes(32);
  const underWay = new Map<string, { secret: string; requests: number }>();
  return ({ layout: _layout, return_path: _path, ...order }, idempotencyKey) => {
    const name = createHmac('sha256', key).update(JSON.stringify(order)).digest('base64url');
    // Anybody who knows the key gets the secret, so one that can be guessed counts as none.
    const createOwn = () =>
      idempotencyKey.length < minKeyLength
        ? randomBytes(32).toString('base64url')
        : hashes.deriveSecret(idempotencyKey);
    const pending = underWay.get(name) ?? { secret: createOwn(), requests: 0 };
    pending.requests += 1;
    underWay.set(name, pending);
    return {
      secret: pending.secret,
      done() {
        pending.requests -= 1;
        if (pending.requests === 0) underWay.delete(name);
      },
    };
  };
}
