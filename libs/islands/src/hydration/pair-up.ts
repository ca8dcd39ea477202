/**
 * Pairs elements with those that stand for them in another version of the same HTML. Each version may have foreign
 * elements, types and classes. Elements that are alike are told apart by their order, if both versions have as many.
 */
export function pairUp<E extends Element>(before: E[], now: E[]): Map<E, E> {
  const pairs = new Map<E, E>();
  // First those that are alike in everything.
  for (const precision of [6, 4, 2]) {
    const kinds = new Map<string, [before: E[], now: E[]]>();
    [before, now].forEach((elements, version) => {
      for (const element of elements) {
        const kind = describe(element).slice(0, precision).join();
        const alike = kinds.get(kind) ?? [[], []];
        kinds.set(kind, alike);
        if (!pairs.has(element)) (alike[version] as E[]).push(element);
      }
    });
    for (const [olds, news] of kinds.values())
      if (olds.length === news.length)
        news.forEach((element, index) => pairs.set(olds[index] as E, element).set(element, element));
  }
  return pairs;
}

/** Lists first what tools rarely change, and last what translations do. */
function describe(element: Element): unknown[] {
  const { nodeName, name, type, className, ariaLabel, textContent } = element as HTMLButtonElement;
  return [nodeName, name, type, className, ariaLabel, textContent];
}
