/**
 * Returns a function that remembers its result for each object: an unchanged entry, list or main data is the same object
 * again, on page after page.
 *
 * @param compute must depend on nothing else that changes
 * @example const countWords = rememberFor((entry: Entry) => entry.title.split(' ').length);
 */
export function rememberFor<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: compute(key) };
    known.set(key, found);
    return found.result;
  };
}
