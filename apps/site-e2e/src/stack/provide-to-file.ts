import type { TestType } from '@playwright/test';

type Hooks = Pick<TestType<object, object>, 'afterAll'>;

/**
 * Provides something to the tests of a file: `provide` makes it, calls `use` with it, and removes it after the last test.
 * Call it at the top of the file. Unlike a fixture of the worker, it does not end the worker that ran other files.
 *
 * @returns a function for a test's fixture; its first call makes the thing
 */
export function provideToFile<Thing>(
  test: Hooks,
  provide: (use: (thing: Thing) => Promise<void>) => Promise<void>,
): () => Promise<Thing> {
  let current: Promise<Thing> | undefined;
  let remove: () => Promise<void>;
  test.afterAll(async () => {
    if (!current) return;
    current = undefined;
    await remove();
  });
  return () =>
    (current ??= new Promise((resolve, reject) => {
      const released = Promise.withResolvers<void>();
      const provided = provide((thing) => {
        resolve(thing);
        return released.promise;
      });
      provided.catch(reject);
      remove = () => {
        released.resolve();
        return provided;
      };
    }));
}

/** Provides a server or product to the tests of a file. */
export function startForFile<Thing extends { stop(): Promise<void> }>(
  test: Hooks,
  start: () => Promise<Thing>,
): () => Promise<Thing> {
  return provideToFile<Thing>(test, async (use) => {
    const started = await start();
    await use(started);
    await started.stop();
  });
}
