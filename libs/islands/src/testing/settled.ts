/** Waits for pending promises and one browser task. */
export function settled(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
  return promise;
}
