/** Ends a process between two steps: from then on nothing of it happens any more. */
export function crashSwitch() {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  const pass = () => {
    if (!isDead && --left > 0) return;
    isDead = true;
    throw new Error('the process was killed');
  };
  return {
    /** Dies at the given step from now: before or after one that is written down or asked of the vendor. */
    dieAt(step: number) {
      left = step;
    },
    get isDead() {
      return isDead;
    },
    /** The same with a step before and after each of its methods. */
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
