/** Creates a `load` whose requests a test settles by hand, in any order. */
export function createDeferredCards<T>() {
  const requests: {
    slug: string;
    signal: AbortSignal;
    respond: (result: T) => void;
    fail: () => void;
  }[] = [];
  const load = (slug: string, signal: AbortSignal) =>
    new Promise<T>((respond, reject) => {
      requests.push({ slug, signal, respond, fail: () => reject(new Error('The service is down')) });
    });
  return { requests, load };
}
