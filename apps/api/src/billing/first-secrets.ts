import { createHmac, randomBytes } from 'node:crypto';
import type { CcuOrder } from '@guildhall/api-contract';
import type { Hashes } from './hashes.ts';

/** The secret of a browser that has none yet. */
export interface FirstSecret {
  secret: string;
  /** To be called when its request is done. */
  done: () => void;
}

/**
 * Secrets for browsers without a cookie. A request that is repeated with the same idempotency key, because its answer
 * was lost, is given the same one.
 *
 * Two tabs that set out at once, before either answer has brought the cookie, are one browser: whoever sends all the
 * same, the tax number included, while the first request is under way here, is given the same secret, too. Otherwise the
 * cookie of the later answer would hide what is paid in the other tab, and with a tax number there would be two
 * attempts. What was sent is remembered in memory only, for that long, as a hash by a key that ends with the process.
 */
export function firstSecrets(
  hashes: Pick<Hashes, 'browserOf'>,
): (order: CcuOrder, idempotencyKey: string) => FirstSecret {
  const key = randomBytes(32);
  const underWay = new Map<string, { secret: string; requests: number }>();
  return ({ layout: _layout, return_path: _path, ...order }, idempotencyKey) => {
    const name = createHmac('sha256', key).update(JSON.stringify(order)).digest('base64url');
    const own = () =>
      idempotencyKey === '' ? randomBytes(32).toString('base64url') : hashes.browserOf(idempotencyKey);
    const given = underWay.get(name) ?? { secret: own(), requests: 0 };
    given.requests += 1;
    underWay.set(name, given);
    return {
      secret: given.secret,
      done() {
        given.requests -= 1;
        if (given.requests === 0) underWay.delete(name);
      },
    };
  };
}
