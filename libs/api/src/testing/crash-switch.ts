/**
 * Kills a process between two steps: from then on, each of its steps fails.
 *
 * @example
 * const crash = createCrashSwitch();
 * const store = crash.around({ save: async () => undefined });
 * crash.dieAt(2); // fails after the method was called, before it returns
 */
export function createCrashSwitch() {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  const died = Promise.withResolvers<void>();
  const pass = () => {
    if (!isDead && --left > 0) return;
    isDead = true;
    died.resolve();
    throw new Error('the process was killed');
  };
  return {
    /** Kills it at the given step from now. A step is before or after a call of the store or the vendor. */
    dieAt(step: number) {
      left = step;
    },
    /** Resolves once it is dead: what it would try again needs nobody to wait. */
    died: died.promise,
    get isDead() {
      return isDead;
    },
    /** The same object, with a step before and after each of its methods. */
    around<T extends object>(target: T): T {
      return new Proxy(target, {
        get(object, name, receiver) {
          const method: unknown = Reflect.get(object, name, receiver);
          if (typeof method !== 'function' || name === 'close') return method;
          return async (...values: unknown[]) => {
            pass();
            const result: unknown = await Reflect.apply(method, object, values);
            pass();
            return result;
          };
        },
      });
    },
  };
}
