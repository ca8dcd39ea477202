import { CircuitState, type IBreaker } from 'cockatiel';
import { createRollingCount } from './rolling-count.ts';

/**
 * Opens a circuit when at least `share` of at least `minimum` requests have failed within the window. (Cockatiel's
 * own sampling remembers old failures for as long as there are no calls, and needs more than the share.)
 */
export function createFailureShare(windowMs: number, minimum: number, share: number): IBreaker {
  const all = createRollingCount(windowMs);
  const failed = createRollingCount(windowMs);
  return {
    state: undefined,
    success(circuit) {
      if (circuit === CircuitState.HalfOpen) {
        all.reset();
        failed.reset();
      }
      all.add();
    },
    failure(circuit) {
      all.add();
      failed.add();
      if (circuit !== CircuitState.Closed) return true;
      const total = all.total();
      return total >= minimum && failed.total() >= share * total;
    },
  };
}
