/** A `load` whose answers a test gives by hand, in any order. */
export function lateCards<T>() {
  const asked: {
    slug: string;
    signal: AbortSignal;
    answer: (result: T) => void;
    fail: () => void;
  }[] = [];
  const load = (slug: string, signal: AbortSignal) =>
    new Promise<T>((answer, reject) => {
      asked.push({ slug, signal, answer, fail: () => reject(new Error('The service is down')) });
    });
  return { asked, load };
}
